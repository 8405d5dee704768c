import { given } from '../../base/given.ts'
import { invariant } from '../../base/never.ts'
import { schemeOf } from '../../core/hash/hash-of.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import type { Stamp } from '../../model/alignment.ts'
import type { EventDraft } from '../../model/run-event.ts'
import { archiveFilesKept } from '../archive-sources.ts'
import type { LiveRun } from '../live-run.ts'
import { childPath, hashesOf, type Body } from './body-steps.ts'

/** Writes down that a record is kept where its body has come to it: under the step's hashes now, at this place in the order. */
export async function stampOf(run: LiveRun, body: Body, index: number, stamp: Stamp): Promise<EventDraft> {
  const step = body.steps[index]
  invariant(step !== undefined, `the body has no step ${String(index)}`)
  const runPath = childPath(body, step)
  return {
    type: 'stepAdopted', runPath, payload: {
      ref: stamp.from ?? instanceRef(runPath), class: stamp.class, ...given('cause', stamp.cause), scheme: schemeOf(body.flow),
      ...body.marks, irHash: body.flow.irHash, hashes: hashesOf(step), position: run.nextSeq,
      ...given('reason', stamp.reason), ...given('unjudged', stamp.unjudged),
      ...given('output', stamp.output === undefined ? undefined : await run.values.store(stamp.output)),
      ...given('resolvedInputs', stamp.inputs === undefined ? undefined : await run.values.store(stamp.inputs)),
      ...given('against', stamp.against === undefined ? undefined : await run.values.store(stamp.against)),
      ...await archiveFilesKept(run.values, stamp.files),
    },
  }
}
