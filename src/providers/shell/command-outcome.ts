import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalJson, NotJsonError, type Json, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { EvidenceOffer } from '../../model/run-event.ts'
import type { ActionOutcome } from '../../ports/provider.ts'
import { streamRef } from '../call-streams.ts'
import { STREAMS, type CommandRecord } from './command-record.ts'
import { findJsonFault } from './json-fault.ts'
import { parseOutputValues } from './output-values.ts'

/** Longest stdout that is read as JSON, in bytes. */
const JSON_LIMIT = 16 * 1024 * 1024

function parseJson(text: string): Result<Json, string> {
  try {
    const value = JSON.parse(text) as Json
    canonicalJson(value)
    return ok(value)
  } catch (error) {
    if (error instanceof NotJsonError) return err(`stdout cannot be kept as JSON: ${error.message}`)
    const { line, column, problem } = findJsonFault(text)
    return err(`stdout is not JSON: ${problem} at line ${line}, column ${column}`)
  }
}

async function jsonOf({ rules, stdout }: CommandRecord, folder: string): Promise<Result<Json | undefined, string>> {
  if (!rules.json) return ok(undefined)
  if (!stdout.truncated) return parseJson(stdout.text)
  if (stdout.bytes > JSON_LIMIT) return err(`stdout is too long to be read as JSON: ${stdout.bytes} bytes`)
  if (stdout.lost !== undefined) return err(`stdout was not kept whole: ${stdout.lost}`)
  const whole = await readFile(join(folder, 'stdout'), 'utf8').catch(() => undefined)
  return whole === undefined ? err('stdout is no longer in the journal') : parseJson(whole)
}

const valuesOf = ({ values }: CommandRecord): Result<JsonObject | undefined, string> =>
  values === null ? err('FLOWIR_OUTPUT holds more than 1 MiB') : parseOutputValues(values)

/** Streams the output does not hold whole. Their reference is the place in the journal. */
function offersOf(record: CommandRecord, callId: string): readonly EvidenceOffer[] {
  return STREAMS.filter((name) => record[name].truncated && record[name].lost === undefined).map((name) => ({
    ref: streamRef(callId, name), name, mediaType: 'text/plain; charset=utf-8', sha256: record[name].sha256,
  }))
}

const valueOr = <T>(result: Result<T, string>): T | undefined => result.ok ? result.value : undefined

interface Parsed { readonly json: Result<Json | undefined, string>; readonly values: Result<JsonObject | undefined, string> }

function outputOf(record: CommandRecord, parsed: Parsed): JsonObject {
  const json = valueOr(parsed.json)
  const values = valueOr(parsed.values)
  return {
    exitCode: record.exitCode, signal: record.signal, stdout: record.stdout.text, stderr: record.stderr.text,
    ...(json === undefined ? {} : { json }), ...(values === undefined ? {} : { values }),
    durationMs: Math.max(0, record.endedAtMs - record.startedAtMs), truncated: record.stdout.truncated || record.stderr.truncated,
  }
}

type Ending =
  | { readonly terminal: 'succeeded'; readonly effect: 'landed' }
  | {
    readonly terminal: 'failed'
    readonly errorClass: 'action_failed_retryable' | 'action_failed_final'
    readonly effect: 'none' | 'landed'
    readonly message: string
  }
  | { readonly terminal: 'timedOut' | 'cancelled'; readonly effect: 'unknown'; readonly message: string }

/** A command that failed by its own word is judged by its exit code, whatever it printed. */
function readingFault({ exitCode }: CommandRecord, { json, values }: Parsed): string | undefined {
  if (exitCode !== 0) return undefined
  return [json, values].flatMap((result) => result.ok ? [] : [result.error])[0]
}

function endingOf(record: CommandRecord, parsed: Parsed): Ending {
  const { exitCode, rules, timedOut, cancelled } = record
  const seconds = `after ${(record.endedAtMs - record.startedAtMs) / 1000} s`
  if (timedOut) return { terminal: 'timedOut', effect: 'unknown', message: `timed out and was ended ${seconds}` }
  if (cancelled) return { terminal: 'cancelled', effect: 'unknown', message: `cancelled ${seconds}` }
  if (exitCode !== null && rules.noEffectExitCodes.includes(exitCode)) {
    const message = `exit code ${exitCode} says that nothing happened`
    return { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none', message }
  }
  const fault = readingFault(record, parsed)
  return fault === undefined
    ? { terminal: 'succeeded', effect: 'landed' }
    : { terminal: 'failed', errorClass: 'action_failed_final', effect: 'landed', message: fault }
}

const endingOfUnstarted = (wasCancelled: boolean) =>
  wasCancelled ? { terminal: 'cancelled' } as const : { terminal: 'failed', errorClass: 'action_failed_final' } as const

/** The outcome of a command that is over. `folder`: where its streams are. */
export async function outcomeOfCommand(record: CommandRecord, callId: string, folder: string): Promise<ActionOutcome> {
  const times = { startedAtMs: record.startedAtMs, endedAtMs: record.endedAtMs }
  if (record.startError) return { ...endingOfUnstarted(record.cancelled), effect: 'none', message: record.startError.message, ...times }
  const parsed = { json: await jsonOf(record, folder), values: valuesOf(record) }
  const evidence = offersOf(record, callId)
  return { ...endingOf(record, parsed), output: outputOf(record, parsed), ...(evidence.length === 0 ? {} : { evidence }), ...times }
}
