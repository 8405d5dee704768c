import { compilePattern, groupsOf } from '../../core/expr/pattern.ts'
import { isSessionId } from './judge-frame.ts'
import type { SessionConfig } from './session-config.ts'

/** So much of a line is looked at. */
const LOOKED_AT = 8192

const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?!\?)|\(\?<(?![=!])([^>]*)>/gu

/** Which group of a pattern has a name: 1 is the first. */
function numberOfGroup(pattern: string, name: string): number | undefined {
  const groups = [...pattern.matchAll(TOKEN)].filter(([token]) => token.startsWith('('))
  const at = groups.findIndex(([, named]) => named === name)
  return at === -1 ? undefined : at + 1
}

/** The session that a line of standard error rejects: the one it names, else the attempted one. Undefined: it rejects none. */
export function rejectedBy({ resumeRejected }: SessionConfig, line: string, attemptedSid: string): string | undefined {
  const program = resumeRejected === undefined ? undefined : compilePattern(resumeRejected)
  if (resumeRejected === undefined || program?.ok !== true) return undefined
  const groups = groupsOf(program.value, line.slice(0, LOOKED_AT))
  if (!groups.ok || groups.value === null) return undefined
  const named = groups.value[numberOfGroup(resumeRejected, 'sid') ?? -1]
  return isSessionId(named) ? named : attemptedSid
}
