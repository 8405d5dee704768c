import { readFileSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, type Ended } from './scene.ts'

const words = (line: string): readonly string[] => line.split(' ')
const run = (scene: Scene, line: string): Promise<Ended> => scene.run(words(line))
const document = ({ stdout }: Ended): Record<string, unknown> => JSON.parse(stdout) as Record<string, unknown>

const TWO = flow('two', effect('one'), effect('two'))
const GATE = flow('gate', look('look', 'echo look'), effect('publish'), effect('tag'), look('after', 'echo after'))
const edited = (text: string, from: string, to: string): string => text.replace(`echo ${from} `, `echo ${to} `)

/** A run of `flow.yaml` called r1. */
async function played(text: string, more = ''): Promise<Scene> {
  const scene = new Scene({ 'flow.yaml': text })
  await run(scene, `run flow.yaml --run-id r1${more}`)
  return scene
}

describe('going on with a run', () => {
  it('runs what is left, shows it as run does, and ends with its code', async () => {
    using scene = await played(TWO, ' --stop-after one')
    const { code, stderr } = await run(scene, 'resume r1')
    expect(code).toBe(0)
    expect(stderr).toMatch(/resumed, segment 2\n/)
    expect(stderr).toMatch(/^ {2}2 pass \(1 keep, 1 run\)$/m)
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
  })

  // covers: CLI-03
  it('is hinted at where a run stopped, previewed without a trace, and seen to its end', async () => {
    using scene = new Scene({ 'flow.yaml': flow('three', effect('one'), effect('two'), look('three', 'echo three')) })
    const stopped = await run(scene, 'run flow.yaml --run-id r1 --stop-after two')
    expect([stopped.code, stopped.stderr]).toEqual([3, expect.stringMatching(/^next {2}runner resume r1$/m)])
    const before = scene.storeDigest()
    expect((await run(scene, 'resume r1 --preview')).stdout).toMatch(/^run +three +has not run yet/m)
    expect((await run(scene, 'resume r1 --preview --interactive')).code).toBe(64)
    expect(scene.storeDigest()).toEqual(before)
    expect((await run(scene, 'resume r1')).code).toBe(0)
    expect((await run(scene, 'inspect r1')).stdout.match(/✓ pass/g)).toHaveLength(3)
    expect((await run(scene, 'verify r1')).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
  })

  // covers: CLI-22
  it('judges again without doing again, and the report shows the verdict before', async () => {
    const text = (code: number): string => flow('judged', effect('one', `, expect: ["output.exitCode == ${String(code)}"]`))
    using scene = await played(text(9))
    scene.write({ 'flow.yaml': text(0) })
    const { code, stderr } = await run(scene, 'resume r1 --flow flow.yaml')
    expect(code).toBe(0)
    expect(stderr).toMatch(/one {2}judged again: pass/)
    expect(scene.lines('effects.log')).toEqual(['one'])
    expect(document(await run(scene, 'report r1 --json'))).toMatchObject({
      outcome: 'passed', words: { rejudge: 1, keep: 0 }, segments: [{}, { counts: { rejudge: 1 } }],
      steps: { rows: [{ ref: 'one', word: 'rejudge', supersededVerdicts: [{ verdict: 'fail' }] }] },
    })
  })

  it('takes a verdict back that nothing gives any more: told by rejudge, shown as one of before', async () => {
    const text = (expect: string): string => flow('judged', effect('one', expect))
    using scene = await played(text(', expect: ["output.exitCode == 9"]'))
    scene.write({ 'flow.yaml': text(', expect: []') })
    const { code, stdout } = await run(scene, 'rejudge --flow flow.yaml --record')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ *r1 +fail → unverified +one +nothing judges it any more$/m)
    expect(stdout).toMatch(/^ *r1 +not recorded +a verdict is taken back, which only a resume under this flow writes down$/m)
    expect(stdout).toMatch(/, 1 taken back; recorded but for 1 run$/m)
    const view = document(await run(scene, 'rejudge --flow flow.yaml --json'))
    expect(view).toMatchObject({ runs: [{ flips: [{ ref: 'one', before: 'fail' }] }], totals: { withdrawn: 1, unrecorded: 0 } })
    expect((await run(scene, 'resume r1 --flow flow.yaml')).code).toBe(0)
    expect((await run(scene, 'report r1')).stdout).toMatch(/^ *○ unverified +one .*executed, no assertions .*was fail$/m)
    const inspected = (await run(scene, 'inspect r1 one')).stdout
    expect(inspected).not.toContain('assertions')
    expect(inspected).toMatch(/ fail .*taken back by #\d+\)$/m)
    expect(scene.lines('effects.log')).toEqual(['one'])
  })

  it('gives the document of the whole run, and bare ids', async () => {
    using scene = await played(TWO, ' --stop-after one')
    expect(document(await run(scene, 'resume r1 --stop-at two --json'))).toMatchObject({ outcome: 'suspended', exitCode: 3, runId: 'r1' })
    expect((await run(scene, 'resume r1 -q')).stdout).toBe('r1\n')
  })
})

describe('which flow', () => {
  it('is asked for when the file means another one, with both commands as they are typed', async () => {
    using scene = await played(TWO, ' --stop-after one')
    scene.write({ 'flow.yaml': edited(TWO, 'two', 'other') })
    const { code, stderr } = await run(scene, 'resume r1 --wait 1s')
    expect(code).toBe(64)
    expect(stderr).toContain('error[resume.flow-choice] flow.yaml was changed since r1 last ran it')
    expect(stderr).toContain('runner resume r1 --wait 1s --flow flow.yaml\n')
    expect(stderr).toContain('runner resume r1 --wait 1s --flow archived\n')
    expect(scene.lines('effects.log')).toEqual(['one'])
    await run(scene, 'resume r1 --flow archived')
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
  })

  it('is the archived one when the file is gone, and that is said', async () => {
    using scene = await played(TWO, ' --stop-after one')
    rmSync(`${scene.dir}/flow.yaml`)
    const { code, stderr } = await run(scene, 'resume r1')
    expect(code).toBe(0)
    expect(stderr).toContain('flow.yaml is gone: goes on with the flow that the run last executed\n')
  })

  it('is one, not two', async () => {
    using scene = await played(TWO, ' --stop-after one')
    const { code, stderr } = await run(scene, 'resume r1 --flow flow.yaml --ir flow.json')
    expect(code).toBe(64)
    expect(stderr).toContain('--flow and --ir name two flows')
  })
})

describe('an effect that would be repeated', () => {
  async function changed(): Promise<Scene> {
    const scene = await played(GATE)
    scene.write({ 'flow.yaml': edited(GATE, 'publish', 'published') })
    return scene
  }

  it('is refused with its reason, what differs, where, and commands that do as they say', async () => {
    using scene = await changed()
    const { code, stderr } = await run(scene, 'resume r1 --flow flow.yaml')
    expect(code).toBe(3)
    expect(stderr).toContain('error[resume.requires-confirmation] r1 would repeat 2 effects, and nothing was done')
    expect(stderr).toContain('you changed it and it already happened')
    expect(stderr).toContain('args.script: echo publish >> effects.log → echo published >> effects.log')
    expect(stderr).toMatch(/flow\.yaml:4/)
    const commands = stderr.split('\n').map((line) => line.trim()).filter((line) => line.startsWith('runner resume '))
    expect(commands).toHaveLength(3)
    for (const command of commands) {
      const { code: planned } = await run(scene, `${command.replace('runner resume', 'plan')} --detailed-exitcode`)
      expect([0, 5], command).toContain(planned)
    }
    expect(scene.lines('effects.log')).toEqual(['publish', 'tag'])
  })

  const BEFORE = flow('f', effect('a'), look('see', 'echo see'), effect('b'), effect('c'))
  it.each([
    ['two steps were changed', edited(edited(BEFORE, 'a', 'aa'), 'b', 'bb')],
    ['a step was renamed', BEFORE.replace('id: b', 'id: bb')],
    ['steps changed their order', flow('f', effect('c'), effect('a'), look('see', 'echo see'), effect('b'))],
    ['a step was put before', flow('f', look('first', 'echo first'), effect('a'), look('see', 'echo see'), effect('b'), effect('c'))],
  ])('is answered by every command that is printed where %s', async (_name, after) => {
    using scene = await played(BEFORE)
    scene.write({ 'flow.yaml': after })
    const { stderr } = await run(scene, 'resume r1 --flow flow.yaml')
    const commands = stderr.split('\n').filter((line) => line.startsWith('  runner resume '))
    expect(commands.length).toBeGreaterThan(1)
    for (const command of commands) {
      const { code, stderr: why } = await run(scene, `${command.trim().replace('runner resume', 'plan')} --detailed-exitcode`)
      expect([0, 5], command + why).toContain(code)
    }
  })

  it('is an error of the document with every entry and its flags', async () => {
    using scene = await changed()
    const { code, stdout } = await run(scene, 'resume r1 --flow flow.yaml --json')
    expect(code).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1, error: { code: 'resume.requires-confirmation', exitCode: 3, data: { plan: { runId: 'r1' }, entries: [
        {
          ref: 'publish', cause: 'mutatingReexec', flags: ['--allow-mutating-reexec publish', '--adopt publish=REASON'],
          commands: [
            'runner resume r1 --flow flow.yaml --allow-mutating-reexec publish', 'runner resume r1 --flow flow.yaml --adopt publish=REASON',
          ],
        },
        { ref: 'tag', cause: 'positionalReplay' },
      ] } },
    })
  })

  it('happens once it is released by name, with the word and the reason beside it', async () => {
    using scene = await changed()
    const { code, stderr } = await scene.run([
      ...words('resume r1 --flow flow.yaml --allow-mutating-reexec publish --adopt-rest'), 'compared by hand',
    ])
    expect(code).toBe(0)
    expect(stderr).toMatch(/publish {2}pass {2}exit 0 {2}\S+ {2}rerun \(you changed it and it already happened\)$/m)
    expect(stderr).toContain('publish released, the rest kept (compared by hand)')
    expect(scene.lines('effects.log')).toEqual(['publish', 'tag', 'published'])
    expect((await run(scene, 'log r1')).stdout).toMatch(/tag {2}kept.*: compared by hand$/m)
    expect((await run(scene, 'effects r1 --segment 2')).stdout).toMatch(/^happened +publish +echo published/)
  })

  it('needs a reason to be kept', async () => {
    using scene = await changed()
    const { code, stderr } = await run(scene, 'resume r1 --flow flow.yaml --adopt publish=')
    expect(code).toBe(64)
    expect(stderr).toContain('--adopt publish= needs a reason')
  })
})

describe('a plan', () => {
  it('tells what would happen and why, writes nothing, and ends as it is asked to', async () => {
    using scene = await played(TWO)
    scene.write({ 'more.yaml': flow('two', effect('one'), effect('two'), effect('three')) })
    const before = scene.storeDigest()
    const { code, stdout } = await run(scene, 'plan r1 --flow more.yaml')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^r1 {2}PLAN {2}two$/m)
    expect(stdout).toMatch(/^run +three +has not run yet +more\.yaml:5$/m)
    expect(stdout).toMatch(/^totals +2 keep, 1 run; 1 effect on the world$/m)
    expect(stdout).toMatch(/^next +runner resume r1 --flow more\.yaml$/m)
    expect((await run(scene, 'plan r1 --flow more.yaml --detailed-exitcode')).code).toBe(5)
    expect((await run(scene, 'plan r1 --detailed-exitcode')).code).toBe(0)
    expect((await run(scene, 'resume r1 --flow more.yaml --preview')).stdout).toBe(stdout)
    const json = document(await run(scene, 'plan r1 --flow more.yaml --json'))
    expect(json).toMatchObject({ schemaVersion: 1, runId: 'r1', totals: { gated: 0 } })
    expect(scene.storeDigest()).toEqual(before)
  })

  it('of a flow is what a fresh run would do, and needs no store', async () => {
    using scene = new Scene({ 'flow.yaml': GATE })
    const { code, stdout } = await run(scene, 'plan flow.yaml --detailed-exitcode')
    expect(code).toBe(5)
    expect(stdout).toMatch(/^run +publish +changes the world +flow\.yaml:4$/m)
    expect(stdout).toMatch(/^run +look +only looks/m)
    expect(stdout).toMatch(/^next +runner run flow\.yaml$/m)
    expect(scene.has('.runner') || scene.has('runner.lock.json')).toBe(false)
  })

  it('that was saved is done with the flags it was made with, once, and beside no other', async () => {
    using scene = await played(TWO)
    scene.write({ 'more.yaml': flow('two', effect('one'), effect('two'), effect('three')) })
    expect((await run(scene, 'plan r1 --flow more.yaml -o plan.json')).stdout).toMatch(/^next +runner resume --apply plan\.json$/m)
    expect(JSON.parse(scene.read('plan.json'))).toMatchObject({ runId: 'r1', call: { flags: { flow: ['more.yaml'] } } })
    const both = await run(scene, 'resume --apply plan.json --flow more.yaml')
    expect([both.code, both.stderr]).toEqual([64, expect.stringContaining('--flow does not go with --apply')])
    expect((await run(scene, 'resume --apply plan.json')).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['one', 'two', 'three'])
    const stale = await run(scene, 'resume --apply plan.json')
    expect([stale.code, stale.stderr]).toEqual([64, expect.stringContaining('error[resume.plan-stale]')])
  })

  it('explains one step: what was found, the rule, and what differs', async () => {
    using scene = await played(GATE)
    scene.write({ 'flow.yaml': edited(GATE, 'publish', 'published') })
    const { code, stdout } = await run(scene, 'why r1 tag --flow flow.yaml')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^tag {2}asks a person {2}r1 {2}flow\.yaml:5$/m)
    expect(stdout).toMatch(/^because {2}comes after a step that runs again \(publish\)$/m)
    expect(stdout).toMatch(/^rule +what comes after a step that runs again/m)
    expect(stdout).toMatch(/^through {2}tag ← publish$/m)
    expect(document(await run(scene, 'why r1 tag --flow flow.yaml --json'))).toMatchObject({ schemaVersion: 1, runId: 'r1', ref: 'tag' })
    const unknown = await run(scene, 'why r1 tga --flow flow.yaml')
    expect([unknown.code, unknown.stderr]).toEqual([64, expect.stringMatching(/run\.step-unknown.*did you mean tag\?/)])
  })
})

describe('start, or go on', () => {
  it('starts, has nothing to do, and goes on under the edited flow', async () => {
    using scene = new Scene({ 'flow.yaml': flow('ci', effect('one')) })
    const line = 'run flow.yaml --run-id job-7 --or-resume --run-id-file id'
    expect((await run(scene, line)).code).toBe(0)
    expect((await run(scene, line)).stderr).toContain('nothing to do: job-7')
    scene.write({ 'flow.yaml': TWO.replace('flow: two', 'flow: ci'), id: '' })
    expect((await run(scene, line)).code).toBe(0)
    expect(scene.read('id')).toBe('job-7\n')
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
  })

  it('does not start anew what an earlier attempt of the job may have done', async () => {
    using scene = new Scene({ 'flow.yaml': flow('ci', effect('one')) })
    const line = words('run flow.yaml --run-id job-7 --or-resume')
    const refused = await scene.run(line, { GITHUB_RUN_ATTEMPT: '2' })
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining('error[run.history-missing]')])
    expect(scene.has('effects.log')).toBe(false)
    expect((await scene.run([...line, '--fresh'], { GITHUB_RUN_ATTEMPT: '2' })).code).toBe(0)
    expect((await scene.run(line, { GITHUB_RUN_ATTEMPT: '3' })).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['one'])
  })
})

const CUT = flow('cut', `  - id: push
    shell: |
      echo "$$" > pid.tmp; mv pid.tmp cmd.pid
      sleep 30
    effect: mutating`, effect('after'))

/** Ends a runner, its supervisor and its command, in that order: nobody is left to know how the command ended. */
async function powerCut(scene: Scene): Promise<void> {
  const started = scene.start(words('run flow.yaml --run-id r1'))
  await scene.until('cmd.pid')
  const command = Number(scene.read('cmd.pid'))
  const stat = readFileSync(`/proc/${String(command)}/stat`, 'utf8')
  const supervisor = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  started.kill('SIGKILL')
  for (const pid of [supervisor, command]) process.kill(pid, 'SIGKILL')
  await started.ended
}

describe.skipIf(process.platform !== 'linux')('a command whose end nobody knows', () => {
  it('is asked about, answered from the inbox, and the run goes on', async () => {
    using scene = new Scene({ 'flow.yaml': CUT })
    await powerCut(scene)
    expect((await run(scene, 'status r1')).stdout).toMatch(/^MAY HAVE +push .* sent, no answer recorded$/m)
    const asked = await run(scene, 'resume r1')
    expect([asked.code, asked.stderr]).toEqual([3, expect.stringMatching(/^ +runner inbox$/m)])
    const status = (await run(scene, 'status r1')).stdout
    expect(status).toMatch(/^MAY HAVE +push/m)
    expect(status).toMatch(/^waits for +push/m)
    const request = (await run(scene, 'inbox -q')).stdout.trim()
    expect((await run(scene, 'inbox')).stdout).toContain(`  runner answer r1 ${request} --decision adopt\n`)
    const wrong = await run(scene, `answer r1 ${request} --decision maybe`)
    expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining('error[human.answer-refused]')])
    const answered = await run(scene, `answer r1 ${request.slice(0, 8)} --decision adopt --note seen`)
    expect([answered.code, answered.stderr]).toEqual([0, 'push: adopt (it happened: keep it)\nnext: runner resume r1\n'])
    expect((await run(scene, 'inbox')).stderr).toBe('nobody is asked anything\n')
    expect((await run(scene, 'resume r1')).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['after'])
    expect((await run(scene, 'log r1')).stdout).toMatch(/push {2}\S+ answers adopt: seen$/m)
  })
})
