import type { Command } from './command.ts'
import { command as cancel } from './commands/cancel.ts'
import { command as compile } from './commands/compile.ts'
import { command as lock } from './commands/lock.ts'
import { command as run } from './commands/run.ts'

/** Verbs that need the compiler, the engine or the providers. */
export const WORKING_VERBS = { lock, compile, run, cancel } satisfies Readonly<Record<string, Command>>

export { compileWord } from './compile-word.ts'
export { showDiagnostics } from './show-diagnostics.ts'
