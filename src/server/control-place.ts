import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, constants, existsSync, lstatSync, mkdirSync, openSync, readdirSync, type Stats } from 'node:fs'
import { join, relative } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { sha256Hex } from '../core/hash/sha256.ts'
import { Fault } from '../model/fault.ts'

// Where control sockets are: in a folder of the store that only its owner enters. Each process that runs a run has a socket of its own
// name there, so that nobody ever removes another's.

/** Bytes of an address that every system takes. */
const LONGEST = 103
const OWN_FILES = '/proc/self/fd'
const WRITABLE_BY_OTHERS = 0o022

export const controlFolder = (store: string): string => join(store, 'control')

const beginning = (runId: string): string => `${sha256Hex(runId).slice(0, 16)}.`

/** A fresh name for the socket of this process and that run. */
export const socketName = (runId: string): string =>
  `${beginning(runId)}${String(process.pid)}.${randomBytes(3).toString('hex')}.sock`

const NAME = /^[0-9a-f]{16}\.(\d+)\.[0-9a-f]{6}\.sock$/

/** The process that made a socket, by its name; undefined for another file. */
export function makerOf(name: string): number | undefined {
  const pid = NAME.exec(name)?.[1]
  return pid === undefined ? undefined : Number(pid)
}

/** Names in the folder, those of one run or all. A folder that is not there has none. */
export function socketNames(store: string, runId?: string): readonly string[] {
  const folder = controlFolder(store)
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => makerOf(name) !== undefined && (runId === undefined || name.startsWith(beginning(runId))))
}

const refused = (path: string, problem: string): Fault => new Fault('control.refused', `${path} ${problem}`, {
  next: 'remove it if nobody else is meant to use this store; the run goes on without it',
})

const isMine = ({ uid }: Stats): boolean => uid === (process.getuid?.() ?? uid)

function checkMine(path: string, found: Stats): void {
  if (!isMine(found)) throw refused(path, 'belongs to another user')
  if ((found.mode & WRITABLE_BY_OTHERS) !== 0) throw refused(path, `may be written by others (mode ${(found.mode & 0o777).toString(8)})`)
}

/** Makes the folder, and shuts others out of one that is there. @throws Fault control.refused, control.unavailable */
export function ownFolder(store: string): string {
  const folder = controlFolder(store)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Fault('control.unavailable', `${folder} cannot be made: ${messageOf(error)}`, { cause: error })
  }
  const found = lstatSync(folder)
  if (!found.isDirectory()) throw refused(folder, 'is no folder')
  if (!isMine(found)) throw refused(folder, 'belongs to another user')
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700)
  return folder
}

/** @throws Fault control.refused for a socket that somebody else could have made, or could replace */
export function checkSocket(store: string, name: string): void {
  const folder = controlFolder(store)
  const [around, found] = [lstatSync(folder), lstatSync(join(folder, name))]
  if (!around.isDirectory()) throw refused(folder, 'is no folder')
  checkMine(folder, around)
  if (!found.isSocket()) throw refused(join(folder, name), 'is no socket')
  checkMine(join(folder, name), found)
}

/** What a socket is reached by; `release` once it is bound or connected, and no longer used. */
export interface Address { readonly address: string; release(): void }

/** An address that is short enough, however deep the store lies. @throws Fault control.unavailable */
export function addressOf(store: string, name: string): Address {
  const folder = controlFolder(store)
  const [path, near] = [join(folder, name), join(relative(process.cwd(), folder), name)]
  const nothing = (): void => undefined
  if (Buffer.byteLength(path) <= LONGEST) return { address: path, release: nothing }
  if (existsSync(OWN_FILES)) {
    const fd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
    return { address: `${OWN_FILES}/${String(fd)}/${name}`, release: () => { closeSync(fd) } }
  }
  if (Buffer.byteLength(near) <= LONGEST) return { address: near, release: nothing }
  throw new Fault('control.unavailable', `the path of ${folder} is longer than that of a socket may be`, {
    next: 'a store in a shorter path',
  })
}
