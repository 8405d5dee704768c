import { readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { SourceFiles } from '../../ports/source-files.ts'

/** More of a file is never looked at: the compiler refuses less. */
const LARGEST = 16 * 1024 * 1024

const MODULE = /\.[cm]?[jt]sx?$/

/** The author's files on disk, named relative to a folder. Modules are loaded by whoever waits, and put here. */
export class DiskFiles implements SourceFiles {
  readonly #folder: string
  readonly #modules = new Map<string, unknown>()
  readonly #missing = new Set<string>()

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
      return statSync(path).size > LARGEST ? new Uint8Array(LARGEST) : readFileSync(path)
    } catch {
      return undefined
    }
  }

  resolve(from: string, path: string): string {
    return this.nameOf(resolve(this.#folder, dirname(from), path))
  }

  loaded(name: string): unknown {
    if (MODULE.test(name) && !this.#modules.has(name)) this.#missing.add(name)
    return this.#modules.get(name)
  }

  put(name: string, tree: unknown): void {
    this.#modules.set(name, tree)
    this.#missing.delete(name)
  }

  /** Modules that were asked for and have not been put here. */
  get missing(): readonly string[] {
    return [...this.#missing]
  }
}
