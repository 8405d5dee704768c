import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/base/json.ts'
import { sha256Hex } from '../../src/core/hash/sha256.ts'
import { isFault, type Fault, type FaultCode } from '../../src/model/fault.ts'
import type { FlowBundle, FlowIR } from '../../src/model/flow.ts'
import type { Policy, PolicyRule } from '../../src/model/policy.ts'
import type { ResumeOptions } from '../../src/engine/resume-options.ts'
import { bundle, call, flowOf, lit, pinned } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// A policy makes the gate stricter: what a person names is refused where a rule says so, and nothing is released by one.

const does = (name: string, text: string): object => (
  { binding: { attempts: [{ actionName: `fake:${name}`, args: { name: lit(text) } }] } }
)
const publish = (text: string): ReturnType<typeof change> => change('publish', does('change', text))
const rules = (...list: readonly PolicyRule[]): { readonly policy: Policy } => ({ policy: { rules: [...list] } })
const NEVER: PolicyRule = { steps: ['publish'], reexecute: 'never', why: 'a version is published once' }
const REASON: PolicyRule = { actions: ['fake:change'], reexecute: 'withReason', why: 'the ledger is audited' }

const ONE = flowOf([look('a'), publish('x')])
const EDITED = flowOf([look('a'), publish('y')])

/** A run of the flow, whose next segments are held to the rules. */
async function played(flow: FlowIR | FlowBundle, setting: Saga['setting']): Promise<Saga> {
  const saga = new Saga()
  await saga.start(flow)
  saga.setting = setting
  return saga
}

/** The fault of a call that writes and dispatches nothing. */
async function refused(saga: Saga, code: FaultCode, asked: () => Promise<unknown>): Promise<Fault> {
  const [before, acted] = [await saga.events(), saga.acted]
  const error: unknown = await asked().then(() => undefined, (thrown: unknown) => thrown)
  if (!isFault(error, code)) throw new Error(`it ended otherwise: ${String(error)}`)
  expect(await saga.events()).toEqual(before)
  expect(saga.acted).toEqual(acted)
  return error
}

const ALLOW = { allowMutatingReexec: ['publish'] } as const

describe('a release that a rule forbids', () => {
  it('is refused with the entry, the rule and why, in a resume and in its plan', async () => {
    const saga = await played(ONE, rules({ ...NEVER, steps: ['tag'] }, NEVER))
    for (const ask of [() => saga.resume(EDITED, ALLOW), () => saga.plan(EDITED, ALLOW)]) {
      const fault = await refused(saga, 'resume.policy-forbids', ask)
      expect(fault.message).toBe('publish is never done again: a version is published once (rule 2 of the policy)')
      expect(fault.next).toMatch(/^--adopt publish=REASON keeps what happened/)
      expect(fault.exit).toBe(64)
    }
  })

  it('refuses the whole resume, and names every entry that it forbids', async () => {
    const flow = (text: string): FlowIR =>
      flowOf([publish(text), change('tag', does('change', text)), change('mail', does('change', text))])
    const saga = await played(flow('x'), rules({ ...NEVER, steps: ['publish', 'mail'] }))
    const fault = await refused(
      saga, 'resume.policy-forbids', () => saga.resume(flow('y'), { allowMutatingReexec: ['publish', 'tag', 'mail'] }),
    )
    expect(fault.message).toMatch(/^publish is never .*; mail is never /)
    expect(fault.message).not.toContain('tag')
  })

  it('can still be adopted', async () => {
    const saga = await played(ONE, rules(NEVER))
    expect((await saga.resume(EDITED, { adopt: [{ ref: 'publish', reason: 'it is out' }] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish'])
  })

  it('is not forbidden in another environment; one without a name is none of those that are safe', async () => {
    const inProduction = { ...NEVER, environments: ['production'] }
    const staging = await played(ONE, { ...rules(inProduction), environment: 'staging' })
    expect((await staging.resume(EDITED, ALLOW)).outcome).toBe('passed')
    expect(staging.acted).toEqual(['a', 'publish', 'publish'])
    for (const environment of ['production', undefined]) {
      const saga = await played(ONE, { ...rules(inProduction), ...(environment === undefined ? {} : { environment }) })
      await refused(saga, 'resume.policy-forbids', () => saga.resume(EDITED, ALLOW))
    }
  })

  it('stays forbidden when the step is renamed, does something else, or is taken over under another name', async () => {
    const renamed = (text: string): FlowIR => flowOf([look('a'), change('release', does('change', text))])
    const setting = rules(NEVER)
    const moved = await played(ONE, setting)
    const fault = await refused(moved, 'resume.policy-forbids', () => moved.resume(renamed('x'), { allowMutatingReexec: ['release'] }))
    expect(fault.message).toMatch(/^release is never done again/)
    await moved.resume(renamed('x'), { adopt: [{ ref: 'release', reason: 'only its name' }] })
    await refused(moved, 'resume.policy-forbids', () => moved.resume(renamed('y'), { allowMutatingReexec: ['release'] }))
    const other = await played(ONE, rules({ actions: ['fake:change'], reexecute: 'never', why: 'no' }))
    const lookNow = flowOf([look('a'), change('publish', does('set', 'x'))])
    await refused(other, 'resume.policy-forbids', () => other.resume(lookNow, ALLOW))
  })

  it('is forbidden when the step would do now what may not be repeated', async () => {
    const saga = await played(ONE, rules({ actions: ['fake:set'], reexecute: 'never', why: 'no' }))
    await refused(saga, 'resume.policy-forbids', () => saga.resume(flowOf([look('a'), change('publish', does('set', 'x'))]), ALLOW))
  })

  it('is forbidden for a container when one of the instances is that it would release', async () => {
    const sub = flowOf([change('first'), publish('x')], {
      flowId: 'sub', params: [{ name: 'to', schema: { type: 'string' }, required: true }],
    })
    const root = (to: string): FlowBundle => bundle(flowOf([call('down', sub, { to: lit(to) })], { subflows: pinned(sub) }), sub)
    const saga = await played(root('x'), rules({ ...NEVER, flows: ['sub'] }))
    const fault = await refused(saga, 'resume.policy-forbids', () => saga.resume(root('y'), { allowMutatingReexec: ['down'] }))
    expect(fault.message).toMatch(/^down \(it releases down\/publish\) is never done again/)
    saga.setting = rules({ ...NEVER, flows: ['main'] })
    expect((await saga.resume(root('y'), { allowMutatingReexec: ['down'] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['first', 'publish', 'first', 'publish'])
  })

  it('is forbidden for an instance whose inputs are known only when something before it has run', async () => {
    const flow = (text: string): FlowIR => flowOf([look('a', does('look', text)), change('publish', {
      binding: { attempts: [{ actionName: 'fake:change', args: { name: { ref: 'steps.a.output.name' } } }] },
    })])
    const saga = new Saga()
    saga.answer('a', { terminal: 'succeeded', output: { ok: true, name: 'n1' } })
    await saga.start(flow('x'))
    saga.setting = rules(NEVER)
    await refused(saga, 'resume.policy-forbids', () => saga.resume(flow('y'), ALLOW))
  })
})

describe('a release that needs a reason', () => {
  it('is refused without one, and says which flag to add', async () => {
    const saga = await played(ONE, rules(REASON))
    for (const more of [{}, { reexecReason: '  ' }]) {
      const fault = await refused(saga, 'resume.policy-forbids', () => saga.resume(EDITED, { ...ALLOW, ...more }))
      expect([fault.message, fault.next]).toEqual([
        'publish is done again only with a reason: the ledger is audited (rule 1 of the policy)',
        'add --reason TEXT: it is kept in the log',
      ])
    }
  })

  it('runs with one, which the log keeps with the release and with the policy that asked for it', async () => {
    const saga = await played(ONE, { ...rules(REASON), environment: 'production' })
    expect((await saga.resume(EDITED, { ...ALLOW, reexecReason: 'the registry lost it' })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'publish'])
    const events = await saga.events()
    const resumed = events.find((event) => event.type === 'runResumed')?.payload
    const evidence = `sha256:${sha256Hex(canonicalJson(rules(REASON).policy))}` as const
    expect(resumed).toMatchObject({ reexecReason: 'the registry lost it', policy: { evidence, environment: 'production' } })
    expect(JSON.parse(Buffer.from(await saga.store.evidence.read(evidence)).toString())).toEqual(rules(REASON).policy)
    expect(events.findLast((event) => event.type === 'actionIntent')?.payload.release)
      .toEqual({ ref: 'publish', by: 'allowMutatingReexec', reason: 'the registry lost it' })
  })

  it('may be given one that nobody asks for; one for nothing is refused', async () => {
    const saga = await played(ONE, {})
    for (const options of [{}, { adopt: [{ ref: 'publish', reason: 'out' }] }] satisfies Partial<ResumeOptions>[]) {
      const flow = 'adopt' in options ? EDITED : ONE
      await refused(saga, 'resume.flag-names-nothing', () => saga.resume(flow, { ...options, reexecReason: 'why' }))
      await refused(saga, 'resume.flag-names-nothing', () => saga.plan(flow, { ...options, reexecReason: 'why' }))
    }
    expect((await saga.resume(EDITED, { ...ALLOW, reexecReason: 'why' })).outcome).toBe('passed')
  })
})

describe('what the policy has nothing to do with', () => {
  it('needs no word from it: a fresh run, a repeatable step, the same flow again', async () => {
    const saga = new Saga()
    saga.setting = rules({ actions: ['*'], reexecute: 'never', why: 'frozen' })
    await saga.start(flowOf([look('a'), change('publish')]))
    expect((await saga.resume()).outcome).toBe('passed')
    expect((await saga.resume(flowOf([look('a'), change('publish'), look('b')]))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'b'])
    expect((await saga.events())[0]?.payload).toMatchObject({ policy: { evidence: expect.stringMatching(/^sha256:/) as string } })
  })

  it('is gated as it was: a rule releases nothing', async () => {
    const saga = await played(ONE, rules(REASON))
    await refused(saga, 'resume.requires-confirmation', () => saga.resume(EDITED))
  })

  it('a log without a policy says nothing of one', async () => {
    const saga = await played(ONE, {})
    await saga.resume(EDITED, ALLOW)
    for (const event of await saga.events()) expect(event.payload).not.toHaveProperty('policy')
  })
})

describe('the plan of a gated entry', () => {
  it.each<[string, PolicyRule, readonly string[]]>([
    ['never', NEVER, ['--adopt publish=REASON']],
    ['withReason', REASON, ['--allow-mutating-reexec publish --reason REASON', '--adopt publish=REASON']],
  ])('says what the policy says, and only flags that would work: %s', async (reexecute, rule, flags) => {
    const saga = await played(ONE, rules(rule))
    const gate = (await saga.rows(EDITED))['publish']?.gate
    expect(gate).toMatchObject({ state: 'held', flags, policy: { reexecute, rule: 1, why: rule.why } })
  })

  it('asks for no second reason when one is given for another entry', async () => {
    const flow = (text: string): FlowIR => flowOf([publish(text), change('tag', does('change', text))])
    const saga = await played(flow('x'), rules(REASON))
    const rows = await saga.rows(flow('y'), { ...ALLOW, reexecReason: 'why' })
    expect(rows['tag']?.gate?.flags).toEqual(['--allow-mutating-reexec tag', '--adopt tag=REASON'])
    expect(rows['publish']?.gate).toMatchObject({ state: 'released', policy: { reexecute: 'withReason' } })
  })

  it('that is saved holds the reason, and is applied with it', async () => {
    const saga = await played(ONE, rules(REASON))
    const plan = await saga.plan(EDITED, { ...ALLOW, reexecReason: 'why' })
    await refused(saga, 'resume.plan-stale', () => saga.resume(EDITED, { applyPlan: plan, reexecReason: 'another' }))
    expect((await saga.resume(EDITED, { applyPlan: plan })).outcome).toBe('passed')
    expect((await saga.events()).findLast((event) => event.type === 'runResumed')?.payload.reexecReason).toBe('why')
  })

  it('that is saved is held to the policy as it is when it is applied', async () => {
    const saga = await played(ONE, {})
    const plan = await saga.plan(EDITED, ALLOW)
    saga.setting = rules(NEVER)
    await refused(saga, 'resume.policy-forbids', () => saga.resume(EDITED, { applyPlan: plan }))
  })
})

describe('a person who is asked what became of a dispatch', () => {
  /** A run whose publish nobody knows the end of, and that has asked under these rules. */
  async function asked(setting: Saga['setting']): Promise<Saga> {
    const saga = new Saga()
    saga.world.scriptFor('publish', { fault: 'transportLostAfterDispatch' })
    await saga.start(ONE)
    saga.setting = setting
    expect((await saga.resume()).outcome).toBe('awaitingHuman')
    return saga
  }
  const request = async (saga: Saga) => (await saga.store.checkpoint('r1'))?.requests[0]?.payload

  it('is not offered to do it again where that is forbidden', async () => {
    const saga = await asked(rules(NEVER))
    expect(await request(saga)).toMatchObject({
      decisions: ['adopt', 'abort'],
      prompt: expect.stringMatching(/never done again: a version is published once \(rule 1 of the policy\)\.$/) as string,
    })
    await refused(saga, 'human.answer-refused', () => saga.reply('redo'))
  })

  it('is told that it takes a note where a reason is asked for, and is held to it', async () => {
    const saga = await asked(rules(REASON))
    expect(await request(saga)).toMatchObject({
      decisions: ['adopt', 'redo', 'abort'], prompt: expect.stringMatching(/with a note that says why: the ledger is audited/) as string,
    })
    for (const more of [{}, { note: ' ' }]) {
      const fault = await refused(saga, 'human.answer-refused', () => saga.reply('redo', { policy: rules(REASON), ...more }))
      expect(fault.message).toMatch(/only with a reason, as a note \(--note TEXT\): the ledger is audited/)
    }
    await saga.reply('redo', { policy: rules(REASON), note: 'the registry lost it' })
    expect((await saga.resume()).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'publish'])
  })

  it('cannot have it done again under a policy that came after the question; other answers stand', async () => {
    const saga = await asked({})
    const fault = await refused(saga, 'human.answer-refused', () => saga.reply('redo', { policy: rules(NEVER), note: 'please' }))
    expect(fault.message).toMatch(/it is never done again: a version is published once \(rule 1 of the policy\)/)
    await saga.reply('adopt', { policy: rules(NEVER) })
    saga.setting = rules(NEVER)
    expect((await saga.resume()).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish'])
  })
})

it('what is no policy is refused by name before anything is done', async () => {
  const bad = { policy: { rules: [] } } as unknown as Saga['setting']
  const saga = await played(ONE, bad)
  for (const ask of [() => saga.resume(EDITED), () => saga.plan(EDITED), () => saga.runner.start(ONE, { runId: 'r2' })]) {
    const fault = await refused(saga, 'config.invalid', ask)
    expect(fault.message).toMatch(/^policy\/rules: must NOT have fewer than 1 items/)
  }
  expect(await saga.store.head('r2')).toBeUndefined()
})
