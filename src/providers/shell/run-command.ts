import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterMs } from '../deadline.ts'
import { endGroup } from '../process-group.ts'

// One command in a process group of its own. The command is over when its own process is: what it left behind may hold the pipes,
// and is listened to for a moment only. A group is ended as a whole on time-out and cancel, never on a normal end.

export interface CommandSpec {
  readonly argv: readonly string[]
  /** Absolute. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly stdin?: string
  readonly timeoutMs?: number
  readonly killGraceMs: number
}

export interface StartError { readonly code: string; readonly message: string }

/** How a command ended, or why it did not start. */
export interface CommandEnd {
  readonly exitCode: number | null
  readonly signal: string | null
  readonly timedOut: boolean
  readonly cancelled: boolean
  readonly startError?: StartError
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/** Takes what a stream gives; the stream waits until it is done. */
export type Sink = (chunk: Buffer) => Promise<void>

interface Sinks { readonly stdout: Sink; readonly stderr: Sink }

export interface RunningCommand {
  readonly pid: number | undefined
  /** Ends the whole group; `ended` says so. */
  readonly cancel: () => void
  readonly ended: Promise<CommandEnd>
}

const LISTEN = { pollMs: 25, idleMs: 500, atMostMs: 2_000 } as const

/** Reads a stream to its end, one chunk at a time. */
function pump(stream: Readable, sink: Sink): { readonly done: Promise<void>; readonly heard: { atMs: number; busy: boolean } } {
  const heard = { atMs: 0, busy: false }
  async function read(): Promise<void> {
    for await (const chunk of stream) {
      Object.assign(heard, { atMs: performance.now(), busy: true })
      await sink(chunk as Buffer)
      heard.busy = false
    }
  }
  // A stream destroyed because nobody listens any more ends with an error that says so.
  return { done: read().catch(() => undefined), heard }
}

/** After the command's own end: listens on until the pipes close, fall silent, or have been given time enough. */
async function listenOut(pumps: readonly ReturnType<typeof pump>[]): Promise<void> {
  const endedAt = performance.now()
  const closed = Promise.all(pumps.map(({ done }) => done))
  for (;;) {
    const stillOpen = await Promise.race([closed.then(() => false), sleep(LISTEN.pollMs, true)])
    if (!stillOpen) return
    const now = performance.now()
    const silentFor = now - Math.max(endedAt, ...pumps.map(({ heard }) => heard.atMs))
    const busy = pumps.some(({ heard }) => heard.busy)
    if (!busy && (silentFor >= LISTEN.idleMs || now - endedAt >= LISTEN.atMostMs)) return
  }
}

const isFolder = (path: string): Promise<boolean> => stat(path).then((entry) => entry.isDirectory(), () => false)

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program', EACCES: 'it may not be executed', E2BIG: 'its arguments and environment are too long',
}

async function startErrorOf(error: NodeJS.ErrnoException, { argv, cwd }: CommandSpec): Promise<StartError> {
  const code = error.code ?? 'UNKNOWN'
  if (!await isFolder(cwd)) return { code, message: `cannot start "${argv[0] ?? ''}": there is no folder ${cwd} (${code})` }
  return { code, message: `cannot start "${argv[0] ?? ''}": ${REASONS[code] ?? error.message} (${code})` }
}

function spawnGroup({ argv, cwd, env, stdin }: CommandSpec): ChildProcess {
  const [program = '', ...args] = argv
  return spawn(program, args, { cwd, env, detached: true, stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] })
}

function feed(child: ChildProcess, stdin: string | undefined): void {
  // A command need not read its input: a pipe it closed is no error of ours.
  child.stdin?.on('error', () => undefined).end(stdin)
}

/** Ends the group once, for the first of the two reasons that comes. */
function groupEnder(pid: number, { killGraceMs, timeoutMs }: CommandSpec) {
  const why = { timedOut: false, cancelled: false }
  let over = false
  let ending: Promise<void> | undefined
  const end = (reason: keyof typeof why): void => {
    if (ending !== undefined || over) return
    why[reason] = true
    ending = endGroup(pid, killGraceMs)
  }
  const stopTimer = afterMs(timeoutMs, () => { end('timedOut') })
  return {
    why,
    cancel: () => end('cancelled'),
    /** The command's own process is gone. */
    async finish(): Promise<void> {
      over = true
      stopTimer()
      await ending
    },
  }
}

type Exit = Pick<CommandEnd, 'exitCode' | 'signal' | 'endedAtMs'>

async function follow(child: ChildProcess, ender: ReturnType<typeof groupEnder>, sinks: Sinks): Promise<Exit> {
  const [stdout, stderr] = [child.stdout, child.stderr]
  const pumps = stdout && stderr ? [pump(stdout, sinks.stdout), pump(stderr, sinks.stderr)] : []
  const [exitCode, signal] = await once(child, 'exit') as [number | null, string | null]
  const endedAtMs = Date.now()
  await ender.finish()
  await listenOut(pumps)
  stdout?.destroy()
  stderr?.destroy()
  await Promise.all(pumps.map(({ done }) => done))
  return { exitCode, signal, endedAtMs }
}

const notStarted = (startError: StartError, atMs: number): CommandEnd => ({
  exitCode: null, signal: null, timedOut: false, cancelled: false, startError, startedAtMs: atMs, endedAtMs: Date.now(),
})

/** Starts a command. Never throws: a command that cannot start ends at once and says why. */
export function startCommand(spec: CommandSpec, sinks: Sinks): RunningCommand {
  const startedAtMs = Date.now()
  const refuse = (error: unknown): Promise<CommandEnd> =>
    startErrorOf(error as NodeJS.ErrnoException, spec).then((startError) => notStarted(startError, startedAtMs))
  let child: ChildProcess
  try { child = spawnGroup(spec) } catch (error) { return { pid: undefined, cancel: () => undefined, ended: refuse(error) } }
  const { pid } = child
  if (pid === undefined) return { pid, cancel: () => undefined, ended: once(child, 'error').then(([error]) => refuse(error)) }
  const ender = groupEnder(pid, spec)
  feed(child, spec.stdin)
  const ended = follow(child, ender, sinks).then((exit) => ({ ...exit, ...ender.why, startedAtMs }))
  return { pid, cancel: ender.cancel, ended }
}
