import type { Command } from './command.ts'
import { command as artifacts } from './commands/artifacts.ts'
import { command as completion } from './commands/completion.ts'
import { command as config } from './commands/config.ts'
import { command as effects } from './commands/effects.ts'
import { command as graph } from './commands/graph.ts'
import { command as help } from './commands/help.ts'
import { command as inbox } from './commands/inbox.ts'
import { command as init } from './commands/init.ts'
import { command as inspect } from './commands/inspect.ts'
import { command as log } from './commands/log.ts'
import { command as ls } from './commands/ls.ts'
import { command as report } from './commands/report.ts'
import { command as status } from './commands/status.ts'
import { command as verify } from './commands/verify.ts'

/** Verbs that need neither the compiler nor the engine: loaded together, because many small files load slower than one. */
export const READING_VERBS = {
  init, status, inbox, ls, inspect, log, effects, artifacts, report, graph, verify, config, completion, help,
} satisfies Readonly<Record<string, Command>>
