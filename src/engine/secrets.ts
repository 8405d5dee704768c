import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { refsOf } from '../core/expr/refs.ts'
import type { SecretSource } from '../model/config.ts'
import { Fault } from '../model/fault.ts'
import type { SecretResolver } from '../ports/provider.ts'
import { flowExpressions } from './flow-expressions.ts'
import type { FlowSet } from './flow-set.ts'

/** Shorter values are refused: masking them would blank ordinary text. */
const SHORTEST_SECRET = 6

/** Names of the secrets the flows refer to. */
export const secretsOf = (flows: FlowSet): readonly string[] => [...new Set(flows.all.flatMap((flow) =>
  flowExpressions(flow).flatMap(refsOf).flatMap((ref) => (ref.kind === 'secret' ? [ref.name] : []))))]

/** Resolves secrets from their declared sources; without one, from the environment variable of the same name. */
export function secretResolver(
  sources: Readonly<Record<string, SecretSource>>, env: Readonly<Record<string, string | undefined>>,
): SecretResolver {
  const resolved = new Set<string>()
  return {
    known: () => [...resolved],
    async resolve(name) {
      const source = sources[name] ?? { env: name }
      const value = await read(name, source, env)
      if (value.length < SHORTEST_SECRET) {
        throw new Fault(
          'provider.secret-missing', `the secret "${name}" is shorter than ${String(SHORTEST_SECRET)} characters, too short to be masked`,
          { next: 'use a longer value' },
        )
      }
      resolved.add(value)
      return value
    },
  }
}

async function read(name: string, source: SecretSource, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  if ('env' in source) {
    const value = env[source.env]
    if (value === undefined) throw missing(name, `the environment variable ${source.env} is not set`)
    return value
  }
  try {
    if ('file' in source) return (await readFile(source.file, 'utf8')).trimEnd()
    const [program = '', ...args] = source.command
    return (await promisify(execFile)(program, args)).stdout.trimEnd()
  } catch (error) {
    throw missing(name, error instanceof Error ? error.message : String(error))
  }
}

const missing = (name: string, why: string): Fault =>
  new Fault(
    'provider.secret-missing', `the secret "${name}" has no value: ${why}`,
    { next: 'set it, or declare its source under "secrets" in runner.config.json' },
  )
