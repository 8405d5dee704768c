import type { Hash } from '../../model/flow.ts'
import type { LogHead } from '../../ports/run-store.ts'

// An export is a stream of JSON lines: header, flows, events, evidence, end. Flows and events stand in their lines as the very bytes that
// are stored, so that what is hashed is what is carried; the end holds a digest of every byte before it.

export const EXPORT_FORMAT = 'flowir-runner/export'
export const EXPORT_VERSION = 1

export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT; readonly schemaVersion: typeof EXPORT_VERSION; readonly runId: string; readonly head: LogHead
}

/** What a whole export holds. */
export interface ExportCounts { readonly flows: number; readonly events: number; readonly evidence: number }

/** Bytes of evidence in one line at most: as base64, and with what stands around it, less than 256 KiB. */
export const EVIDENCE_CHUNK = 192_000

/** How each kind of line begins. */
export const STARTS = { flow: '{"flow":"', event: '{"event":', evidence: '{"evidence":"', end: '{"end":' } as const

const FLOW_MIDDLE = '","document":'
export const HASH_LENGTH = `sha256:${'0'.repeat(64)}`.length
/** Where the document of a flow begins in its line: a hash is always as long. */
export const FLOW_DOCUMENT_AT = STARTS.flow.length + HASH_LENGTH + FLOW_MIDDLE.length

const CLOSE = Buffer.from('}\n')
const framed = (start: string, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(start), bytes, CLOSE])

export const headerLine = (runId: string, head: LogHead): Buffer => {
  const header: ExportHeader = { format: EXPORT_FORMAT, schemaVersion: EXPORT_VERSION, runId, head: { seq: head.seq, hash: head.hash } }
  return Buffer.from(`${JSON.stringify(header)}\n`)
}
export const flowLine = (irHash: Hash, document: Uint8Array): Buffer => framed(`${STARTS.flow}${irHash}${FLOW_MIDDLE}`, document)
export const eventLine = (bytes: Uint8Array): Buffer => framed(STARTS.event, bytes)
export const evidenceLine = (hash: Hash, chunk: Uint8Array): Buffer =>
  Buffer.from(`${STARTS.evidence}${hash}","base64":"${Buffer.from(chunk).toString('base64')}"}\n`)

/** @param sha256 hex digest of all lines before */
export const endLine = (counts: ExportCounts, head: LogHead, sha256: string): Buffer => {
  const { flows, events, evidence } = counts
  return Buffer.from(`${STARTS.end}${JSON.stringify({ flows, events, evidence, head: { seq: head.seq, hash: head.hash }, sha256 })}}\n`)
}
