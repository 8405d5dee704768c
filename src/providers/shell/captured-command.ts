import { lstat, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputChunk } from '../../ports/provider.ts'
import { createMasker, maskText, type SecretSpellings } from '../../core/secret/masker.ts'
import { VALUES_FILE, VALUES_LIMIT, type CommandRecord, type ReadingRules } from './command-record.ts'
import { startCommand, type CommandSpec } from './run-command.ts'
import { captureStream } from '../stream-capture.ts'

/** A command and what becomes of it. */
export interface CapturedCommand {
  readonly pid: number | undefined
  readonly cancel: () => void
  readonly record: Promise<CommandRecord>
}

export interface CaptureOptions {
  readonly spec: CommandSpec
  readonly rules: ReadingRules
  /** The call's folder; it exists. */
  readonly folder: string
  readonly spellings: SecretSpellings
  /** The streams survive a power cut once the record is there. */
  readonly flush: boolean
  readonly onOutput?: (chunk: OutputChunk) => void
}

/** Takes the values a command left, masked; the file itself goes, since it is not. */
async function takeValues(path: string, spellings: SecretSpellings): Promise<string | null> {
  const entry = await lstat(path).catch(() => undefined)
  if (entry === undefined) return ''
  const text = entry.isFile() && entry.size <= VALUES_LIMIT ? maskText(spellings, await readFile(path, 'utf8')) : null
  await rm(path, { recursive: true, force: true })
  return text
}

/** Starts a command and captures both streams and its values into the call's folder. */
export function captureCommand({ spec, rules, folder, spellings, flush, onOutput }: CaptureOptions): CapturedCommand {
  const capture = (stream: OutputChunk['stream']) =>
    captureStream(join(folder, stream), createMasker(spellings), onOutput && ((text) => { onOutput({ stream, text }) }))
  const [stdout, stderr] = [capture('stdout'), capture('stderr')]
  const command = startCommand(spec, { stdout: stdout.write, stderr: stderr.write })
  async function record(): Promise<CommandRecord> {
    const end = await command.ended
    const [out, err, values] = await Promise.all([
      stdout.finish(flush), stderr.finish(flush), takeValues(join(folder, VALUES_FILE), spellings),
    ])
    const { startError, ...rest } = end
    const start = startError === undefined ? {} : { startError: { ...startError, message: maskText(spellings, startError.message) } }
    return { ...rest, ...start, rules, stdout: out, stderr: err, values }
  }
  return { pid: command.pid, cancel: command.cancel, record: record() }
}
