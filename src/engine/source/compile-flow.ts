import path from 'node:path'
import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { FlowDefinition } from '../../compile/define/flow-definition.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { Lockfile } from '../../model/manifest.ts'
import type { Provider } from '../../ports/provider.ts'
import { CompileError } from './compile-error.ts'
import { compileSource } from './compile-source.ts'

type Values = Readonly<Record<string, Json>>

/** A sealed flow with its subflows, and the types of what it takes and gives where they are known. */
export interface CompiledFlow<Params = Values, Outputs = Values> extends FlowBundle {
  readonly warnings: readonly Diagnostic[]
  /** Never there: it carries the types. */
  readonly definition?: FlowDefinition<Params, Outputs>
}

export interface CompileFlowOptions {
  /** The flow is bound against what they can do. */
  readonly providers: readonly Pick<Provider, 'manifest'>[]
  /** Bind against this instead: what `runner lock` wrote. */
  readonly lockfile?: Lockfile
  /** What relative paths mean. Default: the current folder. */
  readonly folder?: string
  /** Generation to seal. Default 2. */
  readonly irVersion?: 1 | 2
}

/**
 * Compiles a flow of a file (`*.flow.yaml`, `*.flow.ts`) or one that `defineFlow` made, with the files it names.
 * @throws CompileError with every diagnostic; Fault run.flow-unreadable when a module cannot be loaded
 * @example const flow = await compileFlow('release.flow.yaml', { providers: [shell()] })
 */
export async function compileFlow<Params = Values, Outputs = Values>(
  source: string | FlowDefinition<Params, Outputs>, { providers, lockfile, folder = '.', irVersion }: CompileFlowOptions,
): Promise<CompiledFlow<Params, Outputs>> {
  const manifests = lockfile ?? providers.map(({ manifest }) => manifest)
  const result = await compileSource(source, { folder: path.resolve(folder), manifests, ...given('irVersion', irVersion) })
  if (!result.ok) throw new CompileError(result.diagnostics)
  return { ...result.bundle, warnings: result.diagnostics }
}
