import type { Verbs } from './command.ts'

/** The verbs of this version, in the order they are listed. */
export const VERBS: Verbs = {
  init: { summary: 'make a configuration and a first flow', load: () => import('./commands/init.ts') },
  lock: { summary: 'pin what the providers can do', load: () => import('./commands/lock.ts') },
  compile: { summary: 'check flows and seal them', load: () => import('./commands/compile.ts') },
  run: { summary: 'compile a flow and run it to an outcome', load: () => import('./commands/run.ts') },
  status: { summary: 'what happened, may have happened, has not begun', load: () => import('./commands/status.ts') },
  ls: { summary: 'list runs', load: () => import('./commands/ls.ts') },
  inspect: { summary: 'everything about one step of a run', load: () => import('./commands/inspect.ts') },
  log: { summary: 'the events of a run', load: () => import('./commands/log.ts') },
  effects: { summary: 'what a run did to the world', load: () => import('./commands/effects.ts') },
  report: { summary: 'a run as text, JSON, Markdown, HTML or JUnit', load: () => import('./commands/report.ts') },
  graph: { summary: 'a flow as a graph, with the states of a run', load: () => import('./commands/graph.ts') },
  verify: { summary: 'check that a store is what was written', load: () => import('./commands/verify.ts') },
  cancel: { summary: 'end a run that is not finished', load: () => import('./commands/cancel.ts') },
  config: { summary: 'the settings in force, and where each came from', load: () => import('./commands/config.ts') },
  completion: { summary: 'completion for bash, zsh or fish', load: () => import('./commands/completion.ts') },
  help: { summary: 'help about a verb, or about exit codes', load: () => import('./commands/help.ts') },
}

/** Verbs that only a later version understands. */
export const LATER_VERBS: readonly string[] = [
  'resume', 'plan', 'why', 'retry', 'rejudge', 'fork', 'answer', 'inbox', 'artifacts', 'gc', 'export', 'import', 'mcp', 'serve',
  'worker', 'submit',
]
