import { createHash, randomUUID } from 'node:crypto'
import { lstat, mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { isJsonObject } from '../../base/json.ts'
import { given } from '../../base/given.ts'
import { createFile, replaceFile } from '../durable-file.ts'
import { isAlive, type ProcessIdentity } from '../process-identity.ts'

// One live process per session of this machine. A lock is a file that one process created. A dead holder's lock is never removed, only
// replaced, and who may do so is decided by a second such file, named after the lock that it replaces: of all who find the same dead
// lock, one creates it. Should that one die before it is done, its file is a dead lock itself, and the same goes for it.

/** Who holds a session. */
export interface SessionHolder {
  readonly runId: string
  /** The process that drives the session. */
  readonly runner: ProcessIdentity
  /** The session's own program, once it runs. It keeps the session even when its driver is dead. */
  readonly agent?: ProcessIdentity
}

/** A session that is ours until it is released. */
export interface HeldSession {
  /** Notes the session's own program, or that there is none any more. False: the lock was taken away, by whoever cleans the folder. */
  note(agent: ProcessIdentity | undefined): Promise<boolean>
  /** Gives the session up, once its program is dead. Idempotent; never takes it from another holder. */
  release(): Promise<void>
}

interface Lock { readonly nonce: string; readonly holder?: SessionHolder }

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const isHolder = (value: unknown): value is SessionHolder =>
  isJsonObject(value) && typeof value['runId'] === 'string' && isJsonObject(value['runner'])

/** What stands in a lock. One that cannot be read is nobody's, and is named by what stands there. */
function parseLock(text: string): Lock {
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value) && typeof value['nonce'] === 'string' && /^[\w-]+$/.test(value['nonce'])) {
      return { nonce: value['nonce'], ...given('holder', isHolder(value['holder']) ? value['holder'] : undefined) }
    }
  } catch { /* nobody's */ }
  return { nonce: hash(text) }
}

async function readLock(path: string): Promise<Lock | undefined> {
  try { return parseLock(await readFile(path, 'utf8')) } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const isLive = ({ runner, agent }: SessionHolder): boolean => isAlive(runner) || (agent !== undefined && isAlive(agent))

const write = (path: string, lock: Lock): Promise<void> => replaceFile(path, JSON.stringify(lock))

type Outcome = 'held' | 'again' | { readonly heldBy: SessionHolder }

/** One process's wish to have a session, and the rights to replace dead locks that it won for it. */
class Claim {
  private readonly rights: string[] = []

  constructor(private readonly root: string, private readonly mine: Lock) {}

  async make(): Promise<Outcome> {
    try { return await this.take(this.root) } finally {
      for (const right of this.rights) await rm(right, { force: true })
    }
  }

  /** Tries to have the lock at `path`: the session's own, or one on the right to replace a dead one. */
  private async take(path: string): Promise<Outcome> {
    if (await createFile(path, JSON.stringify(this.mine))) return 'held'
    const found = await readLock(path)
    if (found === undefined) return 'again'
    if (found.holder !== undefined && isLive(found.holder)) return { heldBy: found.holder }
    const right = `${this.root}.${found.nonce}`
    const outcome = await this.take(right)
    if (outcome !== 'held') return outcome
    this.rights.unshift(right)
    return this.replaceDead(path, found)
  }

  /** Who has the right finds the dead lock as it was, or comes late: then another had the right before, and has used it. */
  private async replaceDead(path: string, dead: Lock): Promise<Outcome> {
    if ((await readLock(path))?.nonce !== dead.nonce) return 'again'
    await write(path, this.mine)
    return 'held'
  }
}

/** What is done with a lock that is held, one after the other. */
class Held implements HeldSession {
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly path: string, private readonly nonce: string, private readonly owner: SessionHolder) {}

  note(agent: ProcessIdentity | undefined): Promise<boolean> {
    const { runId, runner } = this.owner
    return this.whileOurs(() => write(this.path, { nonce: this.nonce, holder: { runId, runner, ...given('agent', agent) } }))
  }

  async release(): Promise<void> {
    await this.whileOurs(() => rm(this.path, { force: true }))
  }

  private whileOurs(work: () => Promise<void>): Promise<boolean> {
    const done = this.last.then(async () => {
      const isOurs = (await readLock(this.path))?.nonce === this.nonce
      if (isOurs) await work()
      return isOurs
    })
    this.last = done.catch(() => undefined)
    return done
  }
}

/** The folder of this user, and of no other, where all runs of this machine hold their sessions. @throws Error when it is not ours alone */
export async function sessionLockFolder(parent: string = tmpdir()): Promise<string> {
  const uid = process.getuid?.()
  const folder = join(parent, `flowir-runner-sessions-${String(uid ?? userInfo().username)}`)
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  const facts = await lstat(folder)
  const isOurs = uid === undefined || (facts.uid === uid && (facts.mode & 0o077) === 0)
  if (!facts.isDirectory() || !isOurs) throw new Error(`${folder} is not a folder that only this user can enter; remove it`)
  return folder
}

/** Enough for every process that may be about: each new round means that another one came further. */
const ROUNDS = 1000

/**
 * Takes a session for this process, or says who has it. A holder that is dead, its program too, is replaced.
 * @param dir the folder of `sessionLockFolder`
 */
export async function holdSession(
  dir: string, sid: string, owner: SessionHolder,
): Promise<{ readonly held: HeldSession } | { readonly heldBy: SessionHolder }> {
  const path = join(dir, hash(sid))
  for (let round = 0; round < ROUNDS; round += 1) {
    const mine = { nonce: randomUUID(), holder: owner }
    const outcome = await new Claim(path, mine).make()
    if (outcome === 'held') return { held: new Held(path, mine.nonce, owner) }
    if (outcome !== 'again') return outcome
  }
  throw new Error(`no lock was to be had in ${dir}`)
}
