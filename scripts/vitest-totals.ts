import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Totals } from './totals.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** Files that failed without a failing test in them: they could not be loaded. */
const brokenFiles = (report: Report): number =>
  report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')).length

function totalsOf(file: string, status: number | null): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const totals = { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles(report) }
  const unexplained = totals.failed === 0 && (status !== 0 || totals.passed === 0)
  return unexplained ? { ...totals, failed: 1 } : totals
}

/** Runs all test projects; no tests, a file that does not load, and a crash of the test runner each count as a failure. */
export function runVitest(): Totals {
  const folder = mkdtempSync(join(tmpdir(), 'flowir-tests-'))
  const file = join(folder, 'report.json')
  try {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    return totalsOf(file, status)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
