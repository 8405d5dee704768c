import { instanceRef } from '../core/path/instance-ref.ts'
import { lastAttempt, pendingIntent, retryDueAt } from '../core/fold/ledger.ts'
import { isOutward, type InwardEffect } from '../machine/effect.ts'
import type { EventDraft, RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Answer } from './answer.ts'
import { closeRun } from './close-run.ts'
import { isHeld } from './hold.ts'
import type { Answered } from './inward/answered.ts'
import { answerInward } from './inward/answer-inward.ts'
import type { Asked } from './instance-machines.ts'
import { HeadMoved } from './live-run.ts'
import { claimEnded } from './retry/give-back.ts'
import { performOutward } from './perform/perform-outward.ts'
import type { Seat } from './seats.ts'
import type { Segment } from './segment.ts'
import type { SourceLook } from './source-looks.ts'
import { eventsOf } from './world-answer.ts'

// The loop. Its invariants:
// 1. One answer of the world after the other; each is recorded first, and stored before anything is waited for.
// 2. Everything that follows without the world is advanced in memory, drafted and folded as it goes, before another answer is taken.
// 3. It is stored as one transaction, the answers that came together in it, flushed when it holds a mutating intent or ends what others
//    rely on.
// 4. Outward effects are performed after that commit, never before, and each brings back exactly one answer.
// 5. When a commit fails, memory is dropped: what is stored is what happened. What the world said is stored even then.

/** After so many events that follow from one answer, what is still asked is left to a later turn: others are to have theirs. */
const LONGEST_TURN = 256

/** Runs turns until the segment ends: finished, suspended or aborted. */
export async function runTurns(segment: Segment): Promise<void> {
  for (;;) {
    const answer = await segment.next()
    const outward = await takeTurn(segment, answer)
    if (outward === undefined) continue
    for (const ask of outward) performOutward(segment, ask)
    segment.seats.endTurn()
    if (await closeRun(segment, answer)) return
  }
}

/** @returns what to perform; undefined when somebody wrote to the log meanwhile: memory was dropped, and with it what was not stored */
async function takeTurn(segment: Segment, answer: Answer): Promise<readonly Asked[] | undefined> {
  const outward: Asked[] = []
  try {
    await advanceWith(segment, answer, outward)
    await commitTurn(segment, outward)
    return outward.filter(({ ref, effect }) => effect.type === 'dispatchAction' || segment.run.open(ref) !== undefined)
  } catch (error) {
    if (!(error instanceof HeadMoved)) {
      await keepAnswer(segment).catch(() => undefined)
      throw error
    }
    segment.heedWords(error.events)
    await keepAnswer(segment)
    for (const ask of outward) if (isStored(segment, ask)) owe(segment, ask)
    segment.recover()
    return undefined
  }
}

/** Takes an answer and those that came with it, each with all that follows from it. What a later one closed asks for nothing any more. */
async function advanceWith(segment: Segment, answer: Answer, outward: Asked[]): Promise<void> {
  for (let each: Answer | undefined = answer; each !== undefined; each = segment.nextWith(each)) {
    await advanceAll(segment, await absorb(segment, each), outward)
  }
}

/** A dispatch whose intent was stored with the world's word, before somebody else wrote. */
const isStored = ({ run }: Segment, { ref, effect }: Asked): boolean => {
  const record = effect.type === 'dispatchAction' ? run.open(ref) : undefined
  return record !== undefined && pendingIntent(record) !== undefined
}

/** This process owes it, or the word that it never will be: nothing is dispatched any more once the run is ended. */
function owe(segment: Segment, ask: Asked): void {
  const { cancelled, aborting } = segment.run.view
  if (cancelled === undefined && aborting === undefined) performOutward(segment, ask)
  else segment.neverDispatched(ask.ref)
}

/** Drops what is in memory, but for what the world said. */
async function keepAnswer(segment: Segment): Promise<void> {
  const { run } = segment
  const drafts = await run.reload()
  if (drafts.length === 0) return
  for (const draft of drafts) run.take(draft)
  run.answered(drafts.length)
  try {
    segment.live.events(await run.commit(false))
  } catch (error) {
    if (!(error instanceof HeadMoved)) throw error
    await keepAnswer(segment)
  }
}

/** Records an answer. */
async function absorb(segment: Segment, answer: Answer): Promise<readonly Asked[]> {
  if (answer.kind === 'broke') throw answer.error
  if (answer.kind === 'settled') cameBack(segment, answer)
  const events = answer.kind === 'fed' ? answer.events : record(segment, await eventsOf(segment.run, answer))
  const asked: Asked[] = [...await askedBy(segment, answer)]
  for (const event of events) asked.push(...await segment.machines.feed(segment.run, event))
  return asked
}

/** What an answer asks for without an event of its own. */
async function askedBy(segment: Segment, answer: Answer): Promise<readonly Asked[]> {
  switch (answer.kind) {
    case 'due': return dueOf(segment, answer.ref)
    case 'deadline': return overdueOf(segment, answer.ref)
    case 'seated': return seatedOf(segment, answer.seat)
    case 'looked': return lookedOf(segment, answer.look)
    case 'goOn': return stillAsked(segment, answer)
    case 'recovered':
      segment.run.fans.clear()
      return segment.machines.recoverAll()
    default: return gatheredOf(segment, answer)
  }
}

const overdueOf = ({ run }: Segment, ref: string): readonly Asked[] =>
  (run.open(ref)?.state === 'awaitingHuman' ? [{ ref, effect: { type: 'timeOut' } }] : [])

function cameBack({ live, lost }: Segment, { ref, dispatched }: Extract<Answer, { readonly kind: 'settled' }>): void {
  live.flush(ref)
  if (dispatched.kind === 'lost') lost.push({ ref, message: dispatched.message })
}

/** What was fetched for an instance that is still open is judged by. */
function gatheredOf({ run }: Segment, answer: Answer): readonly Asked[] {
  if (answer.kind !== 'gathered' || run.open(answer.ref) === undefined) return []
  run.gathered.set(answer.ref, answer.material)
  return [{ ref: answer.ref, effect: { type: 'judge' } }]
}

function record(segment: Segment, drafts: readonly EventDraft[]): readonly RunEvent[] {
  const events = drafts.map((draft) => segment.run.take(draft))
  if (events.length > 0) segment.run.answered(events.length)
  return events
}

function seatedOf({ run, seats }: Segment, seat: Seat): readonly Asked[] {
  if (!seats.has(seat)) return []
  if (run.open(seat.ask.ref) !== undefined) return [seat.ask]
  seats.release(seat.ask.ref)
  return []
}

/** What a step is about to read is known: its intent is written now, by the slot it has. */
function lookedOf({ run, seats, looks }: Segment, look: SourceLook): readonly Asked[] {
  const { ask } = look
  const looked = looks.take(look)
  if (looked === undefined) return []
  if (run.open(ask.ref) === undefined) {
    seats.release(ask.ref)
    return []
  }
  run.looked.set(ask.ref, looked)
  return [ask]
}

/** What a turn left to a later one, unless memory was dropped meanwhile, as far as it is still open. */
const stillAsked = ({ run, recoveries }: Segment, { asked, since }: Extract<Answer, { readonly kind: 'goOn' }>): readonly Asked[] =>
  (since === recoveries ? asked.filter(({ ref }) => ref === '' || run.open(ref) !== undefined) : [])

/** What came due; what was dispatched meanwhile is due no more, and a clock that was moved back has it wait again. */
async function dueOf(segment: Segment, ref: string): Promise<readonly Asked[]> {
  const record = segment.run.open(ref)
  if (record?.kind === 'wait') return [{ ref, effect: { type: 'fireTimer' } }]
  if (record?.state !== 'awaitingRetry' || record.retry === undefined) return []
  const dueAtMs = retryDueAt(record)
  if (dueAtMs > segment.run.tools.ambient.now()) {
    segment.arm(ref, dueAtMs)
    return []
  }
  if (record.handling !== undefined) return segment.machines.reenter(segment.run, ref)
  return [{ ref, effect: { type: 'intend', chainIndex: lastAttempt(record)?.chainIndex ?? 0 } }]
}

/** Advances through everything that needs no world, in the order it is asked; what needs it is added to `outward`. */
async function advanceAll(segment: Segment, asked: readonly Asked[], outward: Asked[]): Promise<void> {
  const queue: Asked[] = [...asked]
  const end = segment.run.nextSeq + LONGEST_TURN
  for (let ask = queue.shift(); ask !== undefined; ask = queue.shift()) {
    if (segment.run.nextSeq >= end) { segment.goOnLater([ask, ...queue]); return }
    if (isHeld(segment, ask)) {
      segment.seats.release(ask.ref)
      continue
    }
    if (!segment.mayGoOn(ask)) {
      queue.push(...await refuseToQueue(segment, ask))
      continue
    }
    if (isOutward(ask.effect)) outward.push(ask)
    else queue.push(...await answerOne(segment, ask.ref, ask.effect))
  }
}

/** A waiting attempt that a person takes over does not stand in line for a slot: it is given back, and waits for its time again. */
async function refuseToQueue(segment: Segment, { ref }: Asked): Promise<readonly Asked[]> {
  const { run, machines } = segment
  const record = run.open(ref)
  if (record?.claim === undefined || record.state !== 'awaitingRetry' || !segment.leaveSeat(ref)) return []
  const isDue = (record.retry?.dueAtMs ?? 0) <= run.tools.ambient.now()
  const asked: Asked[] = []
  for (const draft of claimEnded(record, isDue ? 'queued' : 'no_slot')) asked.push(...await machines.feed(run, run.take(draft)))
  return asked
}

/** What follows from an inward effect. A slot whose intent is not written after all is given back. */
async function answerOne(segment: Segment, ref: InstanceRef, effect: InwardEffect): Promise<readonly Asked[]> {
  const words = await answerInward(segment.run, ref, effect)
  if (effect.type === 'intend' && words[0]?.type !== 'actionIntent') segment.seats.release(ref)
  const asked: Asked[] = []
  for (const word of words) asked.push(...await takeOne(segment, word))
  return asked
}

async function takeOne({ run, stop, machines }: Segment, word: Answered): Promise<readonly Asked[]> {
  if (word.type === 'recover') return machines.recover(run, word.ref)
  if (word.type === 'reenter') return machines.reenter(run, word.ref)
  if (word.type === 'bodyMoves') return machines.moveBody(run, word)
  const event = run.take(word)
  if (event.type === 'stepExited' && event.payload.state === 'judged') stop.hasLeft(instanceRef(event.runPath))
  return machines.feed(run, event)
}

async function commitTurn({ run, live }: Segment, outward: readonly Asked[]): Promise<void> {
  const mutates = outward.some(
    ({ ref, effect }) => effect.type === 'dispatchAction' && run.open(ref)?.ledger.at(-1)?.effectClass === 'mutating'
  )
  if (run.hasDrafts) live.events(await run.commit(mutates || run.view.status !== 'running'))
}
