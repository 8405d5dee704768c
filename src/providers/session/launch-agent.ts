import { resolve } from 'node:path'
import { given } from '../../base/given.ts'
import type { Start } from '../../machine/session/session-effect.ts'
import { identityOf, isAlive, type ProcessIdentity } from '../process-identity.ts'
import { endGroup } from '../process-group.ts'
import { AgentProcess } from './agent-process.ts'
import { resumeArgsOf } from './config-of.ts'
import type { SessionConfig } from './session-config.ts'
import { holdSession, sessionLockFolder, type HeldSession, type SessionHolder } from './session-lock.ts'

// Two processes never write to one session: whoever starts a program on it holds it first, and what an earlier runner of the same run
// left behind is ended before.

/** Where programs run, and for whom. */
export interface AgentSurroundings {
  readonly runId: string
  /** The folder relative paths of a flow mean. Absolute. */
  readonly workDir: string
  /** Milliseconds between asking a program to end and killing it. */
  readonly graceMs: number
  /** What every program inherits. */
  readonly env: Readonly<Record<string, string>>
}

export type Launched =
  | { readonly process: AgentProcess; readonly identity: ProcessIdentity | undefined; readonly held?: HeldSession }
  | { readonly heldBy: SessionHolder }

/** Ends a program whose runner is gone. */
async function endLeftOver(agent: ProcessIdentity | undefined, graceMs: number): Promise<void> {
  if (agent !== undefined && isAlive(agent)) await endGroup(agent.pid, graceMs)
}

/** Takes a session; from a dead runner of the same run also when its program still lives. */
export async function holdForRun(sid: string, { runId, graceMs }: AgentSurroundings): ReturnType<typeof holdSession> {
  const runner = identityOf()
  if (runner === undefined) throw new Error('this process cannot name itself')
  const folder = await sessionLockFolder()
  const first = await holdSession(folder, sid, { runId, runner })
  if ('held' in first || first.heldBy.runId !== runId || isAlive(first.heldBy.runner)) return first
  await endLeftOver(first.heldBy.agent, graceMs)
  return holdSession(folder, sid, { runId, runner })
}

async function startAgent({ command, args = [], cwd = '.', env = {} }: SessionConfig, more: readonly string[], around: AgentSurroundings) {
  const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]))
  const process = await AgentProcess.start({
    command, args: [...args, ...more], cwd: resolve(around.workDir, cwd), env: { ...around.env, ...own },
  })
  return { process, identity: identityOf(process.pid) }
}

/**
 * Starts the program of a session, holding the session if there is one.
 * @param leftOver what ran before, ended once the session is ours: another may still drive it
 * @throws Error when the program cannot be started
 */
export async function launchAgent(
  config: SessionConfig, start: Start, around: AgentSurroundings, leftOver: ProcessIdentity | undefined,
): Promise<Launched> {
  if (start.how === 'fresh') {
    await endLeftOver(leftOver, around.graceMs)
    return startAgent(config, [], around)
  }
  const taken = await holdForRun(start.sid, around)
  if ('heldBy' in taken) return taken
  try {
    await endLeftOver(leftOver, around.graceMs)
    const started = await startAgent(config, resumeArgsOf(config, start.sid) ?? [], around)
    await taken.held.note(started.identity)
    return { ...started, ...given('held', taken.held) }
  } catch (error) {
    await taken.held.release()
    throw error
  }
}
