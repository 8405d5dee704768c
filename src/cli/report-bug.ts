import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maskText, secretSpellings } from '../core/secret/masker.ts'
import { secretsOfProcess } from '../engine/secrets/secret-resolver.ts'
import type { Host } from './host.ts'
import { softwareName } from './software.ts'

/** The chain of causes with their traces: for the file, never for the screen. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${traceOf(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}

/** A text without the secrets that this process met: what is told of a failure may quote anything. */
export const withoutSecrets = (text: string): string => maskText(secretSpellings(secretsOfProcess()), text)

/** Writes what a maintainer needs into a file of its own: no words of the command line, they may hold what nobody else should read. */
export function reportBug(error: unknown, host: Host, verb: string | undefined): { readonly message: string; readonly file: string } {
  const message = withoutSecrets(error instanceof Error ? error.message : String(error))
  const file = join(tmpdir(), `flowir-runner-bug-${String(host.now())}-${String(process.pid)}.txt`)
  const about = `${softwareName()}, Node ${process.version}, ${process.platform} ${process.arch}, verb ${verb ?? '(none)'}`
  try {
    writeFileSync(file, `${about}\n\n${withoutSecrets(traceOf(error))}\n`, { mode: 0o600, flag: 'wx' })
    return { message, file }
  } catch {
    return { message, file: '(which could not be written)' }
  }
}
