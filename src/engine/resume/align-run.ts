import { Fault } from '../../model/fault.ts'
import type { Continuation, Resumption } from './continuation.ts'

/**
 * How a run goes on under another flow, other params or a person's word.
 * @throws Fault run.unsupported
 */
export function alignRun(resumption: Resumption): Promise<Continuation> {
  const message = `this version goes on with "${resumption.run.tools.runId}" only as it was begun: aligned resume is not offered yet`
  return Promise.reject(new Fault('run.unsupported', message))
}
