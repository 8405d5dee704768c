import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

export const PROJECT = resolve(import.meta.dirname, '../..')

/** Files by path from the root of a tree. */
export type Files = Readonly<Record<string, string>>

/** Makes a small project of the given files with this project's packages; `borrowed` files and folders are copied from here. */
export function makeTree(files: Files, borrowed: readonly string[] = []): string {
  const root = join(mkdtempSync(join(tmpdir(), 'flowir-rig-')), 'project')
  mkdirSync(root)
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  for (const path of borrowed) cpSync(join(PROJECT, path), join(root, path), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Removes a tree with the folder around it, where files outside the project were planted as `../…`. */
export const removeTree = (root: string): void => rmSync(dirname(root), { recursive: true, force: true })

/** A tree that goes when the test ends. */
export function plantTree(files: Files, borrowed: readonly string[] = []): string {
  const root = makeTree(files, borrowed)
  onTestFinished(() => removeTree(root))
  return root
}

export interface Ended { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** Runs a script (or the main file of a tool) in another tree. */
export function runThere(root: string, script: string, args: readonly string[] = []): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, encoding: 'utf8' })
  return { code: status, stdout, stderr }
}
