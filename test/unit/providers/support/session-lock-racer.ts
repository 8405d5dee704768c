import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf } from '../../../../src/providers/process-identity.ts'
import { holdSession, type SessionHolder } from '../../../../src/providers/session/session-lock.ts'

// Takes a session again and again, proves each time that it is alone, and gives it up, or leaves it behind as if it had died. After the
// last round it is killed while it holds it. Prints a line for each round.
const [dir = '', probe = '', rounds = '0'] = process.argv.slice(2)
const runner = identityOf()
if (runner === undefined) throw new Error('no identity')
const owner: SessionHolder = { runId: String(process.pid), runner }

/** Makes the lock a dead process's, in one step. */
function leaveBehind(): void {
  const lock = join(dir, readdirSync(dir).find((name) => /^[0-9a-f]{64}$/.test(name)) ?? '')
  const aside = join(dir, `aside-${String(process.pid)}`)
  writeFileSync(aside, readFileSync(lock, 'utf8').replace(/"started":"[^"]*"/, '"started":"1"'))
  renameSync(aside, lock)
}

async function hold(round: number): Promise<void> {
  for (;;) {
    const answer = await holdSession(dir, 'contested', owner)
    if ('heldBy' in answer) continue
    closeSync(openSync(probe, 'wx'))
    await new Promise((resolve) => { setImmediate(resolve) })
    rmSync(probe)
    if (round === Number(rounds)) process.kill(process.pid, 'SIGKILL')
    process.stdout.write('alone\n')
    return round % 4 === 0 ? answer.held.release() : leaveBehind()
  }
}

for (let round = 0; round <= Number(rounds); round += 1) await hold(round)
