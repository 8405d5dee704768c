import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { once } from 'node:events'

const COMMAND = resolve('dist/cli.js')

type Env = Readonly<Record<string, string>>

/** How a command ended and what it printed. */
export interface Ended { readonly code: number; readonly signal: string | null; readonly stdout: string; readonly stderr: string }

export interface Started {
  readonly pid: number
  readonly stdout: NodeJS.ReadableStream
  readonly ended: Promise<Ended>
  kill(signal: NodeJS.Signals): void
}

/** What a new user's shell has: nothing of the machine that runs the tests. */
function cleanEnvironment(home: string, more: Env): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(CI$|GITHUB_|FLOWIR_|NO_COLOR$|CLICOLOR|FORCE_COLOR$|XDG_)/.test(name))
  return { ...Object.fromEntries(own), HOME: home, ...more }
}

/** A folder of its own in which the built command runs. */
export class Scene implements Disposable {
  readonly dir: string
  readonly home: string
  readonly #root: string

  constructor(files: Readonly<Record<string, string>> = {}) {
    this.#root = mkdtempSync(join(tmpdir(), 'flowir-cli-'))
    this.dir = join(this.#root, 'work')
    this.home = join(this.#root, 'home')
    for (const folder of [this.dir, this.home]) mkdirSync(folder)
    this.write(files)
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      const path = join(this.dir, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }

  /** Lets files of the folder import this package by its name. */
  linkPackage(): void {
    mkdirSync(join(this.dir, 'node_modules'))
    symlinkSync(resolve('.'), join(this.dir, 'node_modules', 'flowir-runner'))
  }

  has(name: string): boolean { return existsSync(join(this.dir, name)) }
  read(name: string): string { return readFileSync(join(this.dir, name), 'utf8') }
  lines(name: string): readonly string[] { return this.has(name) ? this.read(name).split('\n').filter((line) => line !== '') : [] }

  /** @param input what is piped in; without it there is no input. What `stays` leaves it open. */
  start(words: readonly string[], env: Env = {}, cwd = this.dir, input?: string | { readonly stays: string }, command = COMMAND): Started {
    const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] as ['pipe', 'pipe', 'pipe']
    const child = spawn(process.execPath, [command, ...words], { cwd, env: cleanEnvironment(this.home, env), stdio })
    if (typeof input === 'string') child.stdin.end(input)
    else if (input !== undefined) child.stdin.write(input.stays)
    const out = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => { out.stdout += text })
    child.stderr.setEncoding('utf8').on('data', (text: string) => { out.stderr += text })
    const ended = once(child, 'close').then((end): Ended => ({ code: end[0] as number, signal: end[1] as string | null, ...out }))
    return { pid: child.pid!, stdout: child.stdout, ended, kill: (signal) => { child.kill(signal) } }
  }

  /** Runs the command with its stdout piped into another one; the code is the command's own. */
  async pipe(words: readonly string[], reader: string): Promise<Ended> {
    const script = `"$@" | ${reader} > /dev/null; exit "\${PIPESTATUS[0]}"`
    const options = { cwd: this.dir, env: cleanEnvironment(this.home, {}) }
    const child = spawn('bash', ['-c', script, 'bash', process.execPath, COMMAND, ...words], options)
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => { stderr += text })
    const [code] = await once(child, 'close') as [number]
    return { code, signal: null, stdout: '', stderr }
  }

  /** Runs the command to its end. */
  run(words: readonly string[], env: Env = {}, cwd = this.dir): Promise<Ended> { return this.start(words, env, cwd).ended }

  /** The same with another build of it. */
  runAs(command: string, words: readonly string[]): Promise<Ended> { return this.start(words, {}, this.dir, undefined, command).ended }

  /** The same, with something piped in. */
  pipeIn(input: string, words: readonly string[], env: Env = {}): Promise<Ended> { return this.start(words, env, this.dir, input).ended }

  /** Resolves once a file is there, and has so many lines. */
  async until(name: string, lines = 0): Promise<void> {
    const isThere = (): boolean => this.has(name) && this.lines(name).length >= lines
    const watcher = watch(this.dir)
    try {
      while (!isThere()) await once(watcher, 'change')
    } finally {
      watcher.close()
    }
  }

  /** Bytes of every file of the store. */
  storeDigest(): Readonly<Record<string, string>> {
    const folder = join(this.dir, '.runner')
    const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
    return Object.fromEntries(files.map((entry) => join(entry.parentPath, entry.name)).sort()
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]))
  }

  [Symbol.dispose](): void { rmSync(this.#root, { recursive: true, force: true }) }
}

/** A step that appends a line to `effects.log`. */
export const effect = (id: string, more = ''): string => `  - { id: ${id}, shell: echo ${id} >> effects.log, effect: mutating${more} }`
/** A step that only looks. */
export const look = (id: string, script: string, more = ''): string => `  - { id: ${id}, shell: '${script}', effect: readonly${more} }`
export const flow = (id: string, ...steps: readonly string[]): string => `flow: ${id}\nsteps:\n${steps.join('\n')}\n`

/** A trace of calls, which nobody may ever be shown. */
export const STACK_TRACE = /^\s+at .*[:(].*\d+:\d+\)?$/m
