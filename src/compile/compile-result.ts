import type { Diagnostic } from '../model/diagnostic.ts'
import type { FlowBundle, Hash, ProviderPin } from '../model/flow.ts'
import type { Lockfile, ProviderManifest } from '../model/manifest.ts'
import type { ActChannel, EffectClass } from '../model/vocabulary.ts'
import type { SchemaCheck } from '../ports/schema-check.ts'
import type { SourceFiles } from '../ports/source-files.ts'

/** What a compilation starts from. */
export interface CompileInput {
  /** The flow's file, as `sources` knows it and as diagnostics are to show it. */
  readonly entry: string
  readonly sources: SourceFiles
  /** What to bind against: a lockfile, or the manifests of the installed providers. */
  readonly manifests: readonly ProviderManifest[] | Lockfile
  readonly schemaCheck: SchemaCheck
  /** Generation to seal; 2 unless 1 is asked for. */
  readonly irVersion?: 1 | 2
  /**
   * The authoring tree, when a program built it instead of a text in `entry`. As a function it is asked twice,
   * and what differs is warned of.
   */
  readonly parsed?: unknown
}

/** How one step that acts is bound. */
export interface StepBinding {
  readonly stepId: string
  /** `provider:action`. */
  readonly action: string
  readonly channel?: ActChannel
  readonly effect: EffectClass
  readonly idempotent: boolean
  /** Arguments that are written out and were checked, and those that are computed when the step runs. */
  readonly args: { readonly [name: string]: 'static' | 'deferred' }
}

/** How one flow is bound. */
export interface FlowBinding {
  readonly flowId: string
  readonly irHash: Hash
  readonly file: string
  readonly providers: { readonly [name: string]: ProviderPin }
  readonly steps: readonly StepBinding[]
  /** What could be better but is no warning. */
  readonly advice: readonly Diagnostic[]
}

/** What a compilation bound, and against what. The root flow comes first. */
export interface BindingReport { readonly against: 'lockfile' | 'manifests'; readonly flows: readonly FlowBinding[] }

/** A sealed flow with its subflows and warnings, or everything that is wrong. */
export type CompileResult =
  | { readonly ok: true; readonly bundle: FlowBundle; readonly diagnostics: readonly Diagnostic[]; readonly report: BindingReport }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
