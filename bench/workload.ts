import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveBytes } from '../src/core/flow/archive-form.ts'
import { Inbox } from '../src/engine/inbox.ts'
import type { EffectClass } from '../src/model/vocabulary.ts'
import type { SqliteStore } from '../src/stores/sqlite/sqlite-store.ts'
import { AT_ONCE, besideRounds, type BesideRound } from './beside.ts'
import { keyedFlow, measuredFlow, type Shape } from './measured-flow.ts'
import { runMeasured, stopwatch, timeRun, withStore, type Took } from './measured-run.ts'
import { Pacer } from './pacer.ts'
import { profiled } from './profiled.ts'
import { rawCommits } from './raw-commits.ts'

// What runs inside measured processes. It is bundled as the product is, and told what to do by messages.

export type Task =
  /** Mutating steps beside raw commits. */
  | { readonly task: 'durable'; readonly dir: string; readonly steps: number; readonly rounds: number; readonly warmUp: number }
  /** One long run that goes on as far as it is told. */
  | { readonly task: 'paced'; readonly dir: string; readonly effect: EffectClass; readonly steps: number; readonly warmUp: number }
  /** One run in one go, in the named folder inside `dir`; with a file, a profile of its dispatches is written there. */
  | {
    readonly task: 'plain'; readonly dir: string; readonly store: string; readonly shape: Shape; readonly effect: EffectClass;
    readonly steps: number
    readonly warmUp: number; readonly profileTo?: string
  }
  /** A run for others to go on with, in the folder: as it was asked, and left standing in the dispatch after so many steps, or ended. */
  | { readonly task: 'history'; readonly dir: string; readonly steps: number; readonly ends: boolean }
  /** An ended run over items known by their names, in the folder, and the flow with one more among them. */
  | { readonly task: 'keyed'; readonly dir: string; readonly steps: number }
  /** Steps at once beside steps in a row. */
  | { readonly task: 'beside'; readonly dir: string; readonly steps: number; readonly rounds: number; readonly warmUp: number }

/** What a paced process is asked next. */
export interface GoTo {
  /** Where to run to. */
  readonly step: number
  /** Whether to look at the memory there. */
  readonly memory: boolean
  /** Steps to run elsewhere first: a process that waited for long has lost its speed. */
  readonly warmUp?: number
}

/** Memory in bytes; the live heap is what a collection leaves. */
export interface Memory { readonly rss: number; readonly liveHeap: number }

/** One round of the durability measurement. */
export type DurableRound = Readonly<Record<'raw' | Shape, Took>> & { readonly flushedPerStep: number }

export type Answer =
  | { readonly answer: 'beside'; readonly rounds: readonly BesideRound[] }
  | { readonly answer: 'rounds'; readonly rounds: readonly DurableRound[] }
  | { readonly answer: 'there'; readonly took: Took; readonly memory?: Memory }
  | { readonly answer: 'ended'; readonly peakRss: number; readonly took?: Took }

type Of<T extends Task['task']> = Extract<Task, { task: T }>

const messages = new Inbox<unknown>()
process.on('message', (message) => { messages.put(message) })
process.once('disconnect', () => process.exit())
const say = (answer: Answer): void => { process.send?.(answer) }

const peakRss = (): number => process.resourceUsage().maxRSS * 1024

/** Brings the process to speed, in a store that is not measured. */
const warmUp = (dir: string, effect: EffectClass, steps: number): Promise<void> => withStore(join(dir, 'warm-up'), async (store) => {
  for (const shape of ['sequence', 'foreach'] as const) {
    const count = Math.ceil(steps / 2)
    await timeRun(store, measuredFlow(shape, effect, count), count)
  }
})

async function durableRound(
  store: SqliteStore, raw: ReturnType<typeof rawCommits>, steps: number, forwards: boolean,
): Promise<DurableRound> {
  const before = store.stats().flushedTransactions
  const took: Partial<Record<'raw' | Shape, Took>> = {}
  const parts = ['raw', 'sequence', 'foreach'] as const
  for (const part of forwards ? parts : parts.toReversed()) {
    took[part] = part === 'raw' ? raw.time(steps) : await timeRun(store, measuredFlow(part, 'mutating', steps), steps)
  }
  const flushed = store.stats().flushedTransactions - before
  return { ...took as Readonly<Record<'raw' | Shape, Took>>, flushedPerStep: flushed / (2 * steps) }
}

async function durable({ dir, steps, rounds, warmUp: warm }: Of<'durable'>): Promise<void> {
  await warmUp(dir, 'mutating', warm)
  const raw = rawCommits(dir)
  const done = await withStore(join(dir, 'store'), async (store) => {
    const all: DurableRound[] = []
    // Every second one backwards: a drift of the disk does not always favour the same part. The first is not counted.
    for (let round = 0; round <= rounds; round++) all.push(await durableRound(store, raw, steps, round % 2 === 0))
    return all.slice(1)
  })
  raw.close()
  say({ answer: 'rounds', rounds: done })
}

async function paced({ dir, effect, steps, warmUp: warm }: Of<'paced'>): Promise<void> {
  await warmUp(dir, effect, warm)
  const pacer = new Pacer()
  const ended = withStore(join(dir, 'store'), (store) => runMeasured(store, measuredFlow('foreach', effect, steps), pacer.onDispatch))
  await pacer.goTo(1)
  say({ answer: 'there', took: stopwatch()(0) })
  while (pacer.seen < steps) await goOn(pacer, (count) => warmUp(dir, effect, count))
  pacer.goOn()
  await ended
  say({ answer: 'ended', peakRss: peakRss() })
}

async function goOn(pacer: Pacer, warm: (steps: number) => Promise<void>): Promise<void> {
  const { step, memory, warmUp: first } = await messages.next() as GoTo
  if (first !== undefined) await warm(first)
  const before = pacer.seen
  const read = stopwatch()
  await pacer.goTo(step)
  say({ answer: 'there', took: read(step - before), ...(memory ? { memory: memoryNow() } : {}) })
}

function memoryNow(): Memory {
  const { rss } = process.memoryUsage()
  if (globalThis.gc === undefined) throw new Error('the process was started without --expose-gc')
  globalThis.gc()
  return { rss, liveHeap: process.memoryUsage().heapUsed }
}

async function plain({ dir, store: name, shape, effect, steps, warmUp: warm, profileTo }: Of<'plain'>): Promise<void> {
  if (warm > 0) await warmUp(dir, effect, warm)
  const flow = measuredFlow(shape, effect, steps)
  const run = (): Promise<Took> => withStore(join(dir, name), (store) => timeRun(store, flow, steps))
  const took = profileTo === undefined ? await run() : await profiled(profileTo, run)
  say({ answer: 'ended', peakRss: peakRss(), took })
}

/** Writes, beside the store, the flow in the forms that a resume is measured with. */
async function history({ dir, steps, ends }: Of<'history'>): Promise<void> {
  const shape = ends ? 'foreach' : 'twice'
  for (const change of ['longer', 'judged'] as const) {
    writeFileSync(join(dir, `${change}.json`), archiveBytes(measuredFlow(shape, 'readonly', steps, change)))
  }
  const pacer = new Pacer()
  const flow = measuredFlow(shape, 'readonly', steps)
  const ended = withStore(join(dir, '.runner'), (store) => runMeasured(store, flow, ends ? () => undefined : pacer.onDispatch))
  await (ends ? ended : pacer.goTo(steps + 1))
  say({ answer: 'ended', peakRss: peakRss() })
  await ended
}

async function keyed({ dir, steps }: Of<'keyed'>): Promise<void> {
  writeFileSync(join(dir, 'inserted.json'), archiveBytes(keyedFlow(steps, true)))
  await withStore(join(dir, '.runner'), (store) => runMeasured(store, keyedFlow(steps, false), () => undefined, { slots: AT_ONCE }))
  say({ answer: 'ended', peakRss: peakRss() })
}

async function beside({ dir, steps, rounds, warmUp: warm }: Of<'beside'>): Promise<void> {
  await warmUp(dir, 'mutating', warm)
  say({ answer: 'beside', rounds: await withStore(join(dir, 'store'), (store) => besideRounds(store, steps, rounds)) })
}

async function perform(task: Task): Promise<void> {
  switch (task.task) {
    case 'durable': return durable(task)
    case 'paced': return paced(task)
    case 'plain': return plain(task)
    case 'history': return history(task)
    case 'keyed': return keyed(task)
    case 'beside': return beside(task)
  }
}

await perform(await messages.next() as Task)
process.disconnect()
