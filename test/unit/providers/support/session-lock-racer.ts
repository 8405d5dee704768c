import { closeSync, openSync, rmSync } from 'node:fs'
import { identityOf } from '../../../../src/providers/process-identity.ts'
import { holdSession } from '../../../../src/providers/session/session-lock.ts'

// Takes a session, proves that it is alone, and gives it up or, for the last round, dies with it. Prints how often it was alone.
const [dir = '', probe = '', rounds = '0'] = process.argv.slice(2)
const runner = identityOf()
if (runner === undefined) throw new Error('no identity')

async function hold(): Promise<void> {
  for (;;) {
    const answer = await holdSession(dir, 'contested', { runId: String(process.pid), runner: runner! })
    if ('heldBy' in answer) continue
    closeSync(openSync(probe, 'wx'))
    await new Promise((resolve) => { setImmediate(resolve) })
    rmSync(probe)
    if (alone === Number(rounds)) process.kill(process.pid, 'SIGKILL')
    alone += 1
    process.stdout.write('alone\n')
    return answer.held.release()
  }
}

let alone = 0
while (alone <= Number(rounds)) await hold()
