import { nearestNames } from '../../core/expr/nearest-names.ts'
import { HOOKS } from '../../model/vocabulary.ts'
import type { MapEntry, MapNode } from '../parse/authoring-node.ts'
import type { Context } from './context.ts'
import { unknownKey } from './read-node.ts'

/** The key that says what a step is, and the other keys that go with it. */
const ANY = ['id', 'when', 'preflight', 'affectedBy', ...HOOKS] as const
const ACTING = [
  ...ANY, 'effect', 'idempotent', 'repeats', 'expect', 'timeout', 'retry', 'outputs', 'outputSchema', 'sources', 'artifacts',
    'continuation',
] as const
export const SHELL_ARGS = ['cwd', 'env', 'stdin', 'json', 'noEffectExitCodes'] as const

export const STEP_KEYS = {
  shell: [...ACTING, ...SHELL_ARGS],
  action: [...ACTING, 'args', 'channel'],
  call: [...ANY, 'inputs'],
  human: ANY,
  if: [...ANY, 'then', 'else'],
  foreach: ANY,
  parallel: ANY,
  let: ANY,
  wait: ANY,
  observe: [...ANY, 'expect', 'timeout'],
  use: ['id', 'when', 'with'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type StepForm = keyof typeof STEP_KEYS

const STEP_FORMS = Object.keys(STEP_KEYS) as readonly StepForm[]
const EVERY_KEY: ReadonlySet<string> = new Set([...STEP_FORMS, ...Object.values(STEP_KEYS).flat()])

const isForm = (key: string): key is StepForm => (STEP_FORMS as readonly string[]).includes(key)

/** Where a key that was put on the wrong step belongs. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  expect: 'to check something at this place, write a step with observe: fresh and expect',
  timeout: 'a timeout limits one action; put it on the steps that act, or in human: { timeout: … }',
  retry: 'only actions are retried; put it on the steps that act',
  then: '"then" and "else" go with "if"', else: '"then" and "else" go with "if"',
  steps: 'the steps of a loop stand inside it: foreach: { in: …, as: …, steps: […] }',
}

function refuse(entry: MapEntry, form: StepForm, context: Context): void {
  const known = [form, ...STEP_KEYS[form]]
  const { key, keyPlace } = entry
  if (!EVERY_KEY.has(key)) return void unknownKey(entry, `a "${form}" step`, known, context)
  const hint = ELSEWHERE[key]
  context.findings.error('normalize.key-not-applicable', keyPlace, `"${key}" does not go with "${form}"`,
    hint === undefined ? {} : { hint })
}

function missingForm(map: MapNode, context: Context): void {
  const unknown = map.entries.filter(({ key }) => !EVERY_KEY.has(key))
  const meant = unknown.flatMap((entry) => nearestNames(entry.key, STEP_FORMS).length > 0 ? [entry] : [])
  for (const entry of meant) unknownKey(entry, 'a step', STEP_FORMS, context)
  if (meant.length > 0) return
  const branch = map.entries.find(({ key }) => key === 'then' || key === 'else')
  if (branch !== undefined) {
    return void context.findings.error('normalize.key-not-applicable', branch.keyPlace, `"${branch.key}" stands without "if"`,
      'write if: CONDITION beside it')
  }
  context.findings.error('normalize.step-kind-missing', map.place, 'this step does not say what it does',
    `a step has one of ${STEP_FORMS.join(', ')}`)
}

/** What a step is, by the one key that says so. Every key that does not go with it is reported. */
export function stepFormOf(map: MapNode, context: Context): { readonly form: StepForm; readonly entry: MapEntry } | undefined {
  const [entry, second] = map.entries.filter(({ key }) => isForm(key))
  if (entry === undefined || !isForm(entry.key)) return void missingForm(map, context)
  if (second !== undefined) {
    return void context.findings.error('normalize.step-kind-ambiguous', second.keyPlace,
      `a step is one thing: "${entry.key}" or "${second.key}"`, 'write two steps')
  }
  const { key: form } = entry
  const known: readonly string[] = [form, ...STEP_KEYS[form]]
  for (const each of map.entries) if (!known.includes(each.key)) refuse(each, form, context)
  return { form, entry }
}
