import { sha256Hex } from '../core/hash/sha256.ts'
import { Fault } from '../model/fault.ts'
import type { Hash } from '../model/flow.ts'
import type { EventDraft, RunEvent } from '../model/run-event.ts'
import type { LoggedEvent } from '../ports/run-store.ts'
import { EVENT_VERSION } from '../model/vocabulary.ts'

// What an event is on disk: the JSON text of its envelope, `prev` included, keys in one order. The chain hashes these bytes.

/** An event and the bytes that are stored of it. */
export interface StoredEvent { readonly event: RunEvent; readonly bytes: Buffer; readonly hash: Hash }

/** Where an event goes and who writes it. */
export interface EventPlace {
  readonly runId: string; readonly seq: number; readonly prev: Hash | null
  readonly segment: number; readonly epoch: number; readonly atMs: number
}

export const hashOfBytes = (bytes: Uint8Array): Hash => `sha256:${sha256Hex(bytes)}`

/** Gives a draft its place in the log. */
export function encodeEvent(draft: EventDraft, { runId, seq, prev, segment, epoch, atMs }: EventPlace): StoredEvent {
  const { runPath, type, payload } = draft
  const event = { runId, seq, prev, segment, epoch, atMs, runPath, type, payload, v: EVENT_VERSION } as RunEvent
  const bytes = Buffer.from(JSON.stringify(event))
  return { event, bytes, hash: hashOfBytes(bytes) }
}

/** The fault for bytes that do not say what was written. */
export const damaged = (what: string, cause?: unknown): Fault =>
  new Fault('store.corrupt', `${what} is damaged`, { next: 'runner verify', ...(cause === undefined ? {} : { cause }) })

/** Reads stored JSON text. @throws Fault store.corrupt naming `what` */
export function decodeJson(bytes: unknown, what: string): unknown {
  try {
    if (typeof bytes === 'string') return JSON.parse(bytes)
    if (bytes instanceof Uint8Array) return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'))
  } catch (cause) {
    throw damaged(what, cause)
  }
  throw damaged(what)
}

/** One row of the log as stored. */
export interface EventRow { readonly seq: number; readonly bytes: Uint8Array }

/**
 * Reads a gapless stretch of the log and checks its chain.
 * @param last the hash the last row's bytes must have; null: no later row says so
 * @throws Fault store.corrupt
 */
export function decodeStretch(runId: string, rows: readonly EventRow[], last: Hash | null): readonly LoggedEvent[] {
  const events = rows.map(({ seq, bytes }) => decodeJson(bytes, placeName(runId, seq)) as RunEvent)
  rows.forEach(({ seq, bytes }, i) => {
    const next = i + 1 < rows.length ? events[i + 1]?.prev : last
    const linked = next === hashOfBytes(bytes) || (i + 1 === rows.length && last === null)
    if (!linked || events[i]?.seq !== seq || events[i].runId !== runId) throw damaged(placeName(runId, seq))
  })
  return events.map((event, i) => ({ event, bytes: rows[i]?.bytes ?? new Uint8Array() }))
}

/** Names an event for people. */
export const placeName = (runId: string, seq: number): string => `event ${String(seq)} of run "${runId}"`
