import { schemaProblems, type SchemaProblem } from '../../core/flow/schema-problems.ts'
import { Fault } from '../../model/fault.ts'

/**
 * Refuses what is not a configuration, every problem in words.
 * @throws Fault config.invalid
 */
export async function checkConfig(value: unknown, place: (problem: SchemaProblem) => string): Promise<void> {
  const { validateConfig } = await import('../../model/generated/validate-config.js')
  const problems = schemaProblems(validateConfig, value)
  if (problems.length === 0) return
  throw new Fault('config.invalid', problems.map(place).join('\n'), { next: 'runner config --explain', data: { problems } })
}
