import { chmod, copyFile, lstat, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { sha256Hex } from '../../core/hash/sha256.ts'
import type { EffectFact } from '../../model/vocabulary.ts'
import type { ActionOutcome } from '../../ports/provider.ts'
import { flushFolder, replaceFile, viaNameBeside } from '../durable-file.ts'
import { failed, succeeded } from '../outcome.ts'
import { contentOf } from './file-content.ts'

// What is done to a file is done whole or not at all, so that its content tells how a lost call ended.

const READ_LIMIT = 16 * 1024 * 1024
const NEW_FILE_MODE = 0o644
const PERMISSIONS = 0o7777

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code

const absent = (error: unknown): undefined => {
  if (isCode(error, 'ENOENT')) return undefined
  throw error
}

/** A refusal of the file system is known, and so is its effect. Only a flush that fails says nothing about what is there. */
async function unlessRefused(work: () => Promise<ActionOutcome>, effect: EffectFact = 'none'): Promise<ActionOutcome> {
  try { return await work() } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    if (syscall === undefined || syscall === 'fsync') throw error
    return failed('action_failed_final', message, effect)
  }
}

/** Where a path leads: writing to a link means writing to its target. */
const targetOf = async (path: string): Promise<string> => await realpath(path).catch(absent) ?? path

/** The mode asked for, else that of the file replaced. */
async function modeFor(path: string, mode: string | undefined): Promise<number> {
  if (mode !== undefined) return Number.parseInt(mode, 8)
  const existing = await stat(path).catch(absent)
  return existing === undefined ? NEW_FILE_MODE : existing.mode & PERMISSIONS
}

export interface WriteArgs { readonly path: string; readonly text?: string; readonly base64?: string; readonly mode?: string }

const bytesOf = ({ text, base64 }: WriteArgs): Buffer => text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text)

export function writeFile(workDir: string, args: WriteArgs): Promise<ActionOutcome> {
  if ((args.text === undefined) === (args.base64 === undefined)) {
    return Promise.resolve(failed('bind_arguments_invalid', 'fs:write: exactly one of "text" and "base64" is needed', 'none'))
  }
  return unlessRefused(async () => {
    const path = await targetOf(resolve(workDir, args.path))
    const bytes = bytesOf(args)
    await mkdir(dirname(path), { recursive: true })
    await replaceFile(path, bytes, await modeFor(path, args.mode))
    return succeeded({ sha256: sha256Hex(bytes), bytes: bytes.length })
  })
}

export async function wasWritten(workDir: string, args: WriteArgs): Promise<ActionOutcome | undefined> {
  const bytes = bytesOf(args)
  const found = await contentOf(resolve(workDir, args.path)).catch(absent)
  return found?.sha256 === sha256Hex(bytes) ? succeeded({ ...found }) : undefined
}

export interface CopyArgs { readonly from: string; readonly to: string }

export function copy(workDir: string, args: CopyArgs): Promise<ActionOutcome> {
  return unlessRefused(async () => {
    const from = resolve(workDir, args.from)
    const to = await targetOf(resolve(workDir, args.to))
    await mkdir(dirname(to), { recursive: true })
    return viaNameBeside(to, async (temporary) => {
      await copyFile(from, temporary)
      await chmod(temporary, (await stat(from)).mode & PERMISSIONS)
      const handle = await open(temporary, 'r')
      try { await handle.sync() } finally { await handle.close() }
      const content = await contentOf(temporary)
      await rename(temporary, to)
      await flushFolder(dirname(to))
      return succeeded({ ...content })
    })
  })
}

export async function wasCopied(workDir: string, { from, to }: CopyArgs): Promise<ActionOutcome | undefined> {
  const [source, target] = await Promise.all([from, to].map((path) => contentOf(resolve(workDir, path)).catch(absent)))
  return source !== undefined && source.sha256 === target?.sha256 ? succeeded({ ...target }) : undefined
}

export interface RemoveArgs { readonly path: string; readonly recursive?: boolean }

export function remove(workDir: string, args: RemoveArgs): Promise<ActionOutcome> {
  const path = resolve(workDir, args.path)
  return unlessRefused(async () => {
    const existing = await lstat(path).catch(absent)
    if (existing === undefined) return succeeded({ removed: false })
    if (existing.isDirectory() && args.recursive !== true) {
      return failed('action_failed_final', `${args.path} is a folder: say "recursive: true" to remove it`, 'none')
    }
    await rm(path, { recursive: true })
    await flushFolder(dirname(path))
    return succeeded({ removed: true })
  }, args.recursive === true ? 'unknown' : 'none')
}

export async function wasRemoved(workDir: string, { path }: RemoveArgs): Promise<ActionOutcome | undefined> {
  return await lstat(resolve(workDir, path)).catch(absent) === undefined ? succeeded({ removed: true }) : undefined
}

export interface ReadArgs { readonly path: string }

export function read(workDir: string, args: ReadArgs): Promise<ActionOutcome> {
  const path = resolve(workDir, args.path)
  return unlessRefused(async () => {
    const { size } = await stat(path)
    if (size > READ_LIMIT) return failed('action_failed_final', `${args.path} is larger than 16 MiB: use fs:hash`, 'none')
    const bytes = await readFile(path)
    const text = bytes.toString()
    if (!Buffer.from(text).equals(bytes)) return failed('action_failed_final', `${args.path} is not UTF-8 text: use fs:hash`, 'none')
    return succeeded({ text, sha256: sha256Hex(bytes), bytes: bytes.length })
  })
}

export const hash = (workDir: string, { path }: ReadArgs): Promise<ActionOutcome> =>
  unlessRefused(async () => succeeded({ ...await contentOf(resolve(workDir, path)) }))
