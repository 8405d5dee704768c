import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../../src/base/json.ts'
import type { ActionCall, ProviderSession, ReconcileResult } from '../../src/ports/provider.ts'
import { readClaim, readRecord } from '../../src/providers/dispatch-journal.ts'
import { shell } from '../../src/providers/shell/shell.ts'
import { commandOf, START_RECORD } from '../../src/providers/shell/start-record.ts'
import { encodeMessage, type SupervisorMessage } from '../../src/providers/shell/supervisor-message.ts'
import { eventually } from '../../src/testing/provider/harness.ts'
import type { ShellBundle } from './shell-bundle.ts'

export const SECRET = 's3cr3t/Value+4242'
const KILL_GRACE_MS = 400
const RUNNER = { provider: 'shell', sessionId: 'runner' }

let calls = 0

/** Folders, processes and sessions around one journal. */
export async function shellRig(bundle: ShellBundle) {
  const root = await mkdtemp(join(tmpdir(), 'shell-rig-'))
  const [journalDir, workDir] = [join(root, 'journal'), join(root, 'work')]
  await mkdir(workDir)
  await mkdir(journalDir)
  const options = { runId: 'run', journalDir, workDir, killGraceMs: KILL_GRACE_MS }
  const secrets = { resolve: () => Promise.resolve(SECRET) }

  const call = (script: string, more: Partial<ActionCall> = {}, args: JsonObject = {}): ActionCall => ({
    callId: `call-${String(++calls)}`, idempotencyKey: 'key', action: 'exec', args: { script, ...args }, effect: 'mutating',
    idempotent: false, context: { runId: 'run', step: 'step', stepId: 'step', attempt: 1 }, ...more,
  })

  const file = (name: string): string => join(workDir, name)
  const text = (name: string): Promise<string> => readFile(file(name), 'utf8').catch(() => '')

  return {
    journalDir, workDir, file, text, call,

    openSession: (sessionId = 'later'): Promise<ProviderSession> => shell().open({ ...options, sessionId, secrets }),
    async reconcile(callId: string, mode: 'void' | 'peek' = 'void'): Promise<ReconcileResult> {
      return (await this.openSession()).reconcile(callId, RUNNER, mode)
    },

    /** Another process that dispatches the call; resolves when it says so. */
    async startRunner(dispatched: ActionCall): Promise<ChildProcess> {
      const task = JSON.stringify({ options: { ...options, sessionId: RUNNER.sessionId }, call: dispatched, secret: SECRET })
      const child = spawn(process.execPath, [bundle.runner, task], { stdio: ['ignore', 'pipe', 'inherit'] })
      await once(child.stdout, 'data')
      return child
    },

    /** A supervisor, started as the provider does, told what `message` says. */
    startSupervisor(message: Pick<SupervisorMessage, 'callId' | 'spec'>, bytes?: (whole: Buffer) => Buffer): ChildProcess {
      const whole = encodeMessage({ journalDir, rules: { json: false, noEffectExitCodes: [] }, secrets: [], ...message })
      const child = spawn(process.execPath, [bundle.supervisor], { detached: true, stdio: ['pipe', 'ignore', 'inherit'], cwd: journalDir })
      child.stdin.on('error', () => undefined).end(bytes?.(whole) ?? whole)
      return child
    },
    specOf: (script: string) => ({
      argv: ['bash', '-c', script], cwd: workDir, env: { PATH: process.env['PATH'] ?? '' }, killGraceMs: KILL_GRACE_MS,
    }),

    /** The supervisor and the command of a call, once both are on record. */
    async processesOf(callId: string): Promise<{ readonly supervisor: number; readonly command: number }> {
      return eventually(async () => {
        const claim = await readClaim(journalDir, callId)
        const command = commandOf(await readRecord(journalDir, callId, START_RECORD))
        return claim.state === 'started' && command ? { supervisor: claim.holder.pid, command: command.pid } : undefined
      })
    },
    fileSays: (name: string, part: string): Promise<true> => eventually(async () => (await text(name)).includes(part) || undefined),

    /** Waits until nothing works in the folders of this rig any more. */
    async quiet(): Promise<void> {
      await eventually(async () => await workersIn(root) === 0 || undefined)
    },
    close: () => rm(root, { recursive: true, force: true }),
  }
}

/** Processes whose current folder is inside `root`. */
async function workersIn(root: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return folders.filter((folder) => folder.startsWith(root)).length
}
