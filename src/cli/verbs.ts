import type { Verb, Verbs } from './command.ts'
import { READING_VERBS } from './reading-verbs.ts'

const reading = (name: keyof typeof READING_VERBS, summary: string): Verb =>
  ({ summary, load: () => Promise.resolve(READING_VERBS[name]) })

const working = (name: keyof typeof import('./working-verbs.ts').WORKING_VERBS, summary: string): Verb =>
  ({ summary, load: async () => (await import('./working-verbs.ts')).WORKING_VERBS[name] })

/** The verbs of this version, in the order they are listed. */
export const VERBS: Verbs = {
  init: reading('init', 'make a configuration and a first flow'),
  lock: working('lock', 'pin what the providers can do'),
  compile: working('compile', 'check flows and seal them'),
  run: working('run', 'compile a flow and run it to an outcome'),
  resume: working('resume', 'go on with a run, under the same flow or a changed one'),
  retry: working('retry', 'one failed step, now'),
  plan: working('plan', 'what a resume would do, and why; writes nothing'),
  why: working('why', 'why a resume would do that with one step'),
  rejudge: working('rejudge', 'hold new expectations against archived runs'),
  fork: working('fork', 'make a run that stands before a step of another one'),
  status: reading('status', 'what happened, may have happened, has not begun'),
  ls: reading('ls', 'list runs'),
  inspect: reading('inspect', 'everything about one step of a run'),
  log: reading('log', 'the events of a run'),
  effects: reading('effects', 'what a run did to the world'),
  artifacts: reading('artifacts', 'files that the steps of a run made, and to write them out'),
  report: reading('report', 'a run as text, JSON, Markdown, HTML or JUnit'),
  graph: reading('graph', 'a flow as a graph, with the states of a run'),
  verify: reading('verify', 'check that a store is what was written'),
  inbox: reading('inbox', 'what people are asked, and how to answer'),
  answer: working('answer', 'answer a question of a run'),
  cancel: working('cancel', 'end a run that is not finished'),
  mcp: working('mcp', 'tools of the Model Context Protocol, on standard input and output'),
  export: working('export', 'a run as one file, to go on with it elsewhere'),
  import: working('import', 'take a run from such a file, byte for byte'),
  gc: working('gc', 'remove finished runs by age and count, and what nothing names'),
  config: reading('config', 'the settings in force, and where each came from'),
  completion: reading('completion', 'completion for bash, zsh or fish'),
  help: reading('help', 'help about a verb, or about exit codes'),
}

/** Verbs that only a later version understands. */
export const LATER_VERBS: readonly string[] = [
  'serve', 'worker', 'submit',
]
