import type { SecretSource } from '../model/config.ts'
import type { Lockfile } from '../model/manifest.ts'
import type { Policy } from '../model/policy.ts'
import type { Ambient } from '../ports/ambient.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { Provider } from '../ports/provider.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { VisionVerifier } from '../ports/vision.ts'
import type { Clock } from './clock.ts'
import type { WorkFolder } from './world/work-folder.ts'

export interface RunnerOptions {
  /** Where runs are kept. The runner does not close a store it was given. */
  readonly store: RunStore
  readonly providers: readonly Provider[]
  /** Dispatches under way at once, over all runs of this runner. Default: the number of processors. */
  readonly concurrency?: number
  /** What relative paths of a flow mean. Default: the current folder. */
  readonly workDir?: string
  readonly secrets?: Readonly<Record<string, SecretSource>>
  /** What the flows were bound against: with it, an action's input may have gained optional properties since. */
  readonly lockfile?: Lockfile
  readonly vision?: VisionVerifier
  /** Who tells people what runs ask. */
  readonly notifiers?: readonly Notifier[]
  /** The command line in notices that shows how to answer. Default: `runner inbox`. */
  readonly answerHint?: string
  /** Which effects may be repeated when a resume names them; without one, all of them. */
  readonly policy?: Policy
  /** What the machine is for, as rules of the policy name it. Without a name every rule that names environments counts. */
  readonly environment?: string
  /** How long a process is given between being asked to end and being killed, in milliseconds. Default 5,000. */
  readonly killGraceMs?: number
  /** Larger files that steps declare as artifacts are not kept, and make their step unknown, in bytes. Default 1 GiB. */
  readonly maxArtifactBytes?: number
  /**
   * The files that steps read and make. Default: those of `workDir`. `null`: none; what steps read is not looked at, and what they make is
   * not kept.
   */
  readonly folder?: WorkFolder | null
  /** How often a live run looks for a cancellation written by another process, in milliseconds; 0: never. Default 500. */
  readonly lookEveryMs?: number
  readonly ambient?: Ambient
  readonly clock?: Clock
  /** Name and version of the embedding software, for the log. */
  readonly software?: string
}
