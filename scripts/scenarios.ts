// Acceptance scenarios live beside the repository. They are run when they are there, for the parts of the product that are done.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Totals } from './totals.ts'

const FOLDER = '../shared/scenarios'

/** Letters of the scenarios that must pass. */
const DONE = ['A', 'B', 'C', 'D', 'E']

const isDone = (file: string): boolean => file.endsWith('.yaml') && DONE.some((letter) => file.startsWith(`${letter}-`))

/** The harness's own last line decides; a harness that says nothing of the kind has failed. */
function totalsOf(output: string, code: number | null): Totals {
  const found = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '')
  const totals = { passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 0) }
  const consistent = totals.passed + totals.failed > 0 && (code === 0) === (totals.failed === 0)
  return consistent ? totals : { ...totals, failed: totals.failed + 1 }
}

/** Runs the scenarios of what is done against the built command of the project at `root`, or none when the folder is absent. */
export async function runScenarios(root: string): Promise<Totals> {
  const folder = resolve(root, FOLDER)
  if (!existsSync(folder)) return { passed: 0, failed: 0 }
  const files = readdirSync(folder).filter(isDone).sort().map((file) => join(folder, file))
  const preload = ['--import', new URL('./scenario-files.mjs', import.meta.url).href]
  const args = [...preload, join(folder, 'run.mjs'), '--runner', 'node dist/cli.js', '--project', '.', '--jobs', '2', ...files]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
    child.on('close', (code) => { resolve(totalsOf(output, code)) })
  })
}
