import { createHash } from 'node:crypto'
import { evidenceOf } from '../../core/view/event-evidence.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowIR, Hash } from '../../model/flow.ts'
import type { LogHead, RunStore } from '../../ports/run-store.ts'
import { endLine, eventLine, EVIDENCE_CHUNK, evidenceLine, flowLine, headerLine } from './export-lines.ts'

type Exported = Pick<RunStore, 'head' | 'checkpoint' | 'flow' | 'loggedEvents' | 'evidence'>

/** A run on its way out, as its log stood when it was asked for. */
export interface RunExport {
  readonly head: LogHead
  /** The file's bytes, read from the store as they are taken. @throws Fault store.corrupt, store.evidence-missing */
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * A run as one stream: its log, flows and evidence. It holds a page of events or a piece of evidence at a time.
 * @throws Fault run.unknown
 */
export async function exportRun(store: Exported, runId: string): Promise<RunExport> {
  const head = await store.head(runId)
  if (head === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
  return { head, content: content(store, runId, head) }
}

async function* content(store: Exported, runId: string, head: LogHead): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256')
  const counts = { flows: 0, events: head.seq, evidence: 0 }
  const named = new Set<Hash>()
  for await (const piece of pieces()) {
    digest.update(piece)
    yield piece
  }
  yield endLine(counts, head, digest.digest('hex'))

  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield headerLine(runId, head)
    for await (const flow of flowLines(store, runId)) {
      counts.flows++
      yield flow
    }
    yield* eventPages(store, runId, head, named)
    for (const hash of named) {
      counts.evidence++
      yield* evidenceLines(store, hash)
    }
  }
}

/** Every archived flow that the run executed or may call. */
async function* flowLines(store: Exported, runId: string): AsyncGenerator<Uint8Array> {
  const view = await store.checkpoint(runId)
  const wanted = view?.header.segments.map((segment) => segment.irHash) ?? []
  const seen = new Set<Hash>()
  for (let irHash = wanted.shift(); irHash !== undefined; irHash = wanted.shift()) {
    const bytes = seen.has(irHash) ? undefined : await store.flow(irHash)
    seen.add(irHash)
    if (bytes === undefined) continue
    const { subflows } = JSON.parse(Buffer.from(bytes).toString('utf8')) as Pick<FlowIR, 'subflows'>
    wanted.push(...Object.values(subflows).map((pin) => pin.irHash))
    yield flowLine(irHash, bytes)
  }
}

/** @param named filled with the evidence that the events name */
async function* eventPages(store: Exported, runId: string, head: LogHead, named: Set<Hash>): AsyncGenerator<Uint8Array> {
  for (let after = 0; after < head.seq;) {
    const page = (await store.loggedEvents(runId, { after })).filter(({ event }) => event.seq <= head.seq)
    if (page.length === 0) throw new Fault('run.unknown', `the run "${runId}" was removed while it was exported`, { next: 'runner ls' })
    for (const { event } of page) for (const hash of evidenceOf(event)) named.add(hash)
    yield Buffer.concat(page.map(({ bytes }) => eventLine(bytes)))
    after = page.at(-1)?.event.seq ?? head.seq
  }
}

/** In lines of one size, whatever pieces the store gives: the same run is the same file everywhere. */
async function* evidenceLines({ evidence }: Exported, hash: Hash): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array()
  let isEmpty = true
  for await (const chunk of evidence.stream(hash)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (; bytes.length - at >= EVIDENCE_CHUNK; at += EVIDENCE_CHUNK) {
      isEmpty = false
      yield evidenceLine(hash, bytes.subarray(at, at + EVIDENCE_CHUNK))
    }
    rest = bytes.subarray(at)
  }
  if (isEmpty || rest.length > 0) yield evidenceLine(hash, rest)
}
