import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isJsonObject, type JsonObject } from '../base/json.ts'
import { sha256Hex } from '../core/hash/sha256.ts'
import { createFile, replaceFile } from './durable-file.ts'
import type { ProcessIdentity } from './process-identity.ts'

// What a provider knows about its calls when its process is gone. The law: for each call exactly one claim is ever made, `started`
// by the acting side before any effect or `void` by whoever asks later; whoever comes second yields. So a call found without a
// claim can be voided, and then never starts, however late its acting side comes.

/** Which side won a call. */
export type Claim =
  | { readonly state: 'void'; readonly callId: string; readonly atMs: number }
  | {
    readonly state: 'started'
    readonly callId: string
    readonly atMs: number
    readonly holder: ProcessIdentity
    /** The call itself, where the acting side keeps it. */
    readonly call?: JsonObject
  }

export type ClaimReading = Claim | { readonly state: 'absent' } | { readonly state: 'damaged'; readonly reason: string }

/** The record that ends a call. */
export const TERMINAL_RECORD = 'terminal'

/** The journal gives no answer that can be trusted. */
export class JournalUnavailableError extends Error {
  override readonly name = 'JournalUnavailableError'
}

/** A record with its checksum, so that damage is never read as an answer. */
const sealed = (record: object): string => {
  const text = JSON.stringify(record)
  return `${sha256Hex(text)} ${text}\n`
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code

const DIGEST_LENGTH = 64

async function readSealed(path: string): Promise<JsonObject | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined
    throw new JournalUnavailableError(`${path} cannot be read: ${(error as Error).message}`)
  })
  if (text === undefined) return undefined
  const body = text.slice(DIGEST_LENGTH + 1, -1)
  if (text !== `${sha256Hex(body)} ${body}\n`) throw new JournalUnavailableError(`${path} is damaged`)
  const record: unknown = JSON.parse(body)
  if (!isJsonObject(record)) throw new JournalUnavailableError(`${path} does not hold a record`)
  return record
}

/** An id as a file name: no separator, no dot in front. */
const fileNameOf = (id: string): string => encodeURIComponent(id).replace(/^\./, '%2E')

const claimFile = (dir: string, callId: string): string => join(dir, `${fileNameOf(callId)}.claim`)
const sessionFile = (dir: string, sessionId: string): string => join(dir, `${fileNameOf(sessionId)}.session`)

/** Where the records and captured streams of one call are. */
export const callFolder = (dir: string, callId: string): string => join(dir, `${fileNameOf(callId)}.call`)

/** Creates the folder of a call; its parent must exist. */
export async function createCallFolder(dir: string, callId: string): Promise<string> {
  const folder = callFolder(dir, callId)
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => { if (!isCode(error, 'EEXIST')) throw error })
  return folder
}

export const removeCallFolder = (dir: string, callId: string): Promise<void> =>
  rm(callFolder(dir, callId), { recursive: true, force: true })

/** Makes the claim unless there is one: true for exactly one caller. Durable on return. */
export const claimCall = (dir: string, claim: Claim): Promise<boolean> => createFile(claimFile(dir, claim.callId), sealed(claim))

export async function readClaim(dir: string, callId: string): Promise<ClaimReading> {
  try {
    const record = await readSealed(claimFile(dir, callId)) as Claim | undefined
    if (record === undefined) return { state: 'absent' }
    return record.callId === callId ? record : { state: 'damaged', reason: `the claim of ${callId} belongs to another call` }
  } catch (error) {
    if (error instanceof JournalUnavailableError) return { state: 'damaged', reason: error.message }
    throw error
  }
}

/** Writes a record of a call, once its folder exists. Durable on return. */
export const writeRecord = (dir: string, callId: string, name: string, record: object): Promise<void> =>
  replaceFile(join(callFolder(dir, callId), name), sealed(record))

/** @throws JournalUnavailableError */
export const readRecord = (dir: string, callId: string, name: string): Promise<JsonObject | undefined> =>
  readSealed(join(callFolder(dir, callId), name))

/** Opens the journal for a session that may dispatch: from here on, a call of it that left no trace did not begin. */
export async function enterSession(dir: string, sessionId: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await replaceFile(sessionFile(dir, sessionId), sealed({ sessionId }))
}

/** Whether this journal is the one a session wrote. @throws JournalUnavailableError */
export const holdsSession = async (dir: string, sessionId: string): Promise<boolean> =>
  (await readSealed(sessionFile(dir, sessionId)))?.['sessionId'] === sessionId
