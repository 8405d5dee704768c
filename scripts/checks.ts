// The checks beside the tests, each an npm script of the same name, run two at a time.
import { spawn, type ChildProcess } from 'node:child_process'
import type { Totals } from './totals.ts'

/** The slowest first. */
const CHECKS = ['lint', 'typecheck', 'api:check', 'floors', 'unused', 'schemas:check', 'package:check'] as const

const AT_A_TIME = 2

interface Outcome { readonly ok: boolean; readonly output: string }

function runScript(name: string, running: Set<ChildProcess>): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const collect = (chunk: Buffer) => { output += chunk.toString() }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => { output += error.message })
    child.on('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })
}

/** Runs every check, or stops at the first that fails. Says which one failed and what it printed. */
export async function runChecks(options: { readonly keepGoing: boolean }): Promise<Totals> {
  const waiting: string[] = [...CHECKS]
  const running = new Set<ChildProcess>()
  const totals = { passed: 0, failed: 0 }
  const stopped = () => totals.failed > 0 && !options.keepGoing

  const work = async () => {
    for (let name = waiting.shift(); name !== undefined && !stopped(); name = waiting.shift()) {
      const start = performance.now()
      const { ok, output } = await runScript(name, running)
      if (stopped()) return
      totals[ok ? 'passed' : 'failed'] += 1
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)${ok ? '' : `\n${output}`}`)
      if (stopped()) for (const child of running) child.kill()
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return totals
}
