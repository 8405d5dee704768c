import { advance, FLOW_MACHINE, machineAt, type MachineState } from '../machine/advance.ts'
import type { Effect } from '../machine/effect.ts'
import type { MachineEvent } from '../machine/machine-event.ts'
import { invariant } from '../base/never.ts'
import { bodySiteOf } from '../core/path/container-of.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import { instanceRef } from '../core/path/instance-ref.ts'
import { bodyFacts, childFacts, ownFacts } from './facts.ts'
import type { Answered } from './inward/answered.ts'
import type { LiveRun } from './live-run.ts'

type BodyMoves = Extract<Answered, { readonly type: 'bodyMoves' }>

/** The container is about to be closed too. */
const isClosing = ({ view }: LiveRun, child: StepRecord, container: InstanceRef): boolean =>
  view.aborting !== undefined && child.state === 'aborted' && container !== ''

/** An effect and whose it is; the empty reference is the flow itself. */
export interface Asked { readonly ref: InstanceRef; readonly effect: Effect }

/** The machines of open instances, fed with the events of the log. Skipped and blocked steps never get one; an aborted one's is let go. */
export class InstanceMachines {
  readonly #machines = new Map<InstanceRef, MachineState>()
  readonly #underWay: ReadonlySet<InstanceRef>

  /** @param underWay instances whose effect has not come back: they are not asked what they were about to do */
  constructor(underWay: ReadonlySet<InstanceRef>) {
    this.#underWay = underWay
  }

  /** Drops every machine and asks the flow's how it goes on; those of open spans are made when their bodies come to them. */
  recoverAll(): readonly Asked[] {
    this.#machines.clear()
    return this.#step('', machineAt(FLOW_MACHINE, 'running'), { type: 'recovered', facts: {} })
  }

  /** Makes the machine of an open span where its record stands, and asks it what it was about to do. */
  async recover(run: LiveRun, ref: InstanceRef): Promise<readonly Asked[]> {
    const record = run.open(ref)
    invariant(record !== undefined, `${ref} is not open`)
    const machine = machineAt(record.kind, record.state)
    this.#machines.set(ref, machine)
    if (this.#underWay.has(ref)) return []
    const facts = await ownFacts(run, record, run.tools.flows.placeOf(record.runPath), 'recovered')
    return this.#step(ref, machine, { type: 'recovered', facts })
  }

  /** Lets an open span act, look or ask again, as a handler says. */
  async reenter(run: LiveRun, ref: InstanceRef): Promise<readonly Asked[]> {
    const record = run.open(ref)
    const machine = this.#machines.get(ref)
    if (record === undefined || machine === undefined) return []
    const facts = await ownFacts(run, record, run.tools.flows.placeOf(record.runPath), 'reentered')
    return this.#step(ref, machine, { type: 'reentered', facts })
  }

  /** Tells a container, or the flow, that one of its bodies goes on or is over. */
  async moveBody(run: LiveRun, { container, body, next }: BodyMoves): Promise<readonly Asked[]> {
    const machine = this.#machines.get(container)
    invariant(machine !== undefined, `"${container}" has no machine`)
    return this.#step(container, machine, { type: 'childLeft', facts: await bodyFacts(run, container, { name: body, next }) })
  }

  /** Feeds an event to the machine it belongs to, and an exit to the container too. */
  async feed(run: LiveRun, event: RunEvent): Promise<readonly Asked[]> {
    if (event.runPath.length === 0) return this.#feedFlow(event)
    const ref = instanceRef(event.runPath)
    const record = run.known(ref)
    invariant(record !== undefined, `the record of ${ref} is not in memory`)
    const asked = await this.#feedOwn(run, record, event)
    if (event.type !== 'stepExited') return asked
    this.#machines.delete(ref)
    return [...asked, ...await this.#feedContainer(run, record)]
  }

  #feedFlow(event: RunEvent): readonly Asked[] {
    if (event.type !== 'runStarted' && event.type !== 'runFinished') return []
    return this.#step('', this.#machines.get('') ?? machineAt(FLOW_MACHINE), { type: event.type, facts: {} })
  }

  async #feedOwn(run: LiveRun, record: StepRecord, event: RunEvent): Promise<readonly Asked[]> {
    if (record.resolvedInputs === null || record.state === 'aborted' || record.state === 'blocked') return []
    const machine = event.type === 'stepEntered' ? machineAt(record.kind) : this.#machines.get(record.ref)
    if (machine === undefined) return []
    const place = run.tools.flows.placeOf(record.runPath)
    const facts = await ownFacts(run, record, place, event)
    const asked = this.#step(record.ref, machine, { type: event.type, facts })
    const state = this.stateOf(record.ref)
    invariant(state === record.state, `after ${event.type} the machine of ${record.ref} is ${String(state)}, the log says ${record.state}`)
    return asked
  }

  async #feedContainer(run: LiveRun, child: StepRecord): Promise<readonly Asked[]> {
    const site = bodySiteOf(child.runPath, child.within, child.phase)
    const machine = this.#machines.get(site.container)
    if (machine === undefined || isClosing(run, child, site.container)) return []
    return this.#step(site.container, machine, { type: 'childLeft', facts: await childFacts(run, child) })
  }

  #step(ref: InstanceRef, machine: MachineState, event: MachineEvent): readonly Asked[] {
    const { state, effects } = advance(machine, event)
    this.#machines.set(ref, state)
    return effects.map((effect) => ({ ref, effect }))
  }

  /** Where an instance's machine stands, by the same word as the fold. */
  stateOf(ref: InstanceRef): string | undefined {
    return this.#machines.get(ref)?.value
  }
}
