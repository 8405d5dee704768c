// @ts-check
// What the examples are played on: a folder, and commands that are shown with their real output and held to what they should do.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

/** @typedef {{ readonly code: number | null, readonly text: string }} Ended */

/** Quoted where a shell would need it. @param {readonly string[]} words */
const typed = (words) => words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word}'`)).join(' ')

/** A command that was started: what it printed so far, and its end. */
class Started {
  /** @param {import('node:child_process').ChildProcess} child */
  constructor(child) {
    this.child = child
    this.text = ''
    for (const [from, to] of [[child.stdout, process.stdout], [child.stderr, process.stderr]]) {
      from?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        this.text += text
        to.write(text)
      })
    }
    /** @type {Promise<Ended>} */
    this.ended = once(child, 'close').then(([code]) => ({ code, text: this.text }))
  }

  /** Resolves once it has printed something. @param {string} text */
  async printed(text) {
    while (!this.text.includes(text)) await this.#orEnds(Promise.race([once(this.child.stdout, 'data'), once(this.child.stderr, 'data')]), text)
  }

  /** Resolves once a file is there. @param {string} file */
  async made(file) {
    const watcher = watch(path.dirname(file))
    try {
      while (!existsSync(file)) await this.#orEnds(once(watcher, 'change'), file)
    } finally {
      watcher.close()
    }
  }

  /** @param {Promise<unknown>} awaited @param {string} what */
  async #orEnds(awaited, what) {
    if (await Promise.race([awaited, this.ended.then(() => 'ended')]) === 'ended') throw new Error(`it ended before there was ${what}`)
  }

  async kill() {
    this.child.kill('SIGKILL')
    await this.ended
  }
}

export class Stage {
  /** @param {string} dir made anew @param {Readonly<Record<string, string>>} [env] what commands see besides */
  constructor(dir, env = {}) {
    rmSync(dir, { recursive: true, force: true })
    mkdirSync(path.join(dir, 'bin'), { recursive: true })
    this.dir = dir
    this.write('bin/runner', `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`)
    chmodSync(path.join(dir, 'bin/runner'), 0o755)
    const own = Object.entries(process.env).filter(([name]) => !/^(CI$|GITHUB_|FLOWIR_|FORCE_COLOR$|CLICOLOR)/.test(name))
    this.env = {
      ...Object.fromEntries(own), PATH: `${path.join(dir, 'bin')}${path.delimiter}${process.env.PATH}`, FLOWIR_CONFIG_OUTPUT: 'on-failure', ...env,
    }
  }

  /** @param {string} text */
  tell(text) { console.log(`\n# ${text}`) }

  /** @param {string} name */
  read(name) { return readFileSync(path.join(this.dir, name), 'utf8') }

  /** @param {string} name */
  lines(name) { return existsSync(path.join(this.dir, name)) ? this.read(name).split('\n').filter((line) => line !== '') : [] }

  /** @param {string} name @param {string} text */
  write(name, text) { writeFileSync(path.join(this.dir, name), text) }

  /** Changes a text of a file and shows the lines. @param {string} name @param {string} from @param {string} to */
  edit(name, from, to) {
    const before = this.read(name)
    if (before.split(from).length !== 2) throw new Error(`${name} has not one "${from}"`)
    const after = before.replace(from, () => to)
    this.write(name, after)
    const [old, now] = [before.split('\n'), after.split('\n')]
    console.log(`\n  ${name}`)
    for (const line of old.filter((each) => !now.includes(each))) console.log(`  - ${line.trim()}`)
    for (const line of now.filter((each) => !old.includes(each))) console.log(`  + ${line.trim()}`)
  }

  /** A command that is only part of the scenery. @param {string} cwd @param {string} program @param {readonly string[]} args */
  must(cwd, program, ...args) {
    const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: path.join(this.dir, cwd), env: this.env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${typed([program, ...args])} failed: ${error?.message ?? stderr}`)
    return stdout
  }

  /** @param {readonly string[]} words @param {{ cwd?: string, env?: Readonly<Record<string, string>> }} [where] */
  start(words, { cwd = '.', env = {} } = {}) {
    const shown = Object.entries(env).map(([name, value]) => `${name}=${value} `).join('')
    console.log(`\n$ ${shown}${typed(words)}`)
    const [program = '', ...args] = words
    return new Started(spawn(program, args, {
      cwd: path.join(this.dir, cwd), env: { ...this.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'],
    }))
  }

  /** Runs the runner to its end, which is to have this exit code. @param {readonly string[]} words @param {number} [code] */
  async runner(words, code = 0) {
    const ended = await this.start(['runner', ...words]).ended
    this.same(`runner ${words[0]} exits`, ended.code, code)
    return ended.text
  }

  /** What a reading command says, unseen. @param {readonly string[]} words */
  document(...words) { return JSON.parse(this.must('.', 'runner', ...words, '--json')) }

  /** Opens a gate that a program of the scenery waits at, or is about to: a named pipe it reads. @param {string} name */
  open(name) { closeSync(openSync(path.join(this.dir, name), 'w')) }

  /** The same for whoever may still wait there, when the play is over. @param {string} name */
  leaveOpen(name) {
    try {
      closeSync(openSync(path.join(this.dir, name), constants.O_WRONLY | constants.O_NONBLOCK))
    } catch (error) {
      if (!['ENOENT', 'ENXIO'].includes(error.code)) throw error
    }
  }

  /** @param {string} what @param {unknown} found @param {unknown} expected */
  same(what, found, expected) {
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(`${what} ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
  }

  /** @param {string} text @param {readonly (string | RegExp)[]} parts */
  says(text, ...parts) {
    for (const part of parts) {
      if (!(typeof part === 'string' ? text.includes(part) : part.test(text))) throw new Error(`it does not say ${String(part)}`)
    }
  }
}
