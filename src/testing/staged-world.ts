import type { Json, JsonObject } from '../base/json.ts'
import type { ProviderManifest } from '../model/manifest.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { ActionCall, ActionOutcome, Provider } from '../ports/provider.ts'
import type { SchemaCheck } from '../ports/schema-check.ts'
import { fake } from '../providers/fake/fake.ts'
import { fakeWorld, type FakeAnswer, type FakeFault, type FakeWorldInside } from '../providers/fake/fake-world.ts'
import { isOutcome, succeeded } from '../providers/outcome.ts'

/** What was asked of the world. */
export interface TestCall {
  /** The instance: `pack`, `each[sku-42]/pay`. */
  readonly step: InstanceRef
  /** With its provider: `shell:exec`. */
  readonly action: string
  /** Secrets are handles. */
  readonly args: JsonObject
  readonly idempotencyKey: string
}

/** A result (what it leaves out of a command's is that of one that says nothing and ends well); an outcome; or what goes wrong. */
export type WorldAnswer = JsonObject | ActionOutcome | FakeFault
/** The same each time; one after the other; or as the call asks. */
export type WorldAnswers = WorldAnswer | readonly WorldAnswer[] | ((call: TestCall) => WorldAnswer)

/** What the world does, by instance, else by step id, else by action (`shell:exec`), the first that is named. */
export type TestWorld = Readonly<Record<string, WorldAnswers>>

export interface StagedWorld {
  /** Stand for the real ones, and say of themselves what those say. */
  readonly providers: readonly Provider[]
  readonly calls: readonly TestCall[]
  /** Where the test did not say what a step comes to, or said what cannot be. */
  readonly problems: readonly string[]
}

const QUIET: Readonly<Record<string, JsonObject>> = {
  'shell:exec': { exitCode: 0, signal: null, stdout: '', stderr: '', durationMs: 0, truncated: false },
}

/** A world that answers as a test tells it, through providers that wear the manifests of others. */
export function stageWorld(world: TestWorld, manifests: readonly ProviderManifest[], check: SchemaCheck): StagedWorld {
  const [calls, problems]: [TestCall[], string[]] = [[], []]
  const asked = new Map<string, number>()
  const answer = (manifest: ProviderManifest) => (call: ActionCall): FakeAnswer => {
    const { context: { step }, args, idempotencyKey } = call
    const made = { step, action: `${manifest.name}:${call.action}`, args, idempotencyKey }
    const answered = fitting(answerOf(world, made, asked), made, manifest, check)
    if (typeof answered === 'string') problems.push(answered)
    if (typeof answered === 'string' || !('fault' in answered) || answered.fault !== 'transportLostBeforeDispatch') calls.push(made)
    return typeof answered === 'string' ? untold(answered) : answered
  }
  return { calls, problems, providers: distinct(manifests).map((manifest) => staged(manifest, answer(manifest))) }
}

const distinct = (manifests: readonly ProviderManifest[]): readonly ProviderManifest[] =>
  manifests.filter(({ name }, index) => manifests.findIndex((other) => other.name === name) === index)

function staged(manifest: ProviderManifest, answer: (call: ActionCall) => FakeAnswer): Provider {
  const { name, version, features, channels, actions, archivesVerdicts = false } = manifest
  const world = { ...fakeWorld(), nextAnswer: answer } as FakeWorldInside
  return fake({ name, version, features, channels, actions, archivesVerdicts, world })
}

/** A step whose world is not told, or could not be so. */
const untold = (message: string): ActionOutcome =>
  ({ terminal: 'failed', errorClass: 'action_failed_final', effect: 'none', message })

/** What the test says of a call, or why that cannot be had. */
function answerOf(world: TestWorld, { step, action, ...call }: TestCall, asked: Map<string, number>): FakeAnswer | string {
  const names = [step, step.slice(step.lastIndexOf('/') + 1), action]
  const name = names.find((each) => Object.hasOwn(world, each))
  const told = name === undefined ? undefined : world[name]
  if (name === undefined || told === undefined) {
    return `the test does not say what "${step}" comes to: name the step, or ${action}, in "world"`
  }
  const nth = (asked.get(name) ?? 0) + 1
  asked.set(name, nth)
  const chosen = chosenOf(told, { step, action, ...call }, nth)
  if (chosen !== undefined) return asAnswer(chosen, action)
  return `the test has no answer left for "${step}": "${name}" in "world" has ${String(nth - 1)}, and this is the next`
}

function chosenOf(told: WorldAnswers, call: TestCall, nth: number): WorldAnswer | undefined {
  if (typeof told === 'function') return told(call)
  return isList(told) ? told[nth - 1] : told
}

const isList = (told: WorldAnswers): told is readonly WorldAnswer[] => Array.isArray(told)

/** A result is told from an outcome by what the functions that make outcomes leave on it, or by its terminal. */
function asAnswer(chosen: WorldAnswer, action: string): FakeAnswer {
  if ('fault' in chosen && typeof chosen.fault === 'string') return chosen as FakeFault
  if (isOutcome(chosen) || 'terminal' in chosen) return chosen as ActionOutcome
  return succeeded({ ...QUIET[action], ...chosen })
}

/** An answer that the real provider could give, or why it could not. */
function fitting(
  answer: FakeAnswer | string, { step, action }: TestCall, manifest: ProviderManifest, check: SchemaCheck,
): FakeAnswer | string {
  if (typeof answer === 'string' || 'fault' in answer || answer.terminal !== 'succeeded') return answer
  const output: Json = answer.output ?? null
  const schema = manifest.actions[action.slice(action.indexOf(':') + 1)]?.output
  const problems = schema === undefined ? [] : check(schema, output)
  return problems.length === 0 ? answer : `${action} could not come to what the test says of "${step}": ${problems.join('; ')}`
}
