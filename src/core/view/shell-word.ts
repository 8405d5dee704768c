const PLAIN_WORD = /^[A-Za-z0-9_./:@%+,=-]+$/

/** A word of a command line, quoted where a shell would read something into it. */
export const shellWord = (text: string): string => (PLAIN_WORD.test(text) ? text : `'${text.replaceAll('\'', '\'\\\'\'')}'`)

/**
 * A flag with its value, as a shell needs it. A reason that is still to be written stays outside the quotes.
 * @example shellFlag('--adopt each[q]/pay=REASON') // "--adopt 'each[q]/pay'=REASON"
 */
export const shellFlag = (flag: string): string => {
  const [, name = flag, value = '', reason = ''] = /^(\S+) (.*?)(=REASON| --reason REASON)?$/.exec(flag) ?? []
  return value === '' ? name : `${name} ${shellWord(value)}${reason}`
}

/** A command line of this program. */
export const runnerLine = (words: readonly string[]): string => ['runner', ...words].map(shellWord).join(' ')
