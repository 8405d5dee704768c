const PLAIN_WORD = /^[A-Za-z0-9_./:@%+,=-]+$/

/** A word of a command line, quoted where a shell would read something into it. */
export const shellWord = (text: string): string => (PLAIN_WORD.test(text) ? text : `'${text.replaceAll('\'', '\'\\\'\'')}'`)

/** A command line of this program. */
export const runnerLine = (words: readonly string[]): string => ['runner', ...words].map(shellWord).join(' ')
