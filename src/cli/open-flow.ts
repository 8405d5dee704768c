import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { given } from '../base/given.ts'
import { messageOf } from '../base/message-of.ts'
import type { BindingReport, CompileResult } from '../compile/compile-result.ts'
import { readBundle } from '../core/flow/read-bundle.ts'
import { compileSource, type CompileSourceOptions } from '../engine/source/compile-source.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { Fault } from '../model/fault.ts'
import type { FlowBundle } from '../model/flow.ts'
import { meantText } from './meant-text.ts'

/** A flow that was named on the command line; one that was sealed before brings no report. */
export type OpenedFlow =
  | { readonly ok: true; readonly bundle: FlowBundle; readonly diagnostics: readonly Diagnostic[]; readonly report?: BindingReport }
  | Extract<CompileResult, { readonly ok: false }>

/** Files beside a path whose names are near it. */
function nearFiles(path: string): string {
  try {
    return meantText(basename(path), readdirSync(dirname(path)))
  } catch {
    return ''
  }
}

function checkFile(path: string, word: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isFile() === true) return
  const problem = found === undefined ? `there is no file ${word}${nearFiles(path)}` : `${word} is not a file`
  throw new Fault('run.flow-unreadable', problem, { next: 'runner run' })
}

function readSealed(path: string, word: string): FlowBundle {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    throw new Fault('run.flow-unreadable', `${word} cannot be read: ${messageOf(error)}`, { cause: error })
  }
  const bundle = readBundle(text)
  if (bundle.ok) return bundle.value
  const { code, message, next, data } = bundle.error
  throw new Fault(code, `${word}: ${message}`, { cause: bundle.error, ...given('next', next), ...given('data', data) })
}

/** A sealed flow, whatever its file is called. @throws Fault run.flow-unreadable and those of reading FlowIR */
export function readSealedFile(word: string, folder: string): FlowBundle {
  const path = resolve(folder, word)
  checkFile(path, word)
  return readSealed(path, word)
}

export const isSealed = (word: string): boolean => word.endsWith('.json')

/**
 * The flow of a file: sealed FlowIR as it is, YAML and TypeScript compiled.
 * @throws Fault run.flow-unreadable and those of reading FlowIR
 */
export async function openFlow(word: string, options: CompileSourceOptions): Promise<OpenedFlow> {
  const path = resolve(options.folder, word)
  checkFile(path, word)
  return isSealed(word) ? { ok: true, bundle: readSealed(path, word), diagnostics: [] } : compileSource(word, options)
}
