import { Fault } from '../model/fault.ts'
import type { LeaseHolder } from '../ports/run-store.ts'

const LAST_DATE_MS = 8.64e15

/** A time in words that no stored number can break. */
export const timeOf = (ms: number): string => (Math.abs(ms) <= LAST_DATE_MS ? new Date(ms).toISOString() : 'an unknown time')

/** The refusal of a lease that somebody holds. */
export function writerBusy(runId: string, holder: LeaseHolder | undefined): Fault {
  const who = holder === undefined || holder.pid === 0
    ? 'another process'
    : `process ${String(holder.pid)} on ${holder.host}, since ${timeOf(holder.sinceMs)}`
  return new Fault('store.writer-busy', `run "${runId}" is being written by ${who}`, {
    next: `runner resume ${runId} --wait 60s`, ...(holder === undefined ? {} : { data: { holder } }),
  })
}
