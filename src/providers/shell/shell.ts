import type { Provider } from '../../ports/provider.ts'
import { openJournal } from '../reconcile-call.ts'
import { shellManifest } from './shell-manifest.ts'
import { createShellSession } from './shell-session.ts'

export interface ShellOptions {
  /** What every command inherits. Default: the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/**
 * The provider of `shell:exec`: commands of this machine, each in a process group of its own. A mutating one outlives a killed
 * runner: a resume finds it running, or how it ended.
 * @example new Runner({ store, providers: [shell()] })
 */
export function shell({ env = process.env }: ShellOptions = {}): Provider {
  return {
    manifest: shellManifest,
    async open(options) {
      await openJournal(options)
      return createShellSession(options, env)
    },
  }
}
