import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { messageOf } from '../../base/message-of.ts'
import { lineAndColumn, scanJson } from '../../core/flow/scan-json.ts'
import type { SchemaProblem } from '../../core/flow/schema-problems.ts'
import { Fault } from '../../model/fault.ts'
import type { Config } from '../../model/config.ts'
import { loadModule } from '../../engine/source/load-module.ts'
import { checkConfig } from './check-config.ts'
import type { ConfigLayer } from './config-layer.ts'

const wrong = (message: string, cause?: unknown): Fault => new Fault('config.invalid', message, { cause, next: 'mend the file' })

const problemText = ({ pointer, problem }: SchemaProblem): string => (pointer === '' ? problem : `${pointer} ${problem}`)

function readText(file: string, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(readFileSync(file))
  } catch (error) {
    throw wrong(`${name} cannot be read: ${messageOf(error)}`, error)
  }
}

async function readJson(file: string, name: string): Promise<unknown> {
  const text = readText(file, name)
  try {
    const value: unknown = JSON.parse(text)
    await checkConfig(value, () => '')
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

async function readModule(file: string, name: string): Promise<unknown> {
  let value: unknown
  try {
    value = await loadModule(file)
  } catch (error) {
    throw wrong(`${name} cannot be loaded: ${messageOf(error)}`, error)
  }
  await checkConfig(value, (problem) => `${name}: ${problemText(problem)}`)
  return value
}

/** A configuration file as a layer. @throws Fault config.invalid, with line and column where the file is JSON */
export async function readConfigFile(file: string, cwd: string): Promise<ConfigLayer> {
  const name = relative(cwd, file).startsWith('..') ? file : relative(cwd, file)
  const config = file.endsWith('.json') ? await readJson(file, name) : await readModule(file, name)
  return { name, folder: dirname(file), config: config as Config }
}
