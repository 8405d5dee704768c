import { shellWord } from '../core/view/shell-word.ts'

/** Verbs that are told where the store is. */
const OF_A_STORE = [
  'run', 'resume', 'retry', 'plan', 'why', 'rejudge', 'fork', 'status', 'ls', 'inspect', 'log', 'effects', 'artifacts', 'report', 'verify',
  'inbox', 'answer', 'cancel', 'export', 'import', 'gc',
]
const COMMAND = new RegExp(`\\brunner (?=(?:${OF_A_STORE.join('|')})\\b)`, 'g')

/** The store that a command line names. */
export function storeIn(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--store' || word.startsWith('--store='))
  const word = argv[at]
  return word === '--store' ? argv[at + 1] : word?.slice('--store='.length)
}

/** Commands to type next name the store that this one named. @example inStore('runner ls', 'a b') // runner --store 'a b' ls */
export const inStore = (text: string, store: string | undefined): string =>
  (store === undefined || text.includes('--store') ? text : text.replace(COMMAND, () => `runner --store ${shellWord(store)} `))
