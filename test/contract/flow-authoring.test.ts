import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileFlow } from '../../src/compile/compile-flow.ts'
import { FLOW_KEYS } from '../../src/compile/normalize/normalize-flow.ts'
import { NAME_KINDS } from '../../src/compile/normalize/read-id.ts'
import { STEP_KEYS } from '../../src/compile/normalize/step-keys.ts'
import { ID_PATTERN } from '../../src/model/flow.ts'
import { shellManifest } from '../../src/providers/shell/shell-manifest.ts'
import { deviceManifest, schemaCheck, short } from '../unit/support/compile-text.ts'

const FIXTURES = 'fixtures/authoring'

type Schema = { readonly properties: object; readonly $defs: Readonly<Record<string, object>> }

const schema = JSON.parse(readFileSync('schemas/flow-authoring.schema.json', 'utf8')) as Schema
const isValid = new Ajv2020({ strict: false }).compile(schema)

const flows = readdirSync(FIXTURES).filter((name) => name.endsWith('.flow.yaml'))

const sources = {
  read: (path: string) => readFileSync(join(FIXTURES, path)),
  resolve: (from: string, relative: string) => posix.join(posix.dirname(from), relative),
}

const compile = (entry: string, parsed?: unknown) =>
  compileFlow({ entry, manifests: [shellManifest, deviceManifest], schemaCheck, sources, ...(parsed === undefined ? {} : { parsed }) })

const treeOf = (name: string): unknown => parse(readFileSync(join(FIXTURES, name), 'utf8'))

/** Every map of a tree, by the path to it. */
function pathsToMaps(tree: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.entries(tree).flatMap(([key, value]) => pathsToMaps(value, [...path, key]))
  return Array.isArray(tree) ? below : [path, ...below]
}

function withKey(tree: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return { ...tree as object, zzz: 1 }
  const changed = withKey((tree as Record<string, unknown>)[key], rest)
  return Array.isArray(tree) ? tree.map((item: unknown, i) => i === Number(key) ? changed : item) : { ...tree as object, [key]: changed }
}

// covers: CM0-07
/** The key is not known, or what stands under it is no value for it. */
const REFUSED = ['normalize.unknown-key', 'normalize.wrong-kind', 'parse.include-invalid']

describe('the schema for editors', () => {
  it.each(flows)('accepts %s, as the compiler does', (name) => {
    isValid(treeOf(name))
    expect(isValid.errors).toBeNull()
    expect(compile(name).diagnostics.filter(({ severity }) => severity === 'error').map(short)).toEqual([])
  })

  it.each(flows)('refuses an unknown key of %s wherever the compiler does, and nowhere else', (name) => {
    const tree = treeOf(name)
    const isRefused = (changed: unknown) => compile(name, changed).diagnostics.some(({ code }) => REFUSED.includes(code))
    const answers = pathsToMaps(tree).map((path) => ({ path: path.join('.'), changed: withKey(tree, path) }))
    const disagreeing = answers.filter(({ changed }) => isRefused(changed) === isValid(changed))
    expect(disagreeing.map(({ path }) => path)).toEqual([])
  })

  it('knows the keys of a flow that the compiler knows', () => {
    expect(Object.keys(schema.properties).sort()).toEqual([...FLOW_KEYS].sort())
  })

  it('knows the keys of steps that the compiler knows', () => {
    const forms = (schema.$defs['AuthoredStep'] as { anyOf: { properties: object; required: string[] }[] }).anyOf
    const known = Object.fromEntries(forms.map(({ properties }) => {
      const form = Object.keys(STEP_KEYS).find((key) => key in properties) ?? ''
      return [form, Object.keys(properties).filter((key) => key !== form).sort()]
    }))
    expect(known).toEqual(Object.fromEntries(Object.entries(STEP_KEYS).map(([form, keys]) => [form, [...keys].sort()])))
  })

  it.each<[string, string]>([
    ['a number as a timeout', 'flow: f\nsteps: [{ id: a, shell: x, timeout: 5 }]'],
    ['two kinds', 'flow: f\nsteps: [{ id: a, shell: x, call: y }]'],
    ['no id', 'flow: f\nsteps: [{ shell: x }]'], ['no steps', 'flow: f\nsteps: []'],
    ['an effect by default', 'flow: f\ndefaults: { shell: { effect: readonly } }\nsteps: [{ id: a, shell: x }]'],
    ['one decision', 'flow: f\nsteps: [{ id: a, human: { mode: confirm, prompt: x, timeout: 1d, decisions: [a] } }]'],
    ['a secret inside a schema', 'flow: f\nparams: { a: { type: string, secret: true } }\nsteps: [{ id: a, shell: x }]'],
    ['the same decision twice', 'flow: f\nsteps: [{ id: a, human: { mode: confirm, prompt: x, timeout: 1d, decisions: [a, a] } }]'],
    [
      'error classes with another hook',
      'flow: f\nsteps: [{ id: a, shell: x, effect: readonly, onFail: [{ abort: true, errorClasses: [target_stale] }] }]',
    ],
    [
      'going on over a drift',
      'flow: f\nsteps: [{ id: a, shell: x, effect: readonly, preflight: run.id == env.platform, onResumeDrift: [{ continue: true }] }]',
    ],
    ['a handler of two things', 'flow: f\nsteps: [{ id: a, shell: x, onFail: [{ abort: true, continue: true }] }]'],
  ])('refuses %s, as the compiler does', (_, text) => {
    const tree: unknown = parse(text)
    expect([isValid(tree), compile('release.flow.yaml', tree).ok]).toEqual([false, false])
  })

  it('takes handlers that are right where others are refused', () => {
    const tree: unknown = parse(`
      flow: f
      steps: [{ id: a, shell: x, effect: readonly, preflight: run.id == env.platform, onResumeDrift: [{ abort: true }],
        onFail: [{ continue: true }], onError: [{ abort: true, errorClasses: [target_stale] }] }]
    `)
    expect([isValid(tree), compile('release.flow.yaml', tree).ok]).toEqual([true, true])
  })
})

describe('names', () => {
  it('that authors write are names of the IR', () => {
    expect(NAME_KINDS.id.pattern.source).toBe(ID_PATTERN)
  })
})
