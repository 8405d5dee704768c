import type { RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { OutputChunk } from '../ports/provider.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { LiveNote, NoticeFailure, OutputLine } from './run-handle.ts'

type Listener = (note: LiveNote) => void

/** Lines kept for somebody who begins to watch late, and how long one may get. The record of an output is its evidence, not this. */
const KEPT_LINES = 1_000
const LONGEST_LINE = 4_096

/** What happens in a segment, told to whoever watches. A listener that throws is dropped and disturbs nothing. */
export class LiveFeed {
  readonly #listeners = new Set<Listener>()
  readonly #partial = new Map<string, string>()
  #lines: OutputLine[] = []
  #ended = false
  #onEnd: (() => void)[] = []

  watch(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => { this.#listeners.delete(listener) }
  }

  events(events: readonly RunEvent[]): void {
    for (const event of events) this.#tell({ kind: 'event', event })
  }

  output(ref: InstanceRef, chunk: OutputChunk): void {
    const key = `${chunk.stream} ${ref}`
    const parts = ((this.#partial.get(key) ?? '') + chunk.text).split('\n')
    const rest = parts.pop() ?? ''
    for (const line of parts) this.#line({ ref, stream: chunk.stream, line: line.slice(0, LONGEST_LINE) })
    this.#partial.set(key, rest.slice(-LONGEST_LINE))
  }

  /** The last unfinished lines of a step whose command ended. */
  flush(ref: InstanceRef): void {
    for (const stream of ['stdout', 'stderr'] as const) {
      const rest = this.#partial.get(`${stream} ${ref}`)
      this.#partial.delete(`${stream} ${ref}`)
      if (rest !== undefined && rest !== '') this.#line({ ref, stream, line: rest })
    }
  }

  noticeFailed(failure: NoticeFailure): void {
    this.#tell({ kind: 'noticeFailed', ...failure })
  }

  end(): void {
    this.#ended = true
    for (const call of this.#onEnd) call()
    this.#onEnd = []
  }

  #line(line: OutputLine): void {
    this.#lines.push(line)
    if (this.#lines.length > KEPT_LINES * 2) this.#lines = this.#lines.slice(-KEPT_LINES)
    this.#tell({ kind: 'output', line })
  }

  #tell(note: LiveNote): void {
    for (const listener of this.#listeners) {
      try {
        listener(note)
      } catch {
        this.#listeners.delete(listener)
      }
    }
  }

  /** Events of a log from a position on, read from the store as they come; ends with the segment. */
  async *allEvents(store: Pick<RunStore, 'events'>, runId: string, after: number): AsyncGenerator<RunEvent, void> {
    let wake: (() => void) | undefined
    const stop = this.watch((note) => { if (note.kind === 'event') wake?.() })
    this.#onEnd.push(() => { wake?.() })
    try {
      for (let last = after; ;) {
        const ended = this.#ended
        const page = await store.events(runId, { after: last })
        yield* page
        last = page.at(-1)?.seq ?? last
        if (page.length > 0) continue
        if (ended) return
        await new Promise<void>((resolve) => { wake = resolve; if (this.#ended) resolve() })
      }
    } finally {
      stop()
    }
  }

  allOutput(ref?: InstanceRef): AsyncIterable<OutputLine> {
    const wanted = (line: OutputLine): boolean => ref === undefined || line.ref === ref
    return this.#stream(this.#lines.filter(wanted), (note) => (note.kind === 'output' && wanted(note.line) ? note.line : undefined))
  }

  #stream<T>(past: readonly T[], pick: (note: LiveNote) => T | undefined): AsyncIterable<T> {
    const queue: T[] = [...past]
    let wake: (() => void) | undefined
    const stop = this.watch((note) => {
      const item = pick(note)
      if (item === undefined) return
      queue.push(item)
      wake?.()
    })
    this.#onEnd.push(() => { wake?.() })
    const ended = (): boolean => this.#ended
    return (async function* () {
      try {
        for (;;) {
          yield* queue.splice(0)
          if (ended()) return
          await new Promise<void>((resolve) => { wake = resolve })
        }
      } finally {
        stop()
      }
    })()
  }
}
