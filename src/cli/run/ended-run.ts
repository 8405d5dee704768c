import type { RunEnding } from '../reporters/reporter.ts'
import type { ReadyRun } from './prepare-many.ts'

/** How one of several runs came out. */
export type EndedRun =
  | { readonly kind: 'ended'; readonly ready: ReadyRun; readonly exit: number; readonly ending: RunEnding }
  /** It was refused, or its process could not go on with it: what was thrown. */
  | { readonly kind: 'failed'; readonly ready: ReadyRun; readonly exit: number; readonly error: unknown }
  /** A signal came first. */
  | { readonly kind: 'notBegun'; readonly ready: ReadyRun; readonly exit: number }
