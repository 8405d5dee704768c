import { appendFile, rm } from 'node:fs/promises'
import type { JsonObject } from '../../base/json.ts'
import type { Start } from '../../machine/session/session-effect.ts'

/** The variable that names the record to a program which does not remember. */
export const RECORD_VARIABLE = 'FLOWIR_SESSION_RECORD'

/**
 * What was said and answered in a session, a line of JSON each: `{"message"}` or `{"answer"}`. For a program that begins afresh in the
 * middle of a conversation; a message that was not answered is not of it, since it may be given again. What cannot be written is left
 * out: a session does not depend on it.
 */
export class SessionRecord {
  private written: Promise<void> = Promise.resolve()

  constructor(private readonly path: string, private readonly mask: (text: string) => string) {}

  add(...entries: readonly JsonObject[]): void {
    const lines = entries.map((entry) => `${this.mask(JSON.stringify(entry))}\n`).join('')
    this.after(() => appendFile(this.path, lines, { mode: 0o600 }))
  }

  /** Another conversation begins. */
  clear(): void {
    this.after(() => rm(this.path, { force: true }))
  }

  /** What a program that is started is told of it. */
  async envFor(start: Start): Promise<Readonly<Record<string, string>>> {
    if (start.how === 'resume' || !start.withRecord) return {}
    await this.written
    return { [RECORD_VARIABLE]: this.path }
  }

  private after(act: () => Promise<unknown>): void {
    this.written = this.written.then(act).then(() => undefined, () => undefined)
  }
}
