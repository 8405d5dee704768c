import { existsSync } from 'node:fs'
import { given } from '../../base/given.ts'
import { messageOf } from '../../base/message-of.ts'
import { compileFlow } from '../../compile/compile-flow.ts'
import type { CompileInput, CompileResult } from '../../compile/compile-result.ts'
import { isFlowDefinition, toAuthoring, type FlowDefinition } from '../../compile/define/flow-definition.ts'
import { Fault } from '../../model/fault.ts'
import { loadSchemaCheck } from '../schema-check.ts'
import { DiskFiles } from './disk-files.ts'
import { loadModule } from './load-module.ts'

export interface CompileSourceOptions {
  /** What relative paths mean, and what names in diagnostics are relative to. Absolute. */
  readonly folder: string
  readonly manifests: CompileInput['manifests']
  readonly irVersion?: 1 | 2
}

const unreadable = (name: string, problem: string, cause?: unknown): Fault =>
  new Fault('run.flow-unreadable', `${name} ${problem}`, { cause, next: 'mend the file' })

/** Puts a flow written as a module where the compiler finds it; one that is not there is the compiler's to report. */
async function load(files: DiskFiles, name: string): Promise<void> {
  if (!existsSync(files.pathOf(name))) return void files.put(name, undefined)
  let flow: unknown
  try {
    flow = await loadModule(files.pathOf(name))
  } catch (error) {
    throw unreadable(name, `cannot be loaded: ${messageOf(error)}`, error)
  }
  if (!isFlowDefinition(flow)) throw unreadable(name, 'has no flow as its default export: make one with defineFlow')
  files.put(name, toAuthoring(flow))
}

/**
 * Compiles a flow of a file, or one that a program built, with the files it names.
 * @throws Fault run.flow-unreadable when a module cannot be loaded
 */
export async function compileSource(source: string | FlowDefinition, options: CompileSourceOptions): Promise<CompileResult> {
  const { folder, manifests, irVersion } = options
  const files = new DiskFiles(folder)
  const input: CompileInput = {
    sources: files, manifests, schemaCheck: await loadSchemaCheck(), ...given('irVersion', irVersion),
    ...typeof source === 'string' ? { entry: files.nameOf(source) } : { entry: source.id, parsed: toAuthoring(source) },
  }
  for (;;) {
    const result = compileFlow(input)
    if (files.missing.length === 0) return result
    for (const name of files.missing) await load(files, name)
  }
}
