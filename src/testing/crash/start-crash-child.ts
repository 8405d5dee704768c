import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { CrashReply, CrashTask } from './crash-task.ts'

/** A process that plays a scene. */
export interface CrashChild {
  readonly process: ChildProcessWithoutNullStreams
  /** What it said at its end; undefined when it was killed. @throws when it ended otherwise */
  readonly reply: Promise<CrashReply | undefined>
  /** Resolves when it has loaded everything, where it was told to say so. */
  saidReady(): Promise<void>
}

/** The bundle beside this one, or its source where there is no bundle. */
function programArgs(program: string | undefined): readonly string[] {
  const bundled = program ?? fileURLToPath(new URL('./crash-child.js', import.meta.url))
  if (existsSync(bundled)) return [bundled]
  const loader = createRequire(import.meta.url).resolve('tsx')
  return ['--import', pathToFileURL(loader).href, fileURLToPath(new URL('./child.ts', import.meta.url))]
}

/** @param program the script every process runs; default: the one this package ships */
export function startCrashChild(task: CrashTask, program?: string): CrashChild {
  const args = [...programArgs(program), JSON.stringify(task)]
  const child = spawn(process.execPath, args)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => { said.out += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { said.err += text })
  return {
    process: child, reply: replyOf(child, said),
    async saidReady() { while (!said.out.startsWith('ready\n')) await once(child.stdout, 'data') },
  }
}

async function replyOf(child: ChildProcess, said: { readonly out: string; readonly err: string }): Promise<CrashReply | undefined> {
  const [code, signal] = await once(child, 'close') as [number | null, NodeJS.Signals | null]
  if (signal === 'SIGKILL') return undefined
  const last = said.out.trimEnd().split('\n').at(-1) ?? ''
  if (code === 0 && last.startsWith('{')) return JSON.parse(last) as CrashReply
  throw new Error(`a process of the crash matrix ended with ${String(code ?? signal)}: ${said.err}`)
}
