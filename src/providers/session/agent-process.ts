import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { endGroup } from '../process-group.ts'
import { FrameReader, TextLineReader, type Written } from './frame-reader.ts'

// A child process as the coordinator knows one. Its end is its `exit`: its pipes may stay open for ever, held by a child of its own.

/** How a program is started. */
export interface AgentSpec {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** What is heard of a process, in the order of each stream. */
export interface AgentListener {
  bytesRead(stream: 'stdout' | 'stderr', bytes: Uint8Array): void
  lineRead(line: Written): void
  errorLineRead(line: string): void
  exited(): void
}

type StreamName = 'stdout' | 'stderr'

/** Resolves after so many milliseconds, or when `early` does. */
async function within(early: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => { timer = setTimeout(resolve, ms) })
  await Promise.race([early, late])
  clearTimeout(timer)
}

/** Reads a stream to its end, or until it is destroyed. */
function follow(stream: Readable, heard: (bytes: Uint8Array) => void, ended: () => void): Promise<void> {
  return new Promise((resolve) => {
    stream.on('data', (bytes: Uint8Array) => {
      heard(bytes)
      stream.pause()
      setImmediate(() => { stream.resume() })
    })
    stream.once('end', ended)
    stream.once('close', resolve)
    stream.on('error', () => undefined)
  })
}

/** One running program, in a process group of its own. */
export class AgentProcess {
  readonly pid: number
  private readonly exit: Promise<unknown>
  private readonly readers = new Map<StreamName, Promise<void>>()
  private isGone = false

  private constructor(private readonly child: ChildProcessWithoutNullStreams, pid: number) {
    this.pid = pid
    this.exit = new Promise<void>((resolve) => {
      child.once('exit', () => {
        this.isGone = true
        resolve()
      })
    })
    child.stdin.on('error', () => undefined)
  }

  /** Starts a program; nothing of it is read yet. @throws Error when it cannot be started */
  static async start({ command, args, cwd, env }: AgentSpec): Promise<AgentProcess> {
    const child = spawn(command, [...args], { cwd, env: { ...env }, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
    const process = child.pid === undefined ? undefined : new AgentProcess(child, child.pid)
    if (process === undefined) {
      const [error] = await once(child, 'error') as [Error]
      throw error
    }
    child.on('error', () => undefined)
    return process
  }

  /** From here on everything is told. */
  listen(listener: AgentListener): void {
    const [frames, lines] = [new FrameReader(), new TextLineReader()]
    this.readers.set('stdout', follow(this.child.stdout, (bytes) => {
      listener.bytesRead('stdout', bytes)
      frames.push(bytes).forEach((line) => { listener.lineRead(line) })
    }, () => { frames.end().forEach((line) => { listener.lineRead(line) }) }))
    this.readers.set('stderr', follow(this.child.stderr, (bytes) => {
      listener.bytesRead('stderr', bytes)
      lines.push(bytes).forEach((line) => { listener.errorLineRead(line) })
    }, () => { lines.end().forEach((line) => { listener.errorLineRead(line) }) }))
    void this.exit.then(() => { listener.exited() })
  }

  /** Resolves once the line has left for the program: while it reads nothing, nothing resolves. @throws Error when it is gone */
  write(line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.child.stdin.writable) return void reject(new Error('the program no longer takes input'))
      this.child.stdin.write(`${line}\n`, (error) => { if (error) reject(error); else resolve() })
    })
  }

  closeStdin(): void {
    this.child.stdin.end()
  }

  get isRunning(): boolean { return !this.isGone }

  /** Ends the program and whatever it started. */
  kill(graceMs: number): Promise<void> {
    return endGroup(this.pid, graceMs)
  }

  /** Resolves at the end of a stream; after so many milliseconds it is cut off. */
  async readerEnd(which: StreamName, ms: number): Promise<void> {
    await within(this.readers.get(which) ?? Promise.resolve(), ms)
    this.child[which].destroy()
  }
}
