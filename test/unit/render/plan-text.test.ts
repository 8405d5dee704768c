import { describe, expect, test } from 'vitest'
import { differenceLine } from '../../../src/cli/render/difference-line.ts'
import { displayWidth } from '../../../src/cli/render/display-width.ts'
import { planText, type ShownPlan } from '../../../src/cli/render/plan-text.ts'
import { whyInstanceText } from '../../../src/cli/render/why-text.ts'
import type { PlannedInstance } from '../../../src/model/alignment.ts'
import { PLAN_WORDS } from '../../../src/model/vocabulary.ts'
import { contextOf } from '../support/render-context.ts'

const step = (ref: string, more: Partial<PlannedInstance> = {}): PlannedInstance =>
  ({ ref, class: 'clean', word: 'keep', reason: '', source: { file: 'release.flow.yaml', line: 4, column: 5 }, ...more })

const gated = (ref: string, more: Partial<PlannedInstance> = {}): PlannedInstance => step(ref, {
  class: 'effectDirty', word: 'ask', cause: 'mutatingReexec', reason: 'you changed it and it already happened',
  gate: {
    cause: 'mutatingReexec', state: 'held', releases: [ref],
    flags: [`--allow-mutating-reexec ${ref}`, `--adopt ${ref}=REASON`],
  }, ...more,
})

const resume = (more: readonly string[]): string => ['runner resume r1 --flow release.flow.yaml', ...more].join(' ')

function shown(instances: readonly PlannedInstance[], more: Partial<ShownPlan> = {}): ShownPlan {
  const words = Object.fromEntries(PLAN_WORDS.map((word) => [word, instances.filter((row) => row.word === word).length]))
  const held = instances.filter(({ gate }) => gate?.state === 'held').length
  return {
    name: 'r1', flowId: 'release', instances, resume, next: { command: resume([]) },
    totals: { words: words as ShownPlan['totals']['words'], effects: 0, gated: held, orphaned: 0 }, ...more,
  }
}

const lines = (plan: ShownPlan, columns = 80): readonly string[] => planText(plan, contextOf(columns)).split('\n')

describe('a plan on a screen', () => {
  test('names one step each with word, reason and place, and ends with the next command', () => {
    expect(lines(shown([
      step('look'),
      step('check', { class: 'effectDirty', word: 'rerun', cause: 'effectChanged', reason: 'it was changed' }),
      step('report', { word: 'rerun', reason: 'comes after a step that runs again (check)' }),
    ]), 100)).toEqual([
      'r1  PLAN  release',
      'keep     look                                                release.flow.yaml:4',
      'rerun    check   it was changed                              release.flow.yaml:4',
      'rerun    report  comes after a step that runs again (check)  release.flow.yaml:4',
      'totals   1 keep, 2 rerun; no effect on the world',
      'next     runner resume r1 --flow release.flow.yaml',
    ])
  })

  test('counts what stays as it is when that is many', () => {
    const text = lines(shown([
      ...Array.from({ length: 14 }, (_, n) => step(`s${String(n)}`)), step('more', { class: 'new', word: 'run' }),
    ]))
    expect(text).toEqual([
      'r1  PLAN  release',
      'run      more  the run has nothing of it that could be kept  release.flow.yaml:4',
      'keep     14 kept',
      'totals   14 keep, 1 run; no effect on the world',
      'next     runner resume r1 --flow release.flow.yaml',
    ])
  })

  test('always names what is no longer in the flow', () => {
    const many = Array.from({ length: 9 }, (_, n) => step(`s${String(n)}`))
    const text = lines(shown([...many, step('two', { class: 'orphaned', cause: 'orphaned', reason: 'no longer in the flow' })]))
    expect(text[1]).toMatch(/^keep +two +no longer in the flow/)
  })

  test('gives the one gated step two complete commands, and what differs', () => {
    const differs = [{ field: 'args.script', old: 'npm publish a', new: 'npm publish b' }]
    expect(lines(shown([gated('publish', { differs })]), 120)).toEqual([
      'r1  PLAN  release',
      'ask      publish  you changed it and it already happened  release.flow.yaml:4',
      '         args.script: npm publish a → npm publish b',
      '         run it again  runner resume r1 --flow release.flow.yaml --allow-mutating-reexec publish',
      '         keep it       runner resume r1 --flow release.flow.yaml --adopt publish=REASON',
      'totals   1 ask; no effect on the world; 1 needs a person\'s word',
      'next     one of the two commands above',
    ])
  })

  test('gives several gated steps their flags, and complete commands for all of them', () => {
    const text = lines(shown([gated('publish'), gated('each[a]/pay')]), 120)
    expect(text[2]).toBe('         --allow-mutating-reexec publish  or  --adopt publish=REASON')
    expect(text[4]).toBe("         --allow-mutating-reexec 'each[a]/pay'  or  --adopt 'each[a]/pay'=REASON")
    expect(text.slice(-4)).toEqual([
      'next     run all of them again:',
      '         runner resume r1 --flow release.flow.yaml --allow-mutating-reexec publish --allow-mutating-reexec \'each[a]/pay\'',
      '         keep what all of them did:',
      '         runner resume r1 --flow release.flow.yaml --adopt publish=REASON --adopt \'each[a]/pay\'=REASON',
    ])
  })

  test('names only the changed step where keeping it keeps what comes after it too', () => {
    const follower = gated('tag', {
      class: 'clean', cause: 'positionalReplay', reason: 'comes after a step that runs again (publish)',
      gate: { cause: 'positionalReplay', state: 'held', releases: ['tag'], flags: ['--allow-mutating-reexec tag', '--adopt tag=REASON'] },
    })
    expect(lines(shown([gated('publish'), follower]), 120).slice(-6)).toEqual([
      'next     run all of them again:',
      '         runner resume r1 --flow release.flow.yaml --allow-mutating-reexec publish --allow-mutating-reexec tag',
      '         run publish again, keep what only comes after:',
      '         runner resume r1 --flow release.flow.yaml --allow-mutating-reexec publish --adopt-rest REASON',
      '         keep what all of them did:',
      '         runner resume r1 --flow release.flow.yaml --adopt publish=REASON --adopt-rest REASON',
    ])
  })

  test('does not show what the compiler put around a step', () => {
    const text = lines(shown([step('announce:when', { word: 'rerun', reason: 'x' }), step('announce', { word: 'rerun', reason: 'y' })]))
    expect(text.filter((line) => line.startsWith('rerun'))).toHaveLength(1)
  })

  test('shows how to keep what nobody knows the end of, where a resume would ask', () => {
    const lost = step('push', { word: 'ask', cause: 'notFinished', reason: 'not finished yet', fate: 'startedNoTerminal' })
    expect(lines(shown([lost])).slice(1, 3)).toEqual([
      'ask      push  nobody knows whether it was done  release.flow.yaml:4',
      '         if it was  runner resume r1 --flow release.flow.yaml --adopt push=REASON',
    ])
  })

  test('says of an open command what each fate comes to, or the true one once it was asked', () => {
    const open = step('push', { word: 'run', reason: 'not finished yet', fate: 'notAsked' })
    expect(lines(shown([open])).slice(2, 8)).toEqual([
      '         was sent, and no answer is recorded:',
      '         if it ended: its result is taken',
      '         if it is still running: it is waited for',
      '         if it never began: it is sent',
      '         if its end is not known: a person is asked, unless repeating it does no',
      '         harm',
    ])
    expect(lines(shown([{ ...open, fate: 'running' }]))[2]).toBe('         it is still running: it is waited for')
    expect(lines(shown([{ ...open, class: 'effectDirty', fate: 'completed' }]))[2])
      .toBe('         it ended: it needs a person\'s word before it runs again')
  })

  test.each([60, 80, 120])('fits %i columns but for commands to copy', (columns) => {
    const differs = [{ field: 'args.script', old: `echo ${'a'.repeat(200)} one`, new: `echo ${'a'.repeat(200)} two` }]
    const rows = [
      gated('a-step-with-a-long-name', { differs }), step('push', { word: 'run', reason: 'not finished yet', fate: 'notAsked' }),
      step('each[sku-42]/pay', { word: 'rerun', reason: 'comes after a step that runs again', chain: ['each[sku-42]/pay', 'check'] }),
    ]
    for (const line of lines(shown(rows), columns).filter((each) => !each.includes('runner '))) {
      expect(displayWidth(line), line).toBeLessThanOrEqual(columns)
    }
  })

  test('shows nothing that a step could do harm with', () => {
    const evil = step('a\u001b[2J', {
      class: 'effectDirty', word: 'rerun', reason: 'x\u0007', differs: [{ field: 'f', old: '\u001b]0;t\u0007', new: 'b\n\u202e' }],
    })
    expect(planText(shown([evil]), contextOf())).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  })
})

describe('a field that differs', () => {
  test.each([
    [{ field: 'args.script', old: 'a', new: 'b' }, 40, 'args.script: a → b'],
    [{ field: 'cwd', new: '/tmp' }, 40, 'cwd: added /tmp'],
    [{ field: 'cwd', old: '/tmp' }, 40, 'cwd: removed /tmp'],
    [{ field: 's', old: `${'x'.repeat(60)}-old`, new: `${'x'.repeat(60)}-new` }, 50, `s: …${'x'.repeat(11)}-old → …${'x'.repeat(11)}-new`],
  ])('of %j within %i columns', (field, width, text) => {
    expect(differenceLine(field, width)).toBe(text)
  })
})

describe('why one step', () => {
  test('tells what was found, the rule, what differs, and both commands of a gate', () => {
    const instance = gated('publish', {
      differs: [{ field: 'args.script', old: 'npm publish a', new: 'npm publish b' }], chain: ['publish'], unprobed: true,
    })
    expect(whyInstanceText({ runId: 'r1', instance, resume }, contextOf(200)).split('\n')).toEqual([
      'publish  asks a person  r1  release.flow.yaml:4',
      'found    it is not what the run did',
      'because  you changed it and it already happened',
      'rule     what may not be repeated and has happened, or may have, is not done again without a person\'s word',
      'differs  args.script: npm publish a → npm publish b',
      'checked  nothing is checked before it acts',
      'gate     run it again  runner resume r1 --flow release.flow.yaml --allow-mutating-reexec publish',
      '         keep it       runner resume r1 --flow release.flow.yaml --adopt publish=REASON',
    ])
  })

  test('shows the way back to what was changed, and that one word releases all of a container', () => {
    const instance = gated('deploy', {
      word: 'rerun', chain: ['deploy', 'build', 'look'],
      gate: { cause: 'positionalReplay', state: 'released', releases: ['deploy/a', 'deploy/b'], flags: [] },
    })
    const text = whyInstanceText({ runId: 'r1', instance, resume }, contextOf(200))
    expect(text).toContain('through  deploy ← build ← look')
    expect(text).toContain('gate     released by this call\n         one word is enough for deploy/a, deploy/b')
  })
})
