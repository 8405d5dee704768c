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

/** The message with its length in front, so that half of one is never taken for a whole. */
export function encodeMessage(message: SupervisorMessage): Buffer {
  const body = Buffer.from(JSON.stringify(message))
  return Buffer.concat([Buffer.from(`${body.length}\n`), body])
}

/** Reads to the end; undefined unless the message is complete: whoever sent it died on the way. */
export async function readMessage(input: Readable): Promise<SupervisorMessage | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of input) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const headerEnd = bytes.indexOf('\n')
  const body = bytes.subarray(headerEnd + 1)
  if (headerEnd < 0 || bytes.subarray(0, headerEnd).toString() !== String(body.length)) return undefined
  return JSON.parse(body.toString()) as SupervisorMessage
}
