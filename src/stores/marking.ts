import { evidenceOf } from '../core/view/event-evidence.ts'
import type { CheckpointView } from '../model/checkpoint.ts'
import { Fault } from '../model/fault.ts'
import type { FlowIR, Hash } from '../model/flow.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { LogHead } from '../ports/run-store.ts'
import { decodeJson } from './event-bytes.ts'

// What remains is known by what names it, and only logs name anything. They are read twice: all of them while others go on writing, then,
// where nobody can write, what was added meanwhile.

/** The logs of a store as they are at this moment. */
export interface MarkedLogs {
  runs(): readonly { readonly runId: string; readonly head: LogHead }[]
  view(runId: string): CheckpointView
  /** Events after a seq, proven by their chain; none at the end. @throws Fault store.corrupt */
  page(runId: string, after: number): readonly RunEvent[]
  flow(irHash: Hash): Uint8Array | undefined
}

/** A run that goes. */
export interface GoingRun {
  readonly runId: string
  readonly view: CheckpointView
  /** Evidence it names. */
  readonly names: ReadonlySet<Hash>
  /** Dispatches of which nobody knows how they ended. */
  readonly openCalls: ReadonlySet<string>
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const moved = (message: string): Fault => new Fault('store.busy', message, { next: 'runner gc' })

interface Going { view: CheckpointView | undefined; readonly names: Set<Hash>; readonly openCalls: Set<string> }

/** What the logs of a store name, told apart by whether the naming run goes. */
export class Marking {
  /** Evidence that runs which stay name. */
  readonly evidence = new Set<Hash>()
  readonly #flows = new Set<Hash>()
  readonly #going: ReadonlyMap<string, Going>
  readonly #read = new Map<string, number>()

  /** @param runIds those that go */
  constructor(readonly logs: MarkedLogs, runIds: readonly string[]) {
    this.#going = new Map(runIds.map((runId) => [runId, { view: undefined, names: new Set(), openCalls: new Set() }]))
  }

  /** Reads all there is, others going on in between. @throws Fault run.unknown, store.busy, store.corrupt */
  async mark(): Promise<void> {
    for (const _page of this.#pages()) await breathe()
    this.#look()
  }

  /** Reads what was added since, where nobody else can write. @throws Fault run.unknown, store.busy, store.corrupt */
  catchUp(): void {
    for (const _page of this.#pages()) { /* read and named */ }
    this.#look()
  }

  /** The runs that go, in the order they were asked for. */
  get going(): readonly GoingRun[] {
    return [...this.#going].flatMap(([runId, { view, ...more }]) => (view === undefined ? [] : [{ runId, view, ...more }]))
  }

  /** Flows that runs which stay name, and all that those may call. */
  flows(): ReadonlySet<Hash> {
    const named = new Set<Hash>()
    const wanted = [...this.#flows]
    for (let irHash = wanted.pop(); irHash !== undefined; irHash = wanted.pop()) {
      const bytes = named.has(irHash) ? undefined : this.logs.flow(irHash)
      named.add(irHash)
      if (bytes === undefined) continue
      const { subflows = {} } = decodeJson(bytes, `flow ${irHash}`) as Partial<Pick<FlowIR, 'subflows'>>
      wanted.push(...Object.values(subflows).map((pin) => pin.irHash))
    }
    return named
  }

  * #pages(): Generator<undefined> {
    for (const { runId, head } of this.logs.runs()) {
      const going = this.#going.get(runId)
      const known = this.#read.get(runId)
      if (going !== undefined && known !== undefined && known !== head.seq) throw moved(`run "${runId}" went on meanwhile`)
      for (let after = known ?? 0; after < head.seq;) {
        const page = this.logs.page(runId, after).filter(({ seq }) => seq <= head.seq)
        for (const event of page) this.#take(event, going)
        after = page.at(-1)?.seq ?? head.seq
        this.#read.set(runId, after)
        yield
      }
    }
  }

  #take(event: RunEvent, going: Going | undefined): void {
    if (going !== undefined) return void takeGoing(event, going)
    for (const hash of evidenceOf(event)) this.evidence.add(hash)
    const { irHash } = event.payload as { readonly irHash?: Hash }
    if (irHash !== undefined) this.#flows.add(irHash)
    const parent = event.type === 'runStarted' ? event.payload.parent?.runId : undefined
    if (parent === undefined || !this.#going.has(parent)) return
    throw moved(`run "${event.runId}" was forked from "${parent}", and what that one did counts for it`)
  }

  #look(): void {
    for (const [runId, going] of this.#going) {
      if (!this.#read.has(runId)) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
      going.view = this.logs.view(runId)
      if (going.view.finished === undefined) throw moved(`run "${runId}" is not finished`)
    }
  }
}

function takeGoing(event: RunEvent, { names, openCalls }: Going): void {
  for (const hash of evidenceOf(event)) names.add(hash)
  if (event.type === 'actionIntent') openCalls.add(event.payload.callId)
  if (event.type === 'actionSettled' && event.payload.terminal !== 'uncertain') openCalls.delete(event.payload.callId)
}
