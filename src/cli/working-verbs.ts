import type { Command } from './command.ts'
import { command as answer } from './commands/answer.ts'
import { command as cancel } from './commands/cancel.ts'
import { command as compile } from './commands/compile.ts'
import { command as exportRun } from './commands/export.ts'
import { command as fork } from './commands/fork.ts'
import { command as gc } from './commands/gc.ts'
import { command as importRun } from './commands/import.ts'
import { command as lock } from './commands/lock.ts'
import { command as mcp } from './commands/mcp.ts'
import { command as plan } from './commands/plan.ts'
import { command as rejudge } from './commands/rejudge.ts'
import { command as resume } from './commands/resume.ts'
import { command as retry } from './commands/retry.ts'
import { command as run } from './commands/run.ts'
import { command as why } from './commands/why.ts'

/** Verbs that need the compiler, the engine or the providers. */
export const WORKING_VERBS = {
  lock, compile, run, resume, retry, plan, why, rejudge, fork, answer, cancel, mcp, export: exportRun, import: importRun, gc,
} satisfies Readonly<Record<string, Command>>

export { compileWord } from './compile-word.ts'
export { showDiagnostics } from './show-diagnostics.ts'
