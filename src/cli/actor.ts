import { hostname, userInfo } from 'node:os'

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

/** Who asks, for the log: `cli:os:user@host`. @param through how */
export const actorName = (through: 'cli' | 'socket' | 'mcp' = 'cli'): string => `${through}:os:${userName()}@${hostname()}`
