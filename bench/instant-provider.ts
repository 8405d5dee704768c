import { createSession } from '../src/providers/provider-session.ts'
import type { ActionManifest, ProviderManifest } from '../src/model/manifest.ts'
import type { Provider } from '../src/ports/provider.ts'
import type { EffectClass } from '../src/model/vocabulary.ts'

// A world that answers at once and remembers nothing, so that what is measured is the runner.

export const MANIFEST: ProviderManifest = {
  name: 'instant', version: '1', features: [], channels: [],
  actions: {
    mutating: { effect: 'mutating', input: { type: 'object' }, output: {} },
    readonly: { effect: 'readonly', input: { type: 'object' }, output: {} },
  } satisfies Record<EffectClass, ActionManifest>,
}

/** @param onDispatch called with each dispatch before it is answered */
export function instant(onDispatch: () => Promise<void> | undefined): Provider {
  return {
    manifest: MANIFEST,
    open: (options) => Promise.resolve(createSession({
      manifest: MANIFEST, options,
      async execute() {
        await onDispatch()
        return { terminal: 'succeeded', effect: 'landed', output: { ok: true } }
      },
      reconcile: () => Promise.resolve({ fate: 'neverDispatched' }),
    })),
  }
}
