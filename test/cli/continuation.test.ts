import { expect, it } from 'vitest'
import { Scene } from './scene.ts'

// A command whose work goes on: what it is told of its run before, and what people are told.

const words = (line: string): readonly string[] => line.split(' ')

const SCRIPT = `echo "run \${FLOWIR_PREVIOUS_ATTEMPT-none} \${FLOWIR_PREVIOUS_STATUS-none} $FLOWIR_PREVIOUS_SUMMARY $BEFORE" >> trace.log
echo "\${FLOWIR_PREVIOUS_FILES_CHANGED-none} \${FLOWIR_PREVIOUS_NEXT_STEPS-none}" >> trace.log
[ -z "$FLOWIR_PREVIOUS_FILE" ] || tr -d ' \\n' < "$FLOWIR_PREVIOUS_FILE" >> trace.log
n=\${FLOWIR_PREVIOUS_ATTEMPT:-0}
[ "$n" = "$ENOUGH" ] && s=completed || s=partial
echo "{\\"status\\":\\"$s\\",\\"summary\\":\\"$n done\\",\\"files\\":[\\"a $n.ts\\"]}"
`
const flow = (effect: string, policy: string): string => `flow: agent
steps:
  - id: fix
    shell: { $file: work.sh }
    json: true
    ${effect}
    env: { BEFORE: "\${{ coalesce(steps.fix.previous.summary, 'nothing') }}" }
    continuation:
      status: "\${{ output.json.status }}"
      summary: "\${{ output.json.summary }}"
      filesChanged: "\${{ output.json.files }}"
      ${policy}
  - { id: after, shell: echo after, effect: readonly }
`
const MUTATING = 'effect: mutating\n    repeats: true'

it.each([
  ['supervised', MUTATING], ['direct', 'effect: readonly'],
])('a %s command is told what its run before left, and nothing of a runner around it', async (_how, effect) => {
  using scene = new Scene({ 'flow.yaml': flow(effect, 'maxAttempts: 2'), 'work.sh': SCRIPT })
  const { code, stderr } = await scene.run(words('run flow.yaml --run-id r1'), { ENOUGH: '1', FLOWIR_PREVIOUS_STATUS: 'of another' })
  expect(code, stderr).toBe(0)
  expect(scene.lines('trace.log')).toEqual([
    'run none none  nothing', 'none none', 'run 1 partial 0 done 0 done', '["a 0.ts"] none',
    '{"status":"partial","attempt":1,"summary":"0done","filesChanged":["a0.ts"]}',
  ])
  expect((await scene.run(words('log r1'))).stdout).toMatch(/fix {2}continues unfinished work \(partial\), run 2: 0 done\n/)
  expect((await scene.run(words('inspect r1 fix'))).stdout).toMatch(/^continued\n {2}continues unfinished work \(partial\), run 2: 0 done$/m)
})

it('work that is used up fails by its last status, after three runs where nobody says how many', async () => {
  using scene = new Scene({ 'flow.yaml': flow(MUTATING, ''), 'work.sh': SCRIPT })
  const { code } = await scene.run(words('run flow.yaml --run-id r1'), { ENOUGH: 'never' })
  expect(code).toBe(1)
  expect((await scene.run(words('status r1'))).stdout).toMatch(/its work is partial after 3 of at most 3 runs/)
})

it('work that is accepted although unfinished never looks like success', async () => {
  using scene = new Scene({ 'flow.yaml': flow(MUTATING, 'maxAttempts: 1\n      onExhausted: accept'), 'work.sh': SCRIPT })
  const { code, stderr } = await scene.run(words('run flow.yaml --run-id r1'), { ENOUGH: 'never' })
  expect([code, stderr]).toEqual([2, expect.stringMatching(/\? unknown {2}fix .*its work is partial after 1 of at most 1 run/)])
  expect((await scene.run(words('log r1'))).stdout).toMatch(/fix {2}ends, accepted although unfinished\n[^]*after {2}pass/)
  expect((await scene.run(words('plan r1'))).stdout).toMatch(/^keep +fix +accepted although unfinished/m)
  expect((await scene.run(words('why r1 fix'))).stdout).toMatch(/^because +accepted although unfinished$/m)
})

it('a function is handed what its run before left', async () => {
  using scene = new Scene({
    'flow.yaml': `flow: agent
steps:
  - { id: fix, action: fn:call, effect: mutating, repeats: true, args: { module: ./agent.mjs, input: { task: mend } },
      continuation: { maxAttempts: 3, status: "\${{ output.status }}", summary: "\${{ output.found }}" } }
`,
    'agent.mjs': `export default (input, { previous }) =>
  ({ status: previous === undefined ? 'limited' : 'completed', found: previous ?? input })\n`,
  })
  const { code, stderr } = await scene.run(words('run flow.yaml --run-id r1'))
  expect(code, stderr).toBe(0)
  const { stdout } = await scene.run(words('log r1 --json'))
  expect(stdout).toContain('"found":{"status":"limited","attempt":1,"summary":{"task":"mend"}}')
})
