// The one closed table of faults: we refuse or cannot go on. Code, exit code, title, docs page.

const fault = <const E extends number>(exit: E, title: string): { readonly exit: E; readonly title: string } => ({ exit, title })

export const FAULTS = {
  'usage.invalid': fault(64, 'The command line is wrong'),
  'usage.not-available': fault(64, 'This version does not offer that yet'),
  'config.invalid': fault(65, 'The configuration file is wrong'),
  'lock.missing': fault(65, 'There is no lockfile'),
  'lock.stale': fault(65, 'The lockfile does not cover this flow'),
  'lock.invalid': fault(65, 'The lockfile cannot be read'),
  'ir.invalid': fault(65, 'The document is not valid FlowIR'),
  'ir.hash-mismatch': fault(65, 'A hash of the sealed flow does not match its content'),
  'ir.unverifiable-number': fault(65, 'A number of the sealed flow cannot be verified after reading'),
  'ir.subflow-missing': fault(65, 'A pinned subflow is not part of the bundle'),
  'ir.version-unknown': fault(65, 'The generation of the document is not known'),
  'ir.not-json': fault(65, 'The document is not JSON'),
  'run.params-invalid': fault(64, 'The parameters do not fit the flow'),
  'run.id-taken': fault(64, 'A run of this id exists'),
  'run.id-invalid': fault(64, 'The run id cannot be used'),
  'run.unknown': fault(64, 'There is no such run'),
  'run.ambiguous': fault(64, 'The run id is not unique'),
  'run.flow-unreadable': fault(64, 'The flow file cannot be read'),
  'run.not-live': fault(64, 'The run is over'),
  'run.history-missing': fault(3, 'The store does not hold the earlier attempt of this run'),
  'run.step-unknown': fault(64, 'There is no such step in the run'),
  'run.step-ambiguous': fault(64, 'The step has several instances'),
  'run.artifact-unknown': fault(64, 'There is no such artifact'),
  'run.artifact-ambiguous': fault(64, 'Several artifacts have that name'),
  'resume.requires-confirmation': fault(3, 'An effect would be repeated'),
  'resume.policy-forbids': fault(64, 'The policy forbids to repeat an effect'),
  'resume.allow-names-nothing': fault(64, 'A permission names nothing that is gated'),
  'resume.flag-names-nothing': fault(64, 'A flag names nothing that it applies to'),
  'resume.old-ir-mismatch': fault(64, 'The old flow given is not the one the run executed'),
  'resume.flow-choice': fault(64, 'The flow file has changed since the run'),
  'resume.other-flow': fault(64, 'The flow given is not the one the run is of'),
  'resume.ref-unknown': fault(64, 'There is no such instance'),
  'resume.ref-ambiguous': fault(64, 'The step has several instances'),
  'resume.plan-stale': fault(64, 'The saved plan no longer fits'),
  'resume.artifact-altered': fault(3, 'An artifact was altered'),
  'resume.artifact-blocked': fault(64, 'An artifact cannot be put back'),
  'resume.sources-unreadable': fault(64, 'A file that a step reads cannot be read'),
  'import.invalid': fault(64, 'The file is not a sound export of a run'),
  'import.parent-missing': fault(64, 'The run was forked from one that is not here'),
  'human.answer-refused': fault(64, 'The answer was refused'),
  'retry.busy': fault(75, 'The run is busy'),
  'retry.gated': fault(3, 'An effect would be repeated'),
  'retry.nothing_failed': fault(64, 'There is nothing to retry'),
  'retry.unknown_step': fault(64, 'There is no such step'),
  'retry.unknown_run': fault(64, 'There is no such run'),
  'retry.ambiguous': fault(64, 'Several instances failed'),
  'control.refused': fault(64, 'The control socket cannot be trusted'),
  'control.unavailable': fault(64, 'The run cannot listen'),
  'control.no-answer': fault(75, 'The process of the run does not answer'),
  'store.writer-busy': fault(75, 'Another process is writing this run'),
  'store.busy': fault(75, 'The store is busy'),
  'store.newer-version': fault(64, 'The store was written by a newer version'),
  'store.not-a-store': fault(64, 'The folder does not hold a store'),
  'store.corrupt': fault(64, 'The store is damaged'),
  'store.read-only': fault(64, 'The store cannot be written'),
  'store.full': fault(64, 'There is no space left for the store'),
  'store.missing': fault(64, 'There is no store'),
  'store.unreadable': fault(64, 'The store cannot be read'),
  'store.event-refused': fault(64, 'The log does not accept this event'),
  'store.epoch-lost': fault(64, 'Another process took over this run'),
  'store.checkpoint-mismatch': fault(64, 'The materialised view differs from the log'),
  'store.history-diverged': fault(64, 'The log to import forks a known one'),
  'store.evidence-missing': fault(64, 'Evidence is missing or altered'),
  'provider.capability-drift': fault(64, 'The provider is not what the flow was bound to'),
  'provider.unknown': fault(64, 'No provider of that name is configured'),
  'provider.open-failed': fault(64, 'The provider could not be opened'),
  'provider.secret-missing': fault(64, 'A secret has no usable value'),
} as const

export type FaultCode = keyof typeof FAULTS

/**
 * A refusal or a condition we cannot go on from: never the author's diagnostics, never a verdict of the world.
 * `message` says what happened and to which thing, `next` what to do.
 * @example throw new Fault('run.unknown', 'no run matches "r9"', { next: 'runner ls' })
 */
export class Fault extends Error {
  readonly code: FaultCode
  readonly next: string | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined

  constructor(
    code: FaultCode, message: string,
    more: { readonly next?: string; readonly data?: Readonly<Record<string, unknown>>; readonly cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'Fault'
    this.code = code
    this.next = more.next
    this.data = more.data
  }

  /** Process exit code of this fault. */
  get exit(): number { return FAULTS[this.code].exit }
}

export function isFault(value: unknown, code?: FaultCode): value is Fault {
  return value instanceof Fault && (code === undefined || value.code === code)
}
