import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

// A process id alone is reused within minutes. Together with machine, boot, namespace and start it names one process for ever.

/** Names one process, so that no later one is taken for it. */
export interface ProcessIdentity {
  readonly host: string
  /** Empty where the system does not tell. */
  readonly bootId: string
  readonly pidNamespace: string
  readonly pid: number
  /** When it started, in the system's own words: clock ticks since boot, or a date. */
  readonly started: string
}

interface ProcessFacts { readonly state: string; readonly group?: number; readonly started: string }

const PROC = '/proc'
const FIELDS_BEFORE_STATE = 2
const START_FIELD = 22

const textOf = (read: () => string): string => { try { return read().trim() } catch { return '' } }

/** State, group and start of a `stat` line. The command's name may hold anything, also `) `: only the last `)` ends it. */
export function parseStat(stat: string): ProcessFacts | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 1).trim().split(/\s+/)
  const [state, , group] = fields
  const started = fields[START_FIELD - FIELDS_BEFORE_STATE - 1]
  return state !== undefined && started !== undefined ? { state, group: Number(group), started } : undefined
}

/** The same facts where there is no `/proc`. */
export function factsByPs(pid: number): ProcessFacts | undefined {
  const line = textOf(() =>
    execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  const [state, ...started] = line.split(/\s+/)
  return state !== undefined && started.length > 0 ? { state, started: started.join(' ') } : undefined
}

function factsOf(pid: number): ProcessFacts | undefined {
  const stat = textOf(() => readFileSync(`${PROC}/${String(pid)}/stat`, 'utf8'))
  if (stat !== '') return parseStat(stat)
  return existsSync(`${PROC}/self/stat`) ? undefined : factsByPs(pid)
}

const here = (): Omit<ProcessIdentity, 'pid' | 'started'> => ({
  host: hostname(),
  bootId: textOf(() => readFileSync(`${PROC}/sys/kernel/random/boot_id`, 'utf8')),
  pidNamespace: textOf(() => readlinkSync(`${PROC}/self/ns/pid`)),
})

const isRunning = ({ state }: ProcessFacts): boolean => !/^[ZX]/.test(state)

/** Identity of a process of this machine; undefined when there is none. */
export function identityOf(pid: number = process.pid): ProcessIdentity | undefined {
  const facts = factsOf(pid)
  return facts && { ...here(), pid, started: facts.started }
}

/** Whether exactly this process still runs here. One of another machine, boot or namespace never does; a zombie is dead. */
export function isAlive(identity: ProcessIdentity): boolean {
  const { host, bootId, pidNamespace } = here()
  if (identity.host !== host || identity.bootId !== bootId || identity.pidNamespace !== pidNamespace) return false
  const facts = factsOf(identity.pid)
  return facts?.started === identity.started && isRunning(facts)
}

const processIds = (): number[] => {
  try { return readdirSync(PROC).filter((name) => /^\d+$/.test(name)).map(Number) } catch { return [] }
}

/** Whether a group of this machine has a process that still runs. A zombie that nobody fetches does not count. */
export function isGroupAlive(group: number): boolean {
  try { process.kill(-group, 0) } catch (error) { return (error as NodeJS.ErrnoException).code === 'EPERM' }
  const members = processIds().flatMap((pid) => factsOf(pid) ?? []).filter((facts) => facts.group === group)
  return members.length === 0 || members.some(isRunning)
}
