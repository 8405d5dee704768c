import { execFile } from 'node:child_process'
import { constants, open, type FileHandle } from 'node:fs/promises'
import { SHORTEST_SECRET } from '../../core/secret/masker.ts'
import { Fault } from '../../model/fault.ts'
import type { SecretSource } from '../../model/config.ts'

// Where the value of a secret comes from. Nothing said about a failure is made of what was read: it may be the value.

/** How long a command may take to print a secret, in milliseconds. */
const SECRET_COMMAND_MS = 30_000

/** No secret is longer, in bytes. */
const LONGEST_SECRET = 64 * 1024

type Env = Readonly<Record<string, string | undefined>>

/**
 * The value of a secret, without one newline at its end: files and commands usually have one.
 * @throws Fault provider.secret-missing
 */
export async function readSource(name: string, source: SecretSource, env: Env, commandMs = SECRET_COMMAND_MS): Promise<string> {
  const value = (await contentOf(name, source, env, commandMs)).replace(/\r?\n$/, '')
  const problem = problemOf(value)
  if (problem === undefined) return value
  throw new Fault('provider.secret-missing', `the secret "${name}" ${problem}`, { next: 'use another value' })
}

function problemOf(value: string): string | undefined {
  if (value.length < SHORTEST_SECRET) return `is shorter than ${SHORTEST_SECRET} characters, too short to be masked`
  return value.includes('\0') ? 'holds a NUL character, which no variable can' : undefined
}

function contentOf(name: string, source: SecretSource, env: Env, commandMs: number): string | Promise<string> {
  if ('file' in source) return ofFile(name, source.file)
  if ('command' in source) return ofCommand(name, source.command, commandMs)
  const value = Object.hasOwn(env, source.env) ? env[source.env] : undefined
  if (value === undefined) throw missing(name, `the environment variable ${source.env} is not set`)
  return value
}

const missing = (name: string, why: string): Fault =>
  new Fault(
    'provider.secret-missing', `the secret "${name}" has no value: ${why}`,
    { next: 'set it, or declare its source under "secrets" in runner.config.json' },
  )

function textOf(name: string, bytes: Uint8Array): string {
  try { return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) } catch {
    throw missing(name, 'what its source holds is not UTF-8 text')
  }
}

async function ofFile(name: string, path: string): Promise<string> {
  let handle: FileHandle
  // A pipe without a writer would never open.
  try { handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK) } catch (error) {
    throw missing(name, `the file ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
  try {
    await checkFile(name, path, handle)
    return textOf(name, await handle.readFile())
  } finally { await handle.close() }
}

const OTHERS = 0o077
const PERMISSIONS = 0o777

/** What is opened is what is checked: a name may mean another file a moment later. */
async function checkFile(name: string, path: string, handle: FileHandle): Promise<void> {
  const { mode, size, ...entry } = await handle.stat().then((found) => ({ isFile: found.isFile(), mode: found.mode, size: found.size }))
  if (!entry.isFile) throw missing(name, `${path} is not a file`)
  if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
    const bits = (mode & PERMISSIONS).toString(8).padStart(4, '0')
    throw new Fault('provider.secret-missing', `the secret "${name}" is not used: its file ${path} is open to others (mode ${bits})`,
      { next: `chmod 600 ${path}` })
  }
  if (size > LONGEST_SECRET) throw missing(name, `the file ${path} is larger than ${LONGEST_SECRET} bytes`)
}

type ExecError = NodeJS.ErrnoException & { readonly killed?: boolean; readonly signal?: string | null }

/** Neither its output nor its arguments are told, nor what it complained about. */
function endOf({ code, killed, signal }: ExecError, limitMs: number): string {
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return `printed more than ${LONGEST_SECRET} bytes`
  if (killed === true) return `did not end within ${limitMs / 1000} s`
  if (typeof code === 'number') return `ended with exit code ${String(code)}`
  return typeof signal === 'string' ? `was ended by ${signal}` : `cannot be started (${code ?? 'unknown'})`
}

const ofCommand = async (name: string, command: readonly string[], limitMs: number): Promise<string> =>
  textOf(name, await printedBy(name, command, limitMs))

function printedBy(name: string, [program = '', ...args]: readonly string[], limitMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: LONGEST_SECRET, encoding: 'buffer' } as const
    const child = execFile(program, args, options, (error, stdout) => {
      if (error === null) resolve(stdout)
      else reject(missing(name, `the command ${program} ${endOf(error as ExecError, limitMs)}`))
    })
    child.stdin?.on('error', () => undefined).end()
  })
}
