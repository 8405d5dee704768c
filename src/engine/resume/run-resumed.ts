import os from 'node:os'
import { canonicalJson } from '../../base/json.ts'
import { given } from '../../base/given.ts'
import type { DraftOf, EventPayload } from '../../model/run-event.ts'
import type { Resuming } from '../resume-options.ts'
import { archivePolicy } from '../archive-policy.ts'
import type { Continuation, Resumption } from './continuation.ts'

type Payload = EventPayload<'runResumed'>

/** The first event of a segment that goes on. */
export async function runResumed(
  { run, bundle, options, params, env }: Resumption, { realigned, report, counts }: Continuation, software: string,
): Promise<DraftOf<'runResumed'>> {
  const evidence = await run.values.put(Buffer.from(canonicalJson(report)))
  return {
    type: 'runResumed', runPath: [], payload: {
      irHash: bundle.root.irHash, supervise: options.supervise ?? null, platform: options.platform ?? run.view.header.started.platform,
      sessions: [...await run.tools.sessions.cursors()], process: { pid: process.pid, host: os.hostname() }, software,
      ...given('stopAt', options.stopAt), ...given('stopAfter', options.stopAfter), ...given('source', options.source),
      ...given('params', params === undefined ? undefined : await run.values.store(params)), ...given('env', env), ...words(options),
      report: { evidence, counts }, ...given('realigned', realigned), ...await archivePolicy(run.values, run.tools.policy),
    },
  }
}

const listed = <T>(values: readonly T[] = []): T[] | undefined => (values.length === 0 ? undefined : [...values])

/** What was said for this segment, as it was said. */
const words = (options: Resuming): Partial<Payload> => ({
  ...given('forceReexecute', listed(options.forceReexecute)), ...given('allowMutatingReexec', listed(options.allowMutatingReexec)),
  ...given('reexecReason', options.reexecReason), ...given('retry', options.retry?.ref),
  ...given('adopt', listed(options.adopt)), ...given('adoptRest', options.adoptRest),
  ...given('cancelRunning', listed(options.cancelRunning)), ...given('restoreArtifact', listed(options.restoreArtifact)),
  ...given('acceptArtifact', listed(options.acceptArtifact)), ...(options.forceStaleWriter === true ? { forcedStaleWriter: true } : {}),
})
