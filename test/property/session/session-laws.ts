import { expect } from 'vitest'
import type { SessionEffect } from '../../../src/machine/session/session-effect.ts'
import type { SessionState } from '../../../src/machine/session/session-state.ts'
import type { Entry, ToyWorld } from './toy-world.ts'

// What holds of every story, whatever happened in it.

type Of<T extends SessionEffect['type']> = Extract<SessionEffect, { readonly type: T }>

const effectsOf = (world: ToyWorld): readonly SessionEffect[] => world.log.flatMap(({ effects }) => effects)
const only = <T extends SessionEffect['type']>(effects: readonly SessionEffect[], type: T): readonly Of<T>[] =>
  effects.filter((effect): effect is Of<T> => effect.type === type)

const seqsOf = (list: readonly { readonly seq: number }[]): readonly number[] => list.map(({ seq }) => seq)
const repeated = <T>(list: readonly T[]): readonly T[] => list.filter((each, i) => list.indexOf(each) !== i)
const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)

const heldSeqs = ({ queue, sending, turns }: SessionState): readonly number[] =>
  [...seqsOf(queue), ...sending === undefined ? [] : [sending.seq], ...turns.map(({ message }) => message.seq)]

/** A message that was taken is somewhere, or has come to an end, and to one only. */
function keepsMessages(world: ToyWorld): void {
  const effects = effectsOf(world)
  const ended = [...only(effects, 'settleTurn'), ...only(effects, 'reportLost')]
  expect(sorted([...seqsOf(ended), ...heldSeqs(world.state)])).toEqual(sorted(seqsOf(only(effects, 'takeMessage'))))
  expect(repeated(seqsOf(only(effects, 'acknowledge')))).toEqual([])
  expect(repeated(seqsOf(only(effects, 'persistMessage')))).toEqual([])
}

/** At rest nobody holds a claim for nothing, and a process that takes input has been given all there is. */
function comesToRest({ state, log }: ToyWorld): void {
  const { stage, claim, queue, sending, resume, reconnecting } = state
  if (sending !== undefined) return
  expect(stage.at === 'live' || stage.at === 'absent', stage.at).toBe(true)
  expect(claim).toBe('none')
  if (resume.at !== 'confirmed') expect(reconnecting).toBe(false)
  if (queue.length === 0) return
  expect(stage.at).toBe('absent')
  const last = only(log.flatMap(({ effects }) => effects), 'publishStatus').at(-1)
  expect(last).toMatchObject({ queued: seqsOf(queue) })
}

/** A message is in a batch once. */
function batchesOnce({ log }: ToyWorld): void {
  for (const { after: { resume } } of log) {
    if (resume.at !== 'notTracking') expect(repeated(seqsOf(resume.batch.messages))).toEqual([])
  }
}

/** What was answered well reached a process; what was lost was not answered; nothing is given again after its end. */
function writesInOrder(world: ToyWorld): void {
  const ended = new Set<number>()
  const first: number[] = []
  for (const effect of effectsOf(world)) {
    if (effect.type === 'settleTurn' || effect.type === 'reportLost') ended.add(effect.seq)
    if (effect.type !== 'writeLine') continue
    expect(ended.has(effect.seq), `${effect.seq} is written after its end`).toBe(false)
    if (!first.includes(effect.seq)) first.push(effect.seq)
  }
  expect(first).toEqual(sorted(first))
  for (const { generation } of world.programs) {
    const given = seqsOf(only(effectsOf(world), 'writeLine').filter((effect) => effect.generation === generation))
    expect(given, 'out of order, or twice').toEqual([...new Set(sorted(given))])
  }
  const persisted = seqsOf(only(effectsOf(world), 'persistMessage'))
  expect(persisted).toEqual(sorted(persisted))
}

interface Fired { readonly at: number; readonly line: string | undefined }

const EXIT_SETTLING: readonly string[] = ['readerEnded', 'sendWaitEnded', 'lineWritten', 'writeFailed']

const isSettled = ({ event, before, after }: Entry): boolean =>
  EXIT_SETTLING.includes(event.type) && before.stage.at === 'exiting' && before.stage.ending !== 'stop' && after.stage.at !== 'exiting'

const firedRetries = ({ log }: ToyWorld): readonly Fired[] => log.flatMap((entry, at) => {
  const { resume } = entry.before
  if (resume.at !== 'confirmed' || !isSettled(entry)) return []
  return [{ at, line: resume.heldLine }]
})

const isDelivery = ({ event, before, after }: Entry): boolean =>
  before.sending !== undefined && after.sending?.seq !== before.sending.seq && !['writeFailed', 'sendWaitEnded'].includes(event.type)

/** Nobody will give it to a process any more: it was stopped before one ran, or given up. */
const isEndOfHope = ({ event, before, after }: Entry): boolean =>
  after.stage.at === 'absent' || event.type === 'stopRequested' && before.stage.at !== 'live' && before.stage.at !== 'exiting'

/** Whether something was given to a process after the retry was fired. */
function delivered(log: readonly Entry[], { at }: Fired): boolean {
  const fired = log[at]
  const later = log.slice(at).find((entry) => entry !== fired && isDelivery(entry) || isEndOfHope(entry))
  return later !== undefined && later !== fired && isDelivery(later)
}

/** An error line is written at most once, and never when the retry that takes its place was delivered. */
function writesLinesOnce(world: ToyWorld): void {
  const lines = only(effectsOf(world), 'persistLine').map(({ line }) => line)
  expect(repeated(lines)).toEqual([])
  for (const fired of firedRetries(world)) {
    if (fired.line !== undefined && delivered(world.log, fired)) expect(lines).not.toContain(fired.line)
  }
}

/** At the very end every error line is in the transcript, unless its retry was delivered. */
function keepsLines(world: ToyWorld): void {
  const lines = only(effectsOf(world), 'persistLine').map(({ line }) => line)
  const replaced = firedRetries(world).filter((fired) => delivered(world.log, fired)).map(({ line }) => line)
  for (const { event } of world.log) {
    if (event.type !== 'frameRead' || event.errorLine === undefined) continue
    expect(lines.includes(event.errorLine), event.errorLine).toBe(!replaced.includes(event.errorLine))
  }
}

/** After a stop nothing is started before somebody asks. */
function stopBeatsRetry({ log }: ToyWorld): void {
  let stopped = false
  for (const { event, effects } of log) {
    if (event.type === 'stopRequested') stopped = true
    if (event.type === 'openRequested' || only(effects, 'takeMessage').length > 0) stopped = false
    if (stopped) expect(only(effects, 'launchProcess')).toEqual([])
  }
}

/** Refused means that nothing changed; so does a fact about a process that is not the session's, except for its error line. */
function changesNothing({ log }: ToyWorld): void {
  for (const { event, effects, before, after } of log) {
    if (only(effects, 'refuse').length > 0) {
      expect(after).toBe(before)
      expect(effects).toHaveLength(1)
    }
    const current = before.stage.at === 'absent' ? undefined : before.stage.generation
    if (!('generation' in event) || event.generation === current) continue
    expect(after).toEqual(before)
    expect(effects.every(({ type }) => type === 'persistLine')).toBe(true)
  }
}

/** Every fired retry ends in a status that people see. */
function endsVisibly(world: ToyWorld): void {
  for (const { at } of firedRetries(world)) {
    const later = world.log.slice(at).flatMap(({ effects }) => effects)
    expect(only(later, 'publishStatus').length, 'no status').toBeGreaterThan(0)
  }
  if (world.state.stage.at === 'absent') expect(world.state.reconnecting).toBe(false)
  const notices = only(effectsOf(world), 'notice').filter(({ kind }) => kind === 'reconnecting').map(({ state }) => state)
  expect(notices).toEqual(notices.map((_, i) => i % 2 === 0 ? 'shown' : 'resolved'))
}

/** One launch for a wish, one for what was left over, one with another session, one fresh, and no more. */
const LAUNCHES = 4

function boundsLaunches({ log }: ToyWorld): void {
  let [launches, fallbacks] = [0, 0]
  for (const { event, after, effects } of log) {
    const wished = ['messageReceived', 'openRequested', 'configChanged', 'sessionCleared'].includes(event.type)
    if (wished || only(effects, 'settleTurn').some(({ how }) => how !== 'exited')) [launches, fallbacks] = [0, 0]
    const launched = only(effects, 'launchProcess').length
    launches += launched
    if (launched > 0 && after.stage.at === 'launching' && after.stage.purpose === 'fallback') fallbacks += 1
    expect(launches).toBeLessThanOrEqual(LAUNCHES)
    expect(fallbacks).toBeLessThanOrEqual(1)
  }
}

const isCurrent = ({ event, before: { stage } }: Entry): boolean =>
  'generation' in event && (stage.at === 'live' || stage.at === 'exiting') && stage.generation === event.generation

/** What the program rejected is never taken up again, nor kept; nor is what a stale process says. */
function respectsRejections({ log }: ToyWorld): void {
  const rejected = new Set<string>()
  for (const entry of log) {
    const { event, before, effects } = entry
    if (event.type === 'resumeRejected' && isCurrent(entry)) rejected.add(event.sid)
    for (const { sid } of only(effects, 'adoptSession')) {
      expect(rejected).not.toContain(sid)
      if (event.type === 'frameRead') expect(event.generation).toBe(before.generation)
    }
    for (const { start } of only(effects, 'launchProcess')) if (start.how === 'resume') expect(rejected).not.toContain(start.sid)
  }
}

/** An id is not replaced by another one that was not asked about, and a cleared one makes what echoes it stale. */
function keepsTheHeldId({ log }: ToyWorld): void {
  for (const { event, before, after, effects } of log) {
    if (event.type === 'sessionCleared') expect(after.generation).toBeGreaterThan(before.generation)
    if (event.type !== 'frameRead' || only(effects, 'adoptSession').length === 0 || before.sessionId === undefined) continue
    expect(['awaiting', 'confirmed']).toContain(before.resume.at)
  }
}

/** A session that is open elsewhere is not replaced by a blank one, and another one is looked for once in a row. */
function startsNothingBlank({ log }: ToyWorld): void {
  let refused = false
  let searches = 0
  for (const { event, before, effects } of log) {
    if (!('generation' in event)) refused = false
    if (only(effects, 'launchProcess').length > 0) expect(refused, 'started again after it was open elsewhere').toBe(false)
    if (event.type === 'launchRefused' && before.stage.at === 'launching') refused = true
    searches += only(effects, 'searchRecovery').length
    expect(searches).toBeLessThanOrEqual(1)
    if (only(effects, 'sessionOutcome').length > 0) searches = 0
  }
}

/** The failure of a process that rejects its session is nobody's answer; a stopped turn has not failed; a running one is not cut short. */
function answersFairly({ log, programs }: ToyWorld): void {
  for (const { event, before, after, effects } of log) {
    const settled = only(effects, 'settleTurn')
    if (event.type === 'frameRead' && programs.some(({ generation, rejects }) => rejects && generation === event.generation)) {
      expect(settled).toEqual([])
    }
    const { stage } = before
    if (stage.at === 'exiting' && stage.ending === 'stop') expect(settled.filter(({ how }) => how === 'exited')).toEqual([])
    if (after.stage.at === 'live' && after.stage.ending === 'restart' && stage.at === 'live' && stage.ending === undefined) {
      expect([after.turns, after.sending]).toEqual([[], undefined])
    }
  }
}

/** Only what is known is told: a session was resumed if its program says so with an answer. */
function tellsTheTruth(world: ToyWorld): void {
  for (const { generation, outcome, attemptedSid, actualSid } of only(effectsOf(world), 'sessionOutcome')) {
    const program = world.programs.find((each) => each.generation === generation)
    if (outcome === 'resumed') expect(program).toMatchObject({ rejects: false, sid: attemptedSid })
    else expect(program === undefined || program.start.how === 'fresh' || program.sid === actualSid).toBe(true)
  }
  const fresh = world.programs.filter(({ start }) => start.how === 'fresh').map(({ generation }) => generation)
  expect(only(effectsOf(world), 'sessionOutcome').map(({ generation }) => generation)).toEqual(expect.arrayContaining(fresh))
}

/** What holds whenever nothing is about to happen. */
export const LAWS_AT_REST = [keepsMessages, comesToRest]

export const LAWS_OF_THE_STORY = [
  writesInOrder, writesLinesOnce, keepsLines, stopBeatsRetry, changesNothing, endsVisibly, boundsLaunches, respectsRejections,
  tellsTheTruth, batchesOnce, keepsTheHeldId, startsNothingBlank, answersFairly,
]
