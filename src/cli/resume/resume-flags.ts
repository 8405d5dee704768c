import type { FlagSpec } from '../command.ts'
import { longName } from '../global-flags.ts'

/** Asks at once, and goes on: nothing that only tells what would be done can do that. */
export const INTERACTIVE: FlagSpec = { flag: '--interactive', text: 'ask here what the run asks, and go on at once' }

/** How people take part in a segment. */
export const PEOPLE_FLAGS: readonly FlagSpec[] = [
  {
    flag: '--supervise <what>', choices: ['mutating', 'all'],
    text: 'ask a person before each command that changes the world, or before all; never inherited by a later resume',
  },
  { flag: '--webhook <url>', text: 'post what the run asks there, signed with the secret in FLOWIR_WEBHOOK_SECRET' },
]

/** Instead of a file: the flow that the run last executed, as the store keeps it. */
export const ARCHIVED = 'archived'

/** What a resume is to do: a saved plan holds these. */
export const PLANNED_FLAGS: readonly FlagSpec[] = [
  { flag: '--flow <file>', text: `the flow to go on with, or "${ARCHIVED}": the one the run last executed` },
  { flag: '--ir <file>', text: 'the same, already sealed' },
  { flag: '--param <name=value>', text: 'another value for a parameter', many: true },
  { flag: '--params <file>', text: 'other values for parameters, of a JSON file' },
  { flag: '--force-reexecute <ref>', text: 'counts as changed; releases no gate', many: true },
  { flag: '--allow-mutating-reexec <ref>', text: 'releases one effect that would be repeated, in this resume', many: true },
  { flag: '--reason <text>', text: 'why it is done again: kept in the log' },
  { flag: '--adopt <ref=reason>', text: 'keeps what happened instead of running it again', many: true },
  { flag: '--adopt-rest <reason>', text: 'keeps everything that only its place in the flow would run again' },
  { flag: '--cancel-running <ref>', text: 'stops a command that is still running and is no longer wanted', many: true },
  { flag: '--restore-artifact <path>', text: 'puts a file back that a step made and somebody altered', many: true },
  { flag: '--accept-artifact <path>', text: 'takes such a file as it is now, as its newest version', many: true },
  { flag: '--old-ir <file>', text: 'the flow that the run last executed, where the store does not have it' },
  { flag: '--stop-at <ref>', text: 'suspend before this step begins' },
  { flag: '--stop-after <ref>', text: 'suspend after this step has ended' },
  { flag: '--platform <name>', text: 'another env.platform' },
  { flag: '--vision <name>', text: 'who looks at images: off' },
]

/** How the process that does it behaves. */
export const PROCESS_FLAGS: readonly FlagSpec[] = [
  { flag: '--wait <time>', text: 'how long to wait while another process works on the run' },
  { flag: '--force-stale-writer', text: 'take over from a process that cannot be proved dead' },
  { flag: '--suspend-after <time>', text: 'suspend at the next safe point after so long' },
  { flag: '--suspend-on-wait', text: 'suspend when only times to come are waited for' },
  { flag: '--concurrency <n>', text: 'commands under way at once' },
  { flag: '--stop-grace <time>', text: 'how long mutating work may go on after a signal (default: 5s)' },
  ...PEOPLE_FLAGS,
]

export const PLANNED_NAMES: readonly string[] = PLANNED_FLAGS.map(longName)
export const PROCESS_NAMES: readonly string[] = [...PROCESS_FLAGS, INTERACTIVE].map(longName)
/** Those of them that name a file. */
export const FILE_NAMES: readonly string[] = ['flow', 'ir', 'params', 'old-ir']
