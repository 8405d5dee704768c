import { readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { SourceFiles } from '../ports/source-files.ts'

/** A file so large is no flow and no script; nobody waits for it to be read. */
const LARGEST = 16 * 1024 * 1024

/** The author's files on disk, named relative to a folder. */
export class DiskFiles implements SourceFiles {
  readonly #folder: string
  readonly #modules = new Map<string, unknown>()
  readonly #wanted = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The name of a path that was typed. */
  nameOf(path: string): string {
    return relative(this.#folder, resolve(this.#folder, path))
  }

  pathOf(name: string): string {
    return resolve(this.#folder, name)
  }

  read(name: string): Uint8Array | undefined {
    try {
      const path = this.pathOf(name)
      const { size } = statSync(path)
      return size > LARGEST ? new Uint8Array(LARGEST) : readFileSync(path)
    } catch {
      return undefined
    }
  }

  resolve(from: string, name: string): string {
    return this.nameOf(resolve(this.#folder, dirname(from), name))
  }

  loaded(name: string): unknown {
    if (!this.#modules.has(name)) this.#wanted.add(name)
    return this.#modules.get(name)
  }

  /** Modules that were asked for and are not loaded: whoever waits loads them, and asks again. */
  get missing(): readonly string[] {
    return [...this.#wanted].filter((name) => !this.#modules.has(name))
  }

  put(name: string, tree: unknown): void {
    this.#modules.set(name, tree)
  }
}
