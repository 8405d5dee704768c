import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../src/base/json.ts'
import { attests } from '../../src/core/lock/attests.ts'
import { boundPartsOf } from '../../src/core/lock/bound-parts.ts'
import { makeLockfile } from '../../src/core/lock/lockfile.ts'
import { lockfileDigest } from '../../src/core/lock/lockfile-digest.ts'
import { sealFlow } from '../../src/core/hash/seal-flow.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import type { ActionManifest, ProviderManifest } from '../../src/model/manifest.ts'
import { draftOf } from './support/sample-flow.ts'

const input = {
  type: 'object', additionalProperties: false, required: ['run'],
  properties: { run: { type: 'string' }, env: { type: 'object', properties: { A: { type: 'string' } } }, cwd: { type: 'string' } },
}
const exec: ActionManifest = { effect: 'declared', input, output: { type: 'object', properties: { exitCode: { type: 'integer' } } } }
const kill: ActionManifest = { effect: 'mutating', input: true, output: true }
const shell: ProviderManifest = { name: 'shell', version: '1', actions: { exec, kill }, features: ['streams.v1', 'other.v1'], channels: [] }

const draft = draftOf([{
  kind: 'action', stepId: 'pack', effect: 'mutating', assertions: [],
  binding: { attempts: [{ actionName: 'shell:exec', args: { run: { lit: 'npm pack' }, env: { lit: { A: '1' } } } }] },
}])
const bound = boundPartsOf(draft, { shell: ['streams.v1'] })

function boundTo(manifest: ProviderManifest): FlowIR {
  const digest = lockfileDigest(manifest, { actions: { exec: ['env', 'run'] }, features: ['streams.v1'] })
  return sealFlow({ ...draft, providers: { shell: { features: ['streams.v1'], lockfileDigest: digest } } })
}

const withAction = (change: Partial<ActionManifest>): ProviderManifest =>
  ({ ...shell, actions: { ...shell.actions, exec: { ...exec, ...change } } })
const withInput = (change: Readonly<Record<string, Json>>): ProviderManifest =>
  withAction({ input: { ...input, ...change } })
const withProperty = (name: string, schema: JsonObject): ProviderManifest =>
  withInput({ properties: { ...input.properties, [name]: schema } })

const flow = boundTo(shell)
const nestedGain = withProperty('env', { type: 'object', properties: { A: { type: 'string' }, B: { type: 'string' } } })

it('knows what a flow binds of a provider, down to the arguments', () => {
  expect(bound).toEqual(new Map([['shell', { actions: { exec: ['env', 'run'] }, features: ['streams.v1'] }]]))
})

describe('a session is what the flow was bound to', () => {
  it.each<[string, ProviderManifest]>([
    ['as it was', shell],
    ['in another version', { ...shell, version: '2' }],
    ['with another action more', { ...shell, actions: { ...shell.actions, more: kill } }],
    ['with a change in an action that is not bound', { ...shell, actions: { exec, kill: { ...kill, effect: 'readonly' } } }],
    ['without an action that is not bound', { ...shell, actions: { exec } }],
    ['with other features and channels', { ...shell, features: ['streams.v1', 'new.v1'], channels: ['dom'] }],
    ['with an input that gained an optional property', withProperty('tty', { type: 'boolean' })],
    ['with a change in an argument that is not given', withProperty('cwd', { type: 'string', minLength: 1 })],
    ['with other words for people', withProperty('run', { type: 'string', description: 'what to run', examples: ['ls'] })],
    ['with other expectations for new flows', withAction({ defaultExpect: ['output.exitCode == 0'], idempotent: true })],
  ])('%s', (_, live) => {
    expect(attests(flow, 'shell', live)).toEqual([])
  })

  it.each<[string, ProviderManifest, string]>([
    ['when a bound action is gone', { ...shell, actions: { kill } }, 'no action "exec"'],
    ['when a bound feature is gone', { ...shell, features: [] }, 'no feature "streams.v1"'],
    ['when a bound action is protected', withAction({ protected: true }), 'protected'],
    ['when its effect is another', withAction({ effect: 'readonly' }), 'shell:exec'],
    ['when its output is another', withAction({ output: true }), 'shell:exec'],
    ['when a given argument is another', withProperty('run', { type: 'array' }), 'shell:exec'],
    ['when its input requires more', withInput({ required: ['run', 'cwd'] }), 'shell:exec'],
    ['when a given argument has gained something, without the lockfile', nestedGain, 'shell:exec'],
  ])('but not %s', (_, live, says) => {
    expect(attests(flow, 'shell', live)).toEqual([expect.stringContaining(says)])
    expect(attests(flow, 'shell', live, makeLockfile([live]))).toHaveLength(1)
  })

  it('when a property inside an argument was gained, by the lockfile the flow was bound to and no other', () => {
    expect(attests(flow, 'shell', nestedGain, makeLockfile([shell]))).toEqual([])
    expect(attests(flow, 'shell', nestedGain, makeLockfile([nestedGain]))).toHaveLength(1)
    expect(attests(flow, 'shell', nestedGain, makeLockfile([]))).toHaveLength(1)
  })

  it.each<[string, JsonObject]>([
    ['that it requires', { type: 'object', required: ['B'], properties: { A: { type: 'string' }, B: { type: 'string' } } }],
    ['with a change in one that was there', { type: 'object', properties: { A: { type: 'number' }, B: { type: 'string' } } }],
    ['with a new demand beside it', { type: 'object', maxProperties: 1, properties: { A: { type: 'string' }, B: { type: 'string' } } }],
    ['in place of one that was there', { type: 'object', properties: { B: { type: 'string' } } }],
  ])('but not when a property inside an argument was gained %s', (_, env) => {
    expect(attests(flow, 'shell', withProperty('env', env), makeLockfile([shell]))).toEqual(['"shell:exec" is not what it was bound to'])
  })

  it('never looks into values for what a schema demands', () => {
    const one = withProperty('env', { const: { properties: { a: 1 } } })
    const two = withProperty('env', { const: { properties: { a: 1, b: 2 } } })
    expect(attests(boundTo(one), 'shell', two, makeLockfile([one]))).toHaveLength(1)
  })

  it('when the flow binds nothing of it', () => {
    expect(attests(flow, 'http', { ...shell, name: 'http', actions: {} })).toEqual([])
  })
})

describe('a lockfile', () => {
  it('is the same whatever the order of providers', () => {
    const http = { ...shell, name: 'http' }
    expect(JSON.stringify(makeLockfile([shell, http]))).toBe(JSON.stringify(makeLockfile([http, shell])))
  })
})
