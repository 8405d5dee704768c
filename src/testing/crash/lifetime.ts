import { join } from 'node:path'
import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import type { Outcome } from '../../model/vocabulary.ts'
import type { StoreProblem } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import type { Boundary } from './boundary.ts'
import { CRASH_RUN_ID, type CrashReply, type CrashTask } from './crash-task.ts'
import { readEffects } from './crash-world.ts'
import { countEffects, type InstanceEffects } from './effect-count.ts'
import { recordsOf, sumRun, type RunSum } from './run-sum.ts'
import { startCrashChild } from './start-crash-child.ts'

/** One run, from its first process to its last. */
export interface LifetimePlan {
  readonly scene: string
  /** A folder of its own, with a folder `work`. */
  readonly dir: string
  /** Where each of its first processes is killed; undefined: it goes on to its own end. */
  readonly at: readonly (Boundary | undefined)[]
  readonly powerCut: boolean
  readonly timeoutMs: number
  readonly program?: string
}

/** How a run went. */
export interface Lifetime {
  readonly at: LifetimePlan['at']
  /** How many processes were killed. */
  readonly deaths: number
  /** Boundaries of each process, in order; none of those that were killed. */
  readonly passed: readonly (readonly Boundary[])[]
  readonly outcome?: Outcome
  readonly outputs?: Readonly<Record<string, Json>>
  readonly effects: ReadonlyMap<string, InstanceEffects>
  readonly sum: RunSum
  readonly problems: readonly string[]
  /** Why it did not get to its end. */
  readonly stuck?: string
}

/** Processes beyond those killed that a run may take: connections that are lost, questions to people. */
const MORE_PROCESSES = 24
/** Outcomes after which another process goes on. */
const NOT_OVER: ReadonlySet<Outcome> = new Set(['suspended', 'awaitingHuman'])

type Ended = Extract<CrashReply, { readonly kind: 'ended' }>

const taskOf = ({ scene, dir, at, powerCut }: LifetimePlan, life: number, answers: boolean): CrashTask => {
  const death = at[life - 1]
  return {
    scene, storeDir: join(dir, 'store'), workDir: join(dir, 'work'), worldFile: join(dir, 'world'), life, powerCut,
    ...given('at', death), ...(answers ? { answers: true } : {}),
  }
}

/** Starts process after process until the run is over. */
export async function liveToTheEnd(plan: LifetimePlan): Promise<Lifetime> {
  const story: { deaths: number; last?: Ended; stuck?: string } = { deaths: 0 }
  let answers = false
  const passed: (readonly Boundary[])[] = []
  for (let life = 1; ; life++) {
    if (life > plan.at.length + MORE_PROCESSES) { story.stuck = `it was not over after ${String(life - 1)} processes`; break }
    const reply: CrashReply | undefined = await replyOf(plan, life, answers).catch(broken)
    passed.push(reply?.kind === 'ended' ? reply.passed : [])
    if (reply === undefined) { story.deaths += 1; continue }
    if (reply.kind === 'refused') { story.stuck = `${reply.code}: ${reply.message}`; break }
    story.last = reply
    if (!NOT_OVER.has(reply.outcome) && reply.retries !== true) break
    answers = reply.outcome === 'awaitingHuman'
  }
  return { ...await whatIsLeft(plan), at: plan.at, deaths: story.deaths, passed, ...endOf(story) }
}

const endOf = ({ last, stuck }: { readonly last?: Ended; readonly stuck?: string }): Pick<Lifetime, 'outcome' | 'outputs' | 'stuck'> => ({
  ...given('outcome', last?.outcome), ...given('outputs', last?.outputs), ...given('stuck', stuck),
})

const broken = (error: unknown): CrashReply => ({ kind: 'refused', code: 'process', message: messageOf(error) })

async function replyOf(plan: LifetimePlan, life: number, answers: boolean): Promise<CrashReply | undefined> {
  const child = startCrashChild(taskOf(plan, life, answers), plan.program)
  const late = setTimeout(() => { child.process.kill('SIGTERM') }, plan.timeoutMs)
  try {
    return await child.reply
  } finally {
    clearTimeout(late)
  }
}

async function whatIsLeft({ dir }: LifetimePlan): Promise<Pick<Lifetime, 'effects' | 'sum' | 'problems'>> {
  const store = openSqliteStore(join(dir, 'store'), { mode: 'read' })
  try {
    const records = await recordsOf(store, CRASH_RUN_ID)
    return {
      effects: countEffects(readEffects(join(dir, 'world')), records), sum: await sumRun(store, CRASH_RUN_ID),
      problems: (await store.verify()).map(problemText),
    }
  } finally {
    await store.close()
  }
}

const problemText = ({ kind, message, seq }: StoreProblem): string => `${kind}${seq === undefined ? '' : ` at ${String(seq)}`}: ${message}`
