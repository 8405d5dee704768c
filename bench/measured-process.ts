import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { Inbox } from '../src/engine/inbox.ts'
import { measuredEnv } from './machine.ts'
import { root } from './scratch.ts'
import type { Answer, GoTo, Task } from './workload.ts'

/** Bundles what measured processes run. @returns the file */
export const bundleWorkload = (dir: string, how: { readonly readable?: boolean } = {}): Promise<string> => bundled(dir, 'workload', how)

/** Bundles the provider that a measured command loads. @returns the file */
export const bundleProvider = (dir: string): Promise<string> => bundled(dir, 'first-dispatch')

/** With the options of the published bundle. */
async function bundled(dir: string, name: string, { readable = false } = {}): Promise<string> {
  const outfile = join(dir, `${name}.mjs`)
  await build({
    entryPoints: [
      join(root, `bench/${name}.ts`)
    ], outfile, absWorkingDir: root, bundle: true, platform: 'node', target: 'node20', format: 'esm',
    external: ['better-sqlite3', 'jiti'], minifyWhitespace: !readable, minifySyntax: true, logLevel: 'warning',
    banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
  })
  return outfile
}

type AnswerOf<K extends Answer['answer']> = Extract<Answer, { answer: K }>

/** A process of its own that does one task. Disposing of it kills what is left of it. */
export class MeasuredProcess implements Disposable {
  readonly #child: ChildProcess
  readonly #answers = new Inbox<Answer>()
  readonly #exited: Promise<string | undefined>

  constructor(bundle: string, task: Task, execArgv: readonly string[] = []) {
    this.#child = fork(bundle, { execArgv: [...execArgv], env: measuredEnv(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child.on('message', (message) => { this.#answers.put(message as Answer) })
    this.#exited = new Promise((resolve, reject) => {
      this.#child.once('exit', (code, signal) => { resolve(code === 0 ? undefined : String(signal ?? code)) })
      this.#child.once('error', reject)
    })
    this.#child.send(task)
  }

  /** The next answer, which is to be of that kind. */
  async hear<K extends Answer['answer']>(kind: K): Promise<AnswerOf<K>> {
    const answer = await Promise.race([this.#answers.next(), this.#exited])
    if (typeof answer !== 'object' || answer.answer !== kind) throw new Error(
      `a measured process ended early: ${answer === undefined ? '0' : JSON.stringify(answer)}`
    )
    return answer as AnswerOf<K>
  }

  /** Lets a paced run go on to a step. */
  async goTo(next: GoTo): Promise<AnswerOf<'there'>> {
    this.#child.send(next)
    return this.hear('there')
  }

  /** Waits for its end, which is to be a good one. */
  async end(): Promise<void> {
    const problem = await this.#exited
    if (problem !== undefined) throw new Error(`a measured process ended with ${problem}`)
  }

  /** Kills it, and waits until it is gone. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#exited
  }

  [Symbol.dispose](): void { this.#child.kill('SIGKILL') }
}
