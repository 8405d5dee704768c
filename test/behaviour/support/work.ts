import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Json, JsonObject } from '../../../src/base/json.ts'
import type { StepDraft } from '../../../src/core/flow/flow-draft.ts'
import type { RunStore } from '../../../src/ports/run-store.ts'
import type { ActionOutcome } from '../../../src/ports/provider.ts'
import { fakeWorld, type FakeScript, type FakeWorld } from '../../../src/providers/index.ts'
import { change, lit, ref, type More } from './flows.ts'

// Steps whose work may be unfinished, and what their runs were given.

export const CONTINUATION = {
  maxAttempts: 3, status: ref('output.status'), summary: ref('output.summary'), filesChanged: ref('output.files'),
  nextSteps: ref('output.next'),
} as const

/** What a run of it says; `ok` is what is expected of it. */
export const says = (status: Json, more: JsonObject = {}): ActionOutcome =>
  ({ terminal: 'succeeded', output: { status, ok: true, ...more } })
export const DONE = says('completed')

/** Its arguments name the status of the run before. */
const ARGS = { before: { fn: 'coalesce', args: [ref('steps.work.previous.status'), lit('none')] } }
export const binding = (...names: readonly string[]): More => ({
  binding: { attempts: names.map((name) => ({ actionName: `fake:${name}`, args: ARGS })) },
})

/** A mutating step, meant to be repeated, whose runs say how far they came. */
export const work = (more: More = {}, policy: More = {}): StepDraft =>
  change('work', defined({ repeats: true, continuation: { ...CONTINUATION, ...policy }, ...binding('change'), ...more }))

const defined = (more: More): More => Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))

export interface Heard {
  readonly action: string
  readonly before: Json | undefined
  readonly key: string
  readonly previous: JsonObject | undefined
  /** What its file held when it was dispatched. */
  readonly file: Json | undefined
}

/** A world that notes what each dispatch was given. */
export function hearing(...answers: readonly FakeScript[]): { readonly world: FakeWorld; readonly heard: Heard[] } {
  const heard: Heard[] = []
  const scripts = answers.map((answer): FakeScript => (call) => {
    const { previous } = call
    heard.push({
      action: call.action, before: call.args['before'], key: call.idempotencyKey, previous: previous?.value,
      file: previous === undefined ? undefined : JSON.parse(readFileSync(previous.file, 'utf8')) as Json,
    })
    return typeof answer === 'function' ? answer(call) : answer
  })
  return { world: fakeWorld().script(...scripts), heard }
}

export const previousFolder = (store: RunStore): string => path.join(store.journalDir, 'r1', 'previous')

/** Context files that are there. */
export function filesLeft(store: RunStore): readonly string[] {
  try {
    return readdirSync(previousFolder(store))
  } catch {
    return []
  }
}
