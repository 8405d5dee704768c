import { createReadStream } from 'node:fs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import { evidenceOf } from '../../core/view/event-evidence.ts'
import type { FlowIR, Hash } from '../../model/flow.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { isFault } from '../../model/fault.ts'

// Everything a store keeps, one content after the other, none of them held: what is looked for may stand anywhere.

/** One thing that is kept. */
export interface Content {
  readonly runId?: string
  /** In plain words. */
  readonly place: string
  /** A file as it is on the disk: what is in it was given before, piece by piece, but for what was deleted. */
  readonly raw?: true
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export interface WhatIsKept {
  readonly store: RunStore
  /** Of one run; else of all, and what no run names. */
  readonly runId?: string | undefined
  /** Where the store's files are, where it has some. */
  readonly folder?: string | undefined
}

const jsonOf = (value: unknown): readonly Uint8Array[] => [Buffer.from(JSON.stringify(value))]

type Unread = (place: string, why: string) => void

/** All contents. What cannot be read throws from its `bytes`, or ends the part of it that follows: `unread` hears of it. */
export async function* keptContents(kept: WhatIsKept, unread: Unread): AsyncGenerator<Content> {
  const { store, runId, folder } = kept
  const runIds = runId === undefined ? (await store.runs()).map((row) => row.runId) : [runId]
  for (const id of runIds) {
    yield* survived(`run ${id}`, ofRun(store, id), unread)
    if (runId !== undefined) yield* survived(`run ${id}`, namedBy(store, id), unread)
  }
  if (runId === undefined) yield* unnamed(store)
  const own = runId === undefined ? [] : [encodeURIComponent(runId)]
  yield* ofFiles(path.join(store.journalDir, ...own), ['journal', ...own].join('/'))
  if (runId === undefined && folder !== undefined) yield* filesOf(folder)
}

async function* survived(place: string, contents: AsyncIterable<Content>, unread: Unread): AsyncGenerator<Content> {
  try { yield* contents } catch (error) {
    if (!isFault(error)) throw error
    unread(place, error.message)
  }
}

async function* ofRun(store: RunStore, runId: string): AsyncGenerator<Content> {
  const view = await store.checkpoint(runId)
  if (view !== undefined) yield { runId, place: 'checkpoint', bytes: jsonOf(view) }
  for (let after = 0, page = await store.loggedEvents(runId); page.length > 0; page = await store.loggedEvents(runId, { after })) {
    for (const { event, bytes } of page) {
      yield { runId, place: `event ${String(event.seq)} (${event.type})`, bytes: [bytes] }
      after = event.seq
    }
  }
  for (let afterPosition = 0, page = await store.recordPage(runId); page.length > 0;) {
    for (const record of page) yield { runId, place: `record of ${record.ref}`, bytes: jsonOf(record) }
    afterPosition = page.at(-1)?.position ?? Infinity
    page = await store.recordPage(runId, { afterPosition })
  }
}

/** Evidence and flows that a run names, each once. */
async function* namedBy(store: RunStore, runId: string): AsyncGenerator<Content> {
  const known = new Set<Hash>()
  const isNew = (hash: Hash): boolean => !known.has(hash) && known.add(hash).size > 0
  for (let after = 0, page = await store.events(runId); page.length > 0; page = await store.events(runId, { after })) {
    for (const event of page) {
      for (const hash of evidenceOf(event).filter(isNew)) yield { runId, ...evidence(store, hash) }
      after = event.seq
    }
  }
  const wanted = ((await store.checkpoint(runId))?.header.segments ?? []).map(({ irHash }) => irHash)
  for (let irHash = wanted.pop(); irHash !== undefined; irHash = wanted.pop()) {
    const bytes = isNew(irHash) ? await store.flow(irHash) : undefined
    if (bytes === undefined) continue
    yield { runId, place: `flow ${irHash}`, bytes: [bytes] }
    wanted.push(...calledBy(bytes))
  }
}

function calledBy(bytes: Uint8Array): readonly Hash[] {
  try {
    const { subflows = {} } = JSON.parse(Buffer.from(bytes).toString()) as Partial<Pick<FlowIR, 'subflows'>>
    return Object.values(subflows).map((pin) => pin.irHash)
  } catch { return [] }
}

const evidence = (store: RunStore, hash: Hash): Content => ({ place: `evidence ${hash}`, bytes: store.evidence.stream(hash) })

/** Of all runs, or of none any more. */
async function* unnamed(store: RunStore): AsyncGenerator<Content> {
  for (const of of ['evidence', 'flows'] as const) {
    for (let page = await store.keptHashes(of); page.length > 0;) {
      for (const hash of page) yield of === 'evidence' ? evidence(store, hash) : { place: `flow ${hash}`, bytes: flow(store, hash) }
      const after = page.at(-1)
      page = await store.keptHashes(of, after === undefined ? {} : { after })
    }
  }
}

async function* flow(store: RunStore, irHash: Hash): AsyncGenerator<Uint8Array> {
  const bytes = await store.flow(irHash)
  if (bytes !== undefined) yield bytes
}

const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A file may go while others are read. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  try { yield* createReadStream(file) as AsyncIterable<Uint8Array> } catch (error) { if (!isGone(error)) throw error }
}

async function* ofFiles(dir: string, place: string, more: { readonly raw?: true } = {}): AsyncGenerator<Content> {
  const folder = await opendir(dir).catch((error: unknown) => {
    if (isGone(error)) return undefined
    throw error
  })
  for await (const entry of folder ?? []) {
    const [file, name] = [path.join(dir, entry.name), `${place}/${entry.name}`]
    if (entry.isDirectory()) yield* ofFiles(file, name, more)
    else if (entry.isFile()) yield { place: name, bytes: bytesOf(file), ...more }
  }
}

/** Of the store itself: its evidence and journals were read by name. */
async function* filesOf(dir: string): AsyncGenerator<Content> {
  for await (const content of ofFiles(dir, 'store', { raw: true })) {
    if (!/^store\/(journal|evidence\/sha256)\//.test(content.place)) yield content
  }
}
