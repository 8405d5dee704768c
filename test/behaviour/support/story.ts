import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { JsonObject } from '../../../src/base/json.ts'
import type { ResumeOptions } from '../../../src/engine/resume-options.ts'
import type { StartOptions } from '../../../src/engine/run-handle.ts'
import type { ResumePlan } from '../../../src/model/alignment.ts'
import { isFault, type Fault } from '../../../src/model/fault.ts'
import type { FlowBundle } from '../../../src/model/flow.ts'
import type { RunEvent } from '../../../src/model/run-event.ts'
import { Shop } from './shop.ts'

export const TEST = { id: 'test', shell: 'echo test >> log; cat src/*', effect: 'readonly', sources: ['src/**'] }
export const PACK = {
  id: 'pack', shell: 'mkdir -p out; echo packed > out/a.txt; echo tool > out/tool; chmod 777 out/tool; echo pack >> log',
  effect: 'mutating', idempotent: true, artifacts: [{ name: 'built', paths: ['out/**'] }],
}
export const SHIP = { id: 'ship', shell: 'echo "ship $(cat out/a.txt)" >> log', effect: 'mutating' }

/** A run that was interrupted, and the files in its folder. */
export class Story implements AsyncDisposable {
  flow: FlowBundle | undefined

  constructor(readonly shop: Shop = new Shop()) {}

  async begin(steps: readonly JsonObject[], options: StartOptions = {}, more: JsonObject = {}): Promise<void> {
    this.flow = await this.shop.compiled(steps, more)
    await (await this.shop.runner().start(this.flow, { runId: 'r1', ...options })).result()
  }

  async resume(options: Partial<ResumeOptions> = {}): Promise<string> {
    return (await (await this.shop.runner().resume({ runId: 'r1', ...options })).result()).outcome
  }

  plan(options: Partial<ResumeOptions> = {}): Promise<ResumePlan> { return this.shop.runner().plan({ runId: 'r1', ...options }) }

  async words(options: Partial<ResumeOptions> = {}): Promise<object> {
    return Object.fromEntries((await this.plan(options)).instances.map((row) => [row.ref, row.word]))
  }

  /** How a resume is refused; it has written nothing, to the log or into the folder. */
  async refusal(options: Partial<ResumeOptions> = {}): Promise<Fault> {
    const before = [await this.shop.store.head('r1'), this.listing()]
    const refused = await this.resume(options).then(() => undefined, (error: unknown) => error)
    expect([await this.shop.store.head('r1'), this.listing()]).toEqual(before)
    if (isFault(refused)) return refused
    throw new Error('it was not refused by name', { cause: refused })
  }

  async events(type: RunEvent['type']): Promise<readonly RunEvent[]> {
    return (await this.shop.store.events('r1', { limit: 10_000 })).filter((event) => event.type === type)
  }

  /** Everything in the folder but the store. */
  listing(): readonly string[] {
    return readdirSync(this.shop.dir, { recursive: true }).map(String).filter((name) => !name.startsWith('.runner')).sort()
  }

  read(name: string): string { return readFileSync(this.shop.at(name), 'utf8') }
  get log(): readonly string[] { return existsSync(this.shop.at('log')) ? this.read('log').trim().split('\n') : [] }

  async [Symbol.asyncDispose](): Promise<void> { await this.shop[Symbol.asyncDispose]() }
}

/** A step has made files; the next one has not begun. */
export const packed = async (): Promise<Story> => {
  const story = new Story()
  await story.begin([PACK, SHIP], { stopAfter: 'pack' })
  return story
}

/** A step has read files; the next one has not begun. */
export const tested = async (steps: readonly JsonObject[] = [TEST, SHIP], stopAfter = 'test'): Promise<Story> => {
  const story = new Story()
  story.shop.write({ 'src/a.txt': 'a\n', 'src/b.txt': 'b\n', 'out/a.txt': 'x\n' })
  await story.begin(steps, { stopAfter })
  return story
}
