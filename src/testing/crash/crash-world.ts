import { appendFileSync, readFileSync } from 'node:fs'
import type { Gate } from './boundary.ts'

/** Environment variable by which commands find the file that effects are written to. */
export const WORLD_VARIABLE = 'CRASH_WORLD'

/** One effect on the world. */
export interface WorldEffect { readonly idempotencyKey: string; readonly step: string }

/**
 * The world outside the process: a file with one line `KEY STEP` for each effect, appended by whoever acts. Commands write it themselves:
 * `echo "$FLOWIR_IDEMPOTENCY_KEY $FLOWIR_STEP" >> "$CRASH_WORLD"`.
 */
export interface CrashWorld {
  readonly file: string
  /** What happened so far, in order. */
  effects(): readonly WorldEffect[]
  /** Acts: one line, between two boundaries named `effect`. */
  act(call: { readonly idempotencyKey: string; readonly context: { readonly step: string } }): void
  /** Something else that a process may die before or after. */
  around<T>(kind: string, call: () => T): T
}

/** Effects written to a file; none when there is no such file. */
export function readEffects(file: string): readonly WorldEffect[] {
  const lines = textOf(file).split('\n').filter((line) => line !== '')
  return lines.map((line) => ({ idempotencyKey: line.slice(0, line.indexOf(' ')), step: line.slice(line.indexOf(' ') + 1) }))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

export function crashWorld(file: string, gate: Gate): CrashWorld {
  const around = <T>(kind: string, call: () => T): T => {
    const leave = gate.enter(kind)
    const value = call()
    leave()
    return value
  }
  return {
    file, around, effects: () => readEffects(file),
    act: ({ idempotencyKey, context }) => { around('effect', () => { appendFileSync(file, `${idempotencyKey} ${context.step}\n`) }) },
  }
}
