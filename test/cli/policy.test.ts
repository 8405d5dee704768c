import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, STACK_TRACE, type Ended } from './scene.ts'

const run = (scene: Scene, line: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> => scene.run(line.split(' '), env)
const NEVER = { steps: ['publish'], environments: ['production'], reexecute: 'never', why: 'a version is published once' }
const NO_TAG = { ...NEVER, steps: ['ta*'] }
const REASON = { actions: ['shell:*'], steps: ['tag', 'publish'], reexecute: 'withReason', why: 'the ledger is audited' }
const policy = (...rules: readonly object[]): string => JSON.stringify({ $schema: './policy.schema.json', rules })
const edited = (name: string): string => TEXT.replace(`echo ${name} `, `echo  ${name} `)
const TEXT = flow('gate', look('look', 'echo look'), effect('publish'), effect('tag'))
const BOTH = edited('publish').replace('echo tag ', 'echo  tag ')

/** A run of `flow.yaml` called r1, edited since, under a policy. */
async function played(rules: readonly object[], text: string, config = '{ "environment": "production" }'): Promise<Scene> {
  const scene = new Scene({ 'flow.yaml': TEXT })
  expect((await run(scene, 'run flow.yaml --run-id r1')).code).toBe(0)
  scene.write({ 'flow.yaml': text, 'runner.policy.json': policy(...rules), 'runner.config.json': config })
  return scene
}

const RESUME = 'resume r1 --flow flow.yaml'
const ALLOW = '--allow-mutating-reexec publish'

describe('a project\'s policy', () => {
  it('is told in the plan of a gated entry, with flags that would work', async () => {
    using scene = await played([NO_TAG], edited('tag'))
    const { code, stdout } = await run(scene, 'plan r1 --flow flow.yaml')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ +never done again: a version is published once \(rule 1 of the policy\)$/m)
    expect(stdout).toMatch(/^ +keep it +runner resume r1 --flow flow.yaml --adopt tag=REASON$/m)
    expect(stdout).not.toContain('--allow-mutating-reexec tag')
    expect((await run(scene, 'why r1 tag --flow flow.yaml')).stdout).toContain('never done again: a version is published once')
    const held = await run(scene, RESUME)
    expect([held.code, held.stderr]).toEqual([3, expect.stringContaining('never done again: a version is published once')])
  })

  it('refuses a release that it forbids, with the rule, why and what else there is; nothing is written', async () => {
    using scene = await played([NEVER], edited('publish'))
    const before = (await run(scene, 'log r1 --json')).stdout
    for (const verb of ['resume', 'plan']) {
      const { code, stderr } = await run(scene, `${verb} r1 --flow flow.yaml ${ALLOW}`)
      expect(code).toBe(64)
      expect(stderr).toMatch(/^error\[resume\.policy-forbids\] publish is never done again: a version is published once \(rule 1/)
      expect(stderr).toMatch(/^next: --adopt publish=REASON keeps what happened/m)
    }
    expect((await run(scene, 'log r1 --json')).stdout).toBe(before)
    expect(scene.lines('effects.log')).toEqual(['publish', 'tag'])
    expect((await run(scene, `${RESUME} ${ALLOW}`, { FLOWIR_CONFIG_ENVIRONMENT: 'staging' })).code).toBe(3)
  })

  it('asks for a reason, takes it with the release, and keeps it in the log', async () => {
    using scene = await played([REASON], BOTH)
    const plan = (await run(scene, 'plan r1 --flow flow.yaml')).stdout
    expect(plan).toMatch(/^ +done again only with a reason: the ledger is audited \(rule 1 of the policy\)$/m)
    expect(plan).toMatch(/^ +--allow-mutating-reexec tag --reason REASON +or +--adopt tag=REASON$/m)
    const all = `${RESUME} ${ALLOW} --allow-mutating-reexec tag`
    expect(plan).toContain(`runner ${all} --reason REASON\n`)
    const bare = await run(scene, all)
    expect([bare.code, bare.stderr]).toEqual([64, expect.stringMatching(/^next: add --reason TEXT/m)])
    expect(scene.lines('effects.log')).toEqual(['publish', 'tag'])
    expect((await scene.run([...all.split(' '), '--reason', 'the registry lost it'])).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['publish', 'tag', 'publish', 'tag'])
    const log = (await run(scene, 'log r1 --json')).stdout
    expect(log.match(/"reason": ?"the registry lost it"/g)).toHaveLength(2)
    expect(log).toMatch(/"reexecReason": ?"the registry lost it"/)
    expect((await run(scene, 'verify')).code).toBe(0)
  })

  it('is answered by a saved plan with its reason', async () => {
    using scene = await played([REASON], edited('tag'))
    const allow = ['--allow-mutating-reexec', 'tag', '--reason', 'lost it']
    expect((await scene.run(['plan', 'r1', '--flow', 'flow.yaml', ...allow, '-o', 'plan.json'])).code).toBe(0)
    expect((await scene.run(['resume', '--apply', 'plan.json', '--reason', 'other'])).code).toBe(64)
    expect((await run(scene, 'resume --apply plan.json')).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['publish', 'tag', 'tag'])
  })

  it('is kept apart from what names nothing: a reason without a release, one that says nothing', async () => {
    using scene = await played([REASON], edited('tag'))
    const lone = await run(scene, `${RESUME} --reason why`)
    expect(lone).toMatchObject({ code: 64, stderr: expect.stringContaining('flag-names-nothing] --reason: nothing is released') as string })
    const blank = await scene.run([...RESUME.split(' '), '--allow-mutating-reexec', 'tag', '--reason', ' '])
    expect([blank.code, blank.stderr]).toEqual([64, expect.stringContaining('error[usage.invalid] --reason says nothing')])
  })

  it('is shown with the environment by config --explain', async () => {
    using scene = await played([NEVER, REASON], TEXT)
    const { stdout } = await run(scene, 'config --explain', { FLOWIR_CONFIG_ENVIRONMENT: 'staging' })
    expect(stdout).toMatch(/^policy +2 rules +runner\.policy\.json$/m)
    expect(stdout).toMatch(/^environment +staging +FLOWIR_CONFIG_ENVIRONMENT$/m)
    mkdirSync(join(scene.dir, 'below'))
    const below = (await scene.run(['config', '--explain'], {}, join(scene.dir, 'below'))).stdout
    expect(below).toMatch(/^policy +2 rules +\.\.\/runner\.policy\.json$/m)
    rmSync(join(scene.dir, 'runner.policy.json'))
    expect((await run(scene, 'config --explain')).stdout).toMatch(/^policy +not set$/m)
  })
})

describe('a file that is no policy', () => {
  it.each<[string, string, RegExp]>([
    ['cut off', '{ "rules": [', /runner\.policy\.json:1:13 is not JSON/],
    ['an unknown key', '{\n  "rules": [\n    { "step": ["a"], "reexecute": "never", "why": "no" }\n  ]\n}', /:3:5 \/rules\/0 the field "step" is not known/],
    ['no rules', '{ "rules": [] }', /:1:12 \/rules must NOT have fewer than 1 items/],
    ['a rule about everything, unsaid', policy({ reexecute: 'never', why: 'no' }), /\/rules\/0 the rule says not what it is about/],
    ['rules written twice', `{ "rules": ${JSON.stringify([NEVER])}, "rules": ${JSON.stringify([REASON])} }`, /the key "rules" is written twice/],
    ['bytes that are no text', '\xff\xfe', /runner\.policy\.json/],
    ['empty', '', /runner\.policy\.json:1:1 is not JSON/],
  ])('is refused with its place: %s', async (_name, text, problem) => {
    using scene = new Scene({ 'runner.policy.json': text, 'flow.yaml': TEXT })
    const { code, stderr } = await run(scene, 'run flow.yaml')
    expect([code, stderr]).toEqual([65, expect.stringMatching(problem)])
    expect(stderr).toMatch(/^error\[config\.invalid\]/)
    expect(stderr).not.toMatch(STACK_TRACE)
    expect(scene.has('.runner')).toBe(false)
  })

  it('is refused when it is there and cannot be read', async () => {
    using scene = new Scene({ 'flow.yaml': TEXT })
    symlinkSync('nowhere.json', join(scene.dir, 'runner.policy.json'))
    expect(await run(scene, 'run flow.yaml')).toMatchObject({ code: 65, stderr: expect.stringContaining('cannot be read') as string })
    rmSync(join(scene.dir, 'runner.policy.json'))
    mkdirSync(join(scene.dir, 'runner.policy.json'))
    expect(await run(scene, 'run flow.yaml')).toMatchObject({ code: 65, stderr: expect.stringContaining('cannot be read') as string })
  })

  it('is refused before anything else is done with a setting for the environment that has no name', async () => {
    using scene = new Scene({ 'flow.yaml': TEXT })
    const { code, stderr } = await run(scene, 'run flow.yaml', { FLOWIR_CONFIG_ENVIRONMENT: '' })
    expect([code, stderr]).toEqual([65, expect.stringContaining('FLOWIR_CONFIG_ENVIRONMENT')])
  })
})
