import { hostname, userInfo } from 'node:os'

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

/** Who types this command, for the log: `cli:os:user@host`. */
export const actorName = (): string => `cli:os:${userName()}@${hostname()}`
