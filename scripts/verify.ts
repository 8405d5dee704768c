// The tests, and with --checks everything else that must hold. The last line is always "N passed, N failed".
import { parseArgs } from 'node:util'
import { runChecks } from './checks.ts'
import { runScenarios } from './scenarios.ts'
import { addTotals, totalsLine, type Totals } from './totals.ts'
import { runVitest } from './vitest-totals.ts'

const { values } = parseArgs({
  options: { 'checks': { type: 'boolean', default: false }, 'keep-going': { type: 'boolean', default: false } },
})

const stages: readonly (() => Totals | Promise<Totals>)[] = [
  ...(values.checks ? [() => runChecks({ keepGoing: values['keep-going'] })] : []),
  runVitest,
  () => runScenarios('.'),
]

let totals: Totals = { passed: 0, failed: 0 }
for (const stage of stages) {
  totals = addTotals(totals, await stage())
  if (totals.failed > 0 && values.checks && !values['keep-going']) break
}
process.exitCode = totals.failed === 0 ? 0 : 1
console.log(totalsLine(totals))
