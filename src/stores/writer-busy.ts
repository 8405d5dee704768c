import { timeOf } from '../engine/time-of.ts'
import { Fault } from '../model/fault.ts'
import type { LeaseHolder } from '../ports/run-store.ts'

const isWritten = (runId: string, holder: LeaseHolder | undefined): string => {
  const who = holder === undefined || holder.pid === 0
    ? 'another process'
    : `process ${String(holder.pid)} on ${holder.host}, since ${timeOf(holder.sinceMs)}`
  return `run "${runId}" is being written by ${who}`
}

/** The refusal of a lease that somebody holds. */
export const writerBusy = (runId: string, holder: LeaseHolder | undefined): Fault =>
  new Fault('store.writer-busy', isWritten(runId, holder), {
    next: `runner resume ${runId} --wait 60s`, ...(holder === undefined ? {} : { data: { holder } }),
  })

/** The refusal to remove anything while somebody writes: what it is about to name cannot be known. */
export const removalBusy = (runId: string, holder: LeaseHolder | undefined): Fault =>
  new Fault('store.writer-busy', `${isWritten(runId, holder)}, and nothing is removed meanwhile`, {
    next: `runner gc, when it has ended: runner log ${runId} -f`, ...(holder === undefined ? {} : { data: { holder } }),
  })
