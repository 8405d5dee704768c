import os from 'node:os'
import { archiveBytes } from '../core/flow/archive-form.ts'
import type { FlowBundle } from '../model/flow.ts'
import { archivePolicy } from './archive-policy.ts'
import { FlowSet } from './flow-set.ts'
import { beginWith, liveHandle } from './live-handle.ts'
import { nextSegment, type Resumer } from './resume/resume-run.ts'
import type { RunHandle, StartOptions } from './run-handle.ts'
import { loadSchemaCheck } from './schema-check.ts'
import type { Sessions } from './sessions.ts'
import { checkBreakPoints, checkRunId, referencedEnv, refuseTaken, runStarted, startParams } from './start-run.ts'

/** Everything checked before anything is written; then the run's first event, and its turns. */
export async function beginRun(starter: Resumer, bundle: FlowBundle, options: StartOptions): Promise<RunHandle> {
  const { store } = starter
  const flows = new FlowSet(bundle)
  checkBreakPoints(flows.all, options)
  const checkSchema = await loadSchemaCheck()
  const params = startParams(bundle.root, options, checkSchema)
  const runId = checkRunId(options.runId ?? starter.ambient.newId())
  await refuseTaken(store, runId)
  const lease = await store.acquireLease(runId)
  let sessions: Sessions | undefined
  try {
    sessions = await starter.openSessions(flows, runId, checkSchema)
    for (const each of flows.all) await store.putFlow(each.irHash, archiveBytes(each))
    const platform = options.platform ?? process.platform
    const segment = starter.segmentOf({
      flows, runId, lease, sessions, checkSchema, points: options, segment: 1, supervise: options.supervise,
    })
    const draft = runStarted({
      bundle, params: await segment.run.values.store(params), env: referencedEnv(flows, runId, platform), platform,
      sessions: await sessions.cursors(), options,
      process: { pid: process.pid, host: os.hostname() }, software: starter.software,
      policy: await archivePolicy(segment.run.values, segment.run.tools.policy),
    })
    const begun = await beginWith(segment.run, [draft])
    const beginning = { resumer: starter, runId, bundle, flows, lease, sessions, options: { ...options, runId, platform } }
    return liveHandle({ segment, begun }, { lease, sessions, options, next: (before) => nextSegment(beginning, before) })
  } catch (error) {
    await sessions?.end('cancelled')
    await lease.release()
    throw error
  }
}
