import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { given } from '../base/given.ts'
import { canonicalJson, type Json } from '../base/json.ts'
import { boundaryText, type Boundary } from './crash/boundary.ts'
import { differences } from './crash/run-sum.ts'
import { miscounts } from './crash/effect-count.ts'
import { liveToTheEnd, type Lifetime, type LifetimePlan } from './crash/lifetime.ts'

export interface CrashMatrixOptions {
  /** Which boundaries are tried as the n-th kill, from 1. Default: all as the first; as the second those of `reconcile` and `attach`. */
  readonly boundaries?: (boundary: Boundary, kill: number) => boolean
  /** How often a run is killed: with 2, the process that goes on is killed as well, at each of its boundaries. Default 1. */
  readonly kills?: 1 | 2
  /** Each kill also takes what no flush has brought to the disk. Default false. */
  readonly powerCut?: boolean
  /** Runs at the same time. Default 2. */
  readonly concurrency?: number
  /** How long one process may take, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number
  /** The script that every process runs. Default: the one this package ships. */
  readonly program?: string
}

/** A promise that was not kept. */
export interface CrashFinding {
  /** Where its processes were killed, one after the other. */
  readonly killed: string
  /** An effect too many, one too few, another outcome or fold than the calm run's, a damaged store, or a run that never ended. */
  readonly kind: 'double' | 'lost' | 'outcome' | 'fold' | 'store' | 'stuck'
  readonly message: string
}

export interface CrashReport {
  /** The boundaries of the calm run that were tried, in its order. */
  readonly boundaries: readonly string[]
  /** How many runs were killed and brought to their end. */
  readonly trials: number
  /** Boundaries that a run did not come to: what it does is not the same each time. */
  readonly missed: readonly string[]
  readonly outcome: string
  /** Effects on the world of the calm run, by instance. */
  readonly effects: Readonly<Record<string, number>>
  readonly findings: readonly CrashFinding[]
}

const FOR_SECOND: ReadonlySet<string> = new Set(['reconcile', 'attach'])
const byDefault = ({ kind }: Boundary, kill: number): boolean => kill === 1 || FOR_SECOND.has(kind)

/**
 * Runs a flow in processes of its own on a store on disk, kills it before and after every call across a port, lets another process go
 * on until the run is over, and compares with a run that nobody killed. An empty `findings` means: no effect doubled, none lost, the same
 * outcome, verdicts and folded records, and a store that `verify` finds whole.
 *
 * Effects are counted in a file outside the run, which whoever acts appends to: see `CrashWorld`.
 * @param flow a flow file, played with `shell`, `fs` and `fn`; or a module whose default export is a `CrashScene`
 * @example expect((await crashMatrix('test/release.scene.js')).findings).toEqual([])
 */
export async function crashMatrix(flow: string, options: CrashMatrixOptions = {}): Promise<CrashReport> {
  const root = mkdtempSync(join(tmpdir(), 'crash-matrix-'))
  try {
    return await new Matrix(resolve(flow), root, options).run()
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

class Matrix {
  readonly #wanted: NonNullable<CrashMatrixOptions['boundaries']>
  #made = 0

  constructor(readonly scene: string, readonly root: string, readonly options: CrashMatrixOptions) {
    this.#wanted = options.boundaries ?? byDefault
  }

  async run(): Promise<CrashReport> {
    const calm = await this.#live([])
    const wrong = [...(calm.stuck === undefined ? [] : [calm.stuck]), ...calm.problems]
    if (wrong.length > 0) throw new Error(`the calm run is not one to compare with: ${wrong.join('; ')}`)
    const first = calm.passed.flatMap((passed, life) => this.#deaths(passed, 1, Array.from({ length: life }, () => undefined)))
    const once = await this.#liveAll(first)
    const second = this.options.kills === 2 ? once.flatMap(({ at, passed }) => this.#deaths(passed[at.length] ?? [], 2, at)) : []
    const twice = await this.#liveAll(second)
    const trials = [...once, ...twice]
    return {
      boundaries: first.map(textOf), trials: trials.length, outcome: calm.outcome ?? '',
      effects: Object.fromEntries([...calm.effects].map(([ref, { count }]) => [ref, count])),
      missed: trials.filter(({ at, deaths }) => deaths < at.filter((row) => row !== undefined).length).map(({ at }) => textOf(at)),
      findings: trials.flatMap((life) => findingsOf(calm, life)),
    }
  }

  /** Each boundary that a process came to, as the death of one that comes after the same others. */
  #deaths(passed: readonly Boundary[], kill: number, before: LifetimePlan['at']): readonly LifetimePlan['at'][] {
    return passed.filter((boundary) => this.#wanted(boundary, kill)).map((boundary) => [...before, boundary])
  }

  async #liveAll(all: readonly LifetimePlan['at'][]): Promise<readonly Lifetime[]> {
    const lived: Lifetime[] = []
    const waiting = all.entries()
    const worker = async (): Promise<void> => { for (const [index, at] of waiting) lived[index] = await this.#live(at) }
    await Promise.all(Array.from({ length: this.options.concurrency ?? 2 }, worker))
    return lived
  }

  async #live(at: LifetimePlan['at']): Promise<Lifetime> {
    const dir = join(this.root, String(this.#made += 1))
    mkdirSync(join(dir, 'work'), { recursive: true })
    const { powerCut = false, timeoutMs = 30_000, program } = this.options
    const plan: LifetimePlan = { scene: this.scene, dir, at, powerCut, timeoutMs, ...given('program', program) }
    try {
      return await liveToTheEnd(plan)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
}

/** A process that was not killed is a dash. */
const textOf = (at: LifetimePlan['at']): string => at.map((row) => (row === undefined ? '-' : boundaryText(row))).join(', then ')

function findingsOf(calm: Lifetime, life: Lifetime): readonly CrashFinding[] {
  const killed = textOf(life.at)
  const found = (kind: CrashFinding['kind'], messages: readonly string[]): readonly CrashFinding[] =>
    messages.map((message) => ({ killed, kind, message }))
  return [
    ...miscounts(calm.effects, life.effects).map((row) => ({ killed, ...row })),
    ...found('stuck', life.stuck === undefined ? [] : [life.stuck]),
    ...found('store', life.problems),
    ...life.stuck === undefined ? [...found('outcome', otherEnd(calm, life)), ...found('fold', differences(calm.sum, life.sum))] : [],
  ]
}

const endOf = ({ outcome, outputs }: Lifetime): Json => ({ outcome: outcome ?? null, outputs: outputs ?? null })

function otherEnd(calm: Lifetime, life: Lifetime): readonly string[] {
  const [expected, got] = [canonicalJson(endOf(calm)), canonicalJson(endOf(life))]
  return expected === got ? [] : [`${expected} became ${got}`]
}
