import { readFileSync } from 'node:fs'
import { messageOf } from '../../base/message-of.ts'
import { lineAndColumn, scanJson } from '../../core/flow/scan-json.ts'
import type { SchemaProblem } from '../../core/flow/schema-problems.ts'
import { Fault } from '../../model/fault.ts'

const wrong = (message: string, cause?: unknown): Fault => new Fault('config.invalid', message, { cause, next: 'mend the file' })

/** A problem with what it is about. */
export const problemText = ({ pointer, problem }: SchemaProblem): string => (pointer === '' ? problem : `${pointer} ${problem}`)

function readText(file: string, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(readFileSync(file))
  } catch (error) {
    throw wrong(`${name} cannot be read: ${messageOf(error)}`, error)
  }
}

type Check = (value: unknown, text: string) => Promise<void>

/**
 * The value of a JSON file.
 * @param check refuses it with a fault whose data holds the `problems`
 * @throws Fault config.invalid with line and column of every problem
 */
export async function readCheckedJson(file: string, name: string, check: Check): Promise<unknown> {
  const text = readText(file, name)
  try {
    const value: unknown = JSON.parse(text)
    await check(value, text)
    return value
  } catch (error) {
    throw await placed(error, text, name)
  }
}

/** The same failure with lines and columns: looked up only now, because it is rare. */
async function placed(error: unknown, text: string, name: string): Promise<Fault> {
  const scan = scanJson(text)
  if (!scan.ok) return wrong(`${name}:${lineAndColumn(text, scan.error.offset)} is not JSON: ${scan.error.problem}`, error)
  if (!(error instanceof Fault)) return wrong(`${name}: ${messageOf(error)}`, error)
  const { placeOfPointer } = await import('./config-place.ts')
  const problems = (error.data?.['problems'] ?? []) as readonly SchemaProblem[]
  const lines = problems.map((each) => `${name}:${placeOfPointer(text, each.pointer)} ${problemText(each)}`)
  return new Fault('config.invalid', lines.join('\n'), { next: 'mend the file', data: { file: name, problems } })
}
