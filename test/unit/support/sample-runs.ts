import { foldRun, type FoldedRun } from '../../../src/core/fold/fold-run.ts'
import type { FlowIR, Step } from '../../../src/model/flow.ts'
import type { RunEvent } from '../../../src/model/run-event.ts'
import { buildLog, FLOW_HASH, hashOf, inline, type LogBuilder } from './log-builder.ts'

/** The log folded; a log that does not fold is a mistake of the test. */
export function folded(events: readonly RunEvent[]): FoldedRun {
  const run = foldRun(events)
  if (run === undefined) throw new Error('an empty log')
  return run
}

export const recordsOf = (log: LogBuilder) => [...folded(log.events).records.values()]
export const viewOf = (log: LogBuilder) => folded(log.events).view

const base = (stepId: string) => ({ stepId, effectHash: hashOf('effect'), judgeHash: hashOf('judge') })

export const action = (stepId: string, more: Partial<Extract<Step, { kind: 'action' }>> = {}): Step => ({
  kind: 'action', ...base(stepId), effect: 'mutating', binding: { attempts: [{ actionName: 'shell:exec', args: {} }] }, assertions: [],
  ...more,
})
export const choice = (stepId: string, then: readonly Step[], otherwise?: readonly Step[]): Step =>
  ({ kind: 'if', ...base(stepId), cond: { lit: true }, then, ...(otherwise === undefined ? {} : { else: otherwise }) })
export const loop = (stepId: string, body: readonly Step[]): Step =>
  ({ kind: 'foreach', ...base(stepId), items: { lit: [] }, as: 'item', body })
export const call = (stepId: string): Step =>
  ({ kind: 'call', ...base(stepId), flowRef: { flowId: 'login', irHash: hashOf('login') }, inputs: {} })

export const flowOf = (body: readonly Step[], more: Partial<FlowIR> = {}): FlowIR => ({
  irVersion: 2, flowId: 'release', irHash: FLOW_HASH, params: [], outputs: [], subflows: {}, sourceMap: [], providers: {}, body, ...more,
})

/** Five steps: test, pack, tag, publish, announce. */
export const RELEASE = flowOf(
  [action('test', { effect: 'readonly' }), action('pack', { idempotent: true }), action('tag'), action('publish'), action('announce')],
  {
    sourceMap: [5, 6, 7, 8, 9].map((line, index) => ({
      irPath: `/body/${String(index)}`, file: 'release.flow.yaml', span: { startLine: line, startCol: 3, endLine: line, endCol: 60 },
    })),
  },
)

const begun = (runId: string): LogBuilder => buildLog(runId).start()
  .shell('test', { command: 'npm test', ms: 41_300 })
  .shell('pack', { command: 'npm pack --json', effect: 'mutating', ms: 900 })
  .shell('tag', { command: 'git push origin v1.2.0', effect: 'mutating', ms: 2_100 })

export const passing = (): LogBuilder => begun('release-1.2.0')
  .shell('publish', { command: 'npm publish pkg-1.2.0.tgz', effect: 'mutating', ms: 6_400 })
  .shell('announce', { command: 'curl -fsS https://chat.example/hook -d @message.json', effect: 'mutating', ms: 350, verdict: 'none' })
  .finish('passed', { verdict: 'pass', outputs: inline({ tarball: 'pkg-1.2.0.tgz' }) })

export const failing = (): LogBuilder => begun('release-1.2.1')
  .shell('publish', { command: 'npm publish pkg-1.2.0.tgz', effect: 'mutating', exitCode: 7, ms: 3_000 })
  .pass('announce', 'blocked')
  .finish('failed', { verdict: 'fail' })

/** Killed after the intent of `publish`. */
export const killed = (): LogBuilder => begun('release-1.2.2').enter('publish').intent('publish', 'npm publish pkg-1.2.0.tgz')

export const suspended = (): LogBuilder => begun('release-1.2.3').suspend('stopAfter', { refs: ['tag'] })
