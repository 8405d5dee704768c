import type { Json } from '../../base/json.ts'
import type { Outcome } from '../../model/vocabulary.ts'
import type { Boundary } from './boundary.ts'

/** The run of every process; the same id gives the same idempotency keys in every store. */
export const CRASH_RUN_ID = 'crash'

/** What one process is told. */
export interface CrashTask {
  /** Absolute path of the scene's module, or of a flow. */
  readonly scene: string
  readonly storeDir: string
  readonly workDir: string
  readonly worldFile: string
  /** Which process of the run it is, from 1. */
  readonly life: number
  /** A person's: it answers what the run asks, and ends. */
  readonly answers?: true
  /** Where it dies; absent: it goes on to its end. */
  readonly at?: Boundary
  /** What happens to it there. Default SIGKILL. */
  readonly signal?: 'SIGKILL' | 'SIGSTOP'
  /** Dying takes along what no flush has brought to the disk. */
  readonly powerCut?: boolean
  /** Load everything, say `ready`, and begin at a line on stdin. */
  readonly poised?: boolean
}

/** What one process says at its end. */
export type CrashReply =
  | {
    readonly kind: 'ended'; readonly outcome: Outcome; readonly outputs?: Readonly<Record<string, Json>>; readonly reason?: string
    readonly passed: readonly Boundary[]
    /** It failed, and a person is to have it tried again. */
    readonly retries?: true
  }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
