import { expect, it } from 'vitest'
import { runScenarios } from '../../scripts/scenarios.ts'
import { plantTree, runThere, type Files } from './planted-tree.ts'

const IMPORT = `import { expect, it } from 'vitest'\n`
const PASSING = `${IMPORT}it('passes', () => expect(1).toBe(1))\n`
const tests = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([name, text]) => [`test/unit/${name}.test.ts`, text]))
/** Runs the script behind `npm test` in a planted project. */
function testRun(files: Files): { code: number | null; lastLine: string | undefined } {
  const root = plantTree(files, ['package.json', 'vitest.config.ts', 'tsconfig.json', 'scripts'])
  const { code, stdout } = runThere(root, 'scripts/verify.ts')
  return { code, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

const RUNS: readonly (readonly [title: string, files: Files, lastLine: string, code: number])[] = [
  ['a passing test', tests({ fine: PASSING }), '1 passed, 0 failed', 0],
  ['no test at all', {}, '0 passed, 1 failed', 1],
  ['a failing test', tests({ fine: PASSING, wrong: PASSING.replace('toBe(1)', 'toBe(2)') }), '1 passed, 1 failed', 1],
  ['a test file that does not load', tests({ fine: PASSING, broken: `import './gone.ts'\n` }), '1 passed, 1 failed', 1],
  ['a test that runs alone', tests({ fine: PASSING, lonely: PASSING.replace('it(', 'it.only(') }), '1 passed, 1 failed', 1],
  ['an error outside the tests', tests({ fine: `void Promise.reject(new Error('late'))\n${PASSING}` }), '1 passed, 1 failed', 1],
]

it.each(RUNS)('%s: counted as it is', (_title, files, lastLine, code) => {
  expect(testRun(files)).toEqual({ code, lastLine })
})

const SCENARIOS: readonly (readonly [title: string, says: string, code: number, passed: number, failed: number])[] = [
  ['passing scenarios', '3 passed, 0 failed', 0, 3, 0],
  ['a failing scenario', '2 passed, 1 failed', 1, 2, 1],
  ['a scenario harness that crashes', 'oops', 1, 0, 1],
  ['a scenario harness that runs nothing', '0 passed, 0 failed', 0, 0, 1],
  ['a scenario harness that contradicts itself', '3 passed, 0 failed', 1, 3, 1],
]

it.each(SCENARIOS)('%s: counted as it is', async (_title, says, code, passed, failed) => {
  const harness = `console.log('${says}')\nprocess.exitCode = ${String(code)}\n`
  const root = plantTree({ '../shared/scenarios/run.mjs': harness, '../shared/scenarios/A-01-planted.yaml': '' })
  expect(await runScenarios(root)).toEqual({ passed, failed })
})

it('only scenarios of what is done are run', async () => {
  const harness = `const files = process.argv.filter((each) => each.endsWith('.yaml'))\nconsole.log(files.length + ' passed, 0 failed')\n`
  const names = ['A-01-a.yaml', 'A-02-b.yaml', 'Z-01-later.yaml', 'README.md']
  const files = Object.fromEntries(names.map((name) => [`../shared/scenarios/${name}`, '']))
  expect(await runScenarios(plantTree({ ...files, '../shared/scenarios/run.mjs': harness }))).toEqual({ passed: 2, failed: 0 })
})

it('without a folder of scenarios there are none', async () => {
  expect(await runScenarios(plantTree({}))).toEqual({ passed: 0, failed: 0 })
})
