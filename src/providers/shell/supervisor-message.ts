import type { Readable } from 'node:stream'
import type { ReadingRules } from './command-record.ts'
import type { CommandSpec } from './run-command.ts'

/** All a supervisor is told, once, on its standard input: environment and `secrets` are never on a disk or a command line. */
export interface SupervisorMessage {
  readonly journalDir: string
  readonly callId: string
  readonly spec: CommandSpec
  readonly rules: ReadingRules
  /** Values to mask in both streams. */
  readonly secrets: readonly string[]
}

/** A JSON object: no part of one is one, so half a message is never taken for a whole. */
export const encodeMessage = (message: SupervisorMessage): Buffer => Buffer.from(JSON.stringify(message))

/** Reads to the end; undefined unless the message is complete: whoever sent it died on the way. */
export async function readMessage(input: Readable): Promise<SupervisorMessage | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of input) chunks.push(chunk as Buffer)
  try { return JSON.parse(Buffer.concat(chunks).toString()) as SupervisorMessage } catch { return undefined }
}
