import { describe, expect, test } from 'vitest'
import { foldRun } from '../../src/core/fold/fold-run.ts'
import { LiveFeed } from '../../src/engine/live-feed.ts'
import { Notices } from '../../src/engine/notices.ts'
import type { LiveNote, NoticeFailure, RunHandle } from '../../src/engine/run-handle.ts'
import { webhook } from '../../src/notifiers/webhook/webhook.ts'
import type { AppendRequest } from '../../src/ports/run-store.ts'
import type { Notice, Notifier } from '../../src/ports/notifier.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { HttpReceiver } from '../unit/notifiers/http-receiver.ts'
import { buildLog } from '../unit/support/log-builder.ts'
import { change, flowOf, human, lit, look, OK, parallel } from './support/flows.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

const DAY = 24 * 3_600_000

/** Remembers what it was told. */
class Told implements Notifier {
  readonly name = 'told'
  readonly notices: Notice[] = []

  notify(notice: Notice): Promise<void> {
    this.notices.push(notice)
    return Promise.resolve()
  }

  get ids(): readonly (readonly string[])[] { return this.notices.map(({ questions }) => questions.map(({ requestId }) => requestId)) }
}

const TWO_AT_ONCE = flowOf([parallel('both', { left: [human('left')], right: [human('right')] })])

const failuresOf = (run: RunHandle): NoticeFailure[] => {
  const failures: NoticeFailure[] = []
  run.watch((note: LiveNote) => { if (note.kind === 'noticeFailed') failures.push(note) })
  return failures
}

describe('whoever is to be told what a run asks', () => {
  // covers: CLI-17
  test.each(STORES)('hears the questions of one commit at once, and again when a later segment still asks (%s)', async (kind) => {
    const told = new Told()
    await using stage = new Stage(kind, { time: fakeTime(), runner: { notifiers: [told], answerHint: 'runner inbox --store x' } })
    const { result, of } = await stage.start(TWO_AT_ONCE)
    expect(result.outcome).toBe('awaitingHuman')
    const asked = of('humanRequested').map((event) => event.payload.requestId)
    expect(asked).toHaveLength(2)
    expect(told.ids).toEqual([asked])
    const question = { kind: 'step', mode: 'confirm', presents: [], decisions: ['yes', 'no'] }
    expect(told.notices[0]).toMatchObject({
      runId: 'r1', answerHint: 'runner inbox --store x', questions: [{ ref: 'left', ...question }, { ref: 'right', ...question }],
    })
    await stage.resume()
    expect(told.ids).toEqual([asked, asked])
  })

  test('is told only what would outlive a power cut, also while other steps are under way', async () => {
    const told = new Told()
    const flushed: string[] = []
    const toldAt: number[] = []
    const notifier: Notifier = { name: 'told', notify: (notice) => { toldAt.push(flushed.length); return told.notify(notice) } }
    await using stage = new Stage('memory', {
      time: fakeTime(), world: fakeWorld().script(OK, OK, OK), runner: { notifiers: [notifier] },
      wrap: (store) => new Proxy(store, {
        get: (target, name): unknown => {
          const value: unknown = Reflect.get(target, name)
          if (name !== 'append') return typeof value === 'function' ? value.bind(target) as unknown : value
          return async (request: AppendRequest) => {
            const result = await target.append(request)
            if (request.flush) flushed.push(...request.events.filter(({ type }) => type === 'humanRequested').map(({ type }) => type))
            return result
          }
        },
      }),
    })
    await stage.start(flowOf([parallel('both', { left: [human('left')], right: [look('a'), look('b')] })]))
    expect(told.ids.map((ids) => ids.length)).toEqual([1])
    expect(toldAt).toEqual([1])
  })

  test('is not told of a question that is over when a later segment begins', async () => {
    const told = new Told()
    const time = fakeTime()
    await using stage = new Stage('memory', { time, runner: { notifiers: [told] } })
    await stage.start(flowOf([human('approve'), change('publish')]))
    expect(told.notices).toHaveLength(1)
    time.advance(400 * DAY)
    const { result } = await stage.resume()
    expect(result.outcome).toBe('unknown')
    expect(told.notices).toHaveLength(1)
  })

  test('sees what the question shows, long texts cut', async () => {
    const told = new Told()
    await using stage = new Stage('memory', { time: fakeTime(), runner: { notifiers: [told] } })
    const presents = [lit({ version: '1.2.0' }), lit('x'.repeat(100_000))]
    await stage.start(flowOf([human('approve', { presents })]))
    const [first, second] = told.notices[0]?.questions[0]?.presents ?? []
    expect(first).toEqual({ version: '1.2.0' })
    expect((second as string).length).toBeLessThan(5_000)
  })
})

describe('a notifier that does not work harms nothing', () => {
  const asks = flowOf([human('approve'), change('publish')])

  test.each<[string, Notifier['notify'], string]>([
    ['throws', () => { throw new Error('no line') }, 'no line'], ['rejects', () => Promise.reject(new Error('no line')), 'no line'],
  ])('one that %s is told to whoever watches', async (_name, notify, problem) => {
    const told = new Told()
    await using stage = new Stage('memory', { time: fakeTime(), runner: { notifiers: [{ name: 'broken', notify }, told] } })
    let failures: NoticeFailure[] = []
    const { result } = await stage.start(asks, {}, (run) => { failures = failuresOf(run) })
    expect(result.outcome).toBe('awaitingHuman')
    expect(failures).toEqual([{ kind: 'noticeFailed', notifier: 'broken', refs: ['approve'], problem }])
    expect(told.notices).toHaveLength(1)
    expect((await stage.events()).at(-1)?.type).toBe('runSuspended')
  })

  test('one that hangs is given up after ten seconds, and only the end of the run waits for it', async () => {
    await using receiver = await new HttpReceiver(() => { /* it hangs */ }).listen()
    const time = fakeTime()
    const hook = webhook({ url: receiver.url, secret: 'of-the-hook' })
    await using stage = new Stage('memory', { time, world: fakeWorld().script(OK), runner: { notifiers: [hook] } })
    let failures: NoticeFailure[] = []
    const began = time.now()
    const { result } = await stage.start(asks, {}, async (run) => {
      failures = failuresOf(run)
      await receiver.until(1)
      expect((await stage.store.checkpoint('r1'))?.requests).toHaveLength(1)
      expect(time.waiting).toContain(began + 10_000)
      time.advance(10_000)
    })
    expect(result.outcome).toBe('awaitingHuman')
    expect(failures.map(({ problem }) => problem)).toEqual(['it did not take it within 10 s'])
    expect(receiver.received).toHaveLength(1)
    expect(await stage.store.leaseHolder('r1')).toBeUndefined()
  })

  test('a process that must end soon gives up what is still under way', async () => {
    const time = fakeTime()
    const live = new LiveFeed()
    const failures: LiveNote[] = []
    live.watch((note) => { failures.push(note) })
    const { view } = foldRun(buildLog('r1').start().enter('approve', 'human').ask('approve', 'Publish?').events)!
    const signals: AbortSignal[] = []
    const hangs: Notifier = { name: 'hangs', notify: (_, signal) => { signals.push(signal); return new Promise(() => { /* never */ }) } }
    const notices = new Notices({
      notifiers: [hangs], answerHint: '', live, clock: time, now: time.now, view: () => view, load: () => Promise.resolve(null),
    })
    notices.begin()
    await new Promise((resolve) => { setImmediate(resolve) })
    const settled = notices.settled(3_000)
    time.advance(3_000)
    await settled
    expect(failures).toEqual([{ kind: 'noticeFailed', notifier: 'hangs', refs: ['approve'], problem: 'the process was told to end' }])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(time.waiting).toEqual([])
  })
})
