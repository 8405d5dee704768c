import { join, relative, resolve } from 'node:path'
import { given } from '../../base/given.ts'
import { attests } from '../../core/lock/attests.ts'
import { makeLockfile } from '../../core/lock/lockfile.ts'
import { LOCKFILE, readLockfile, writeLockfile } from '../../engine/source/lockfile.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { Lockfile, ProviderManifest } from '../../model/manifest.ts'
import type { Provider } from '../../ports/provider.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { isSealed, openFlow, type OpenedFlow } from '../open-flow.ts'
import { isSet } from '../reporters/choose-reporters.ts'
import { showDiagnostics } from '../show-diagnostics.ts'
import { say } from '../show.ts'

const RELOCK = { next: 'runner lock' }

/** What of a flow the lockfile and the installed providers do not agree on, in words. */
function disagreements({ flows }: FlowBundle, lockfile: Lockfile, live: readonly ProviderManifest[]): readonly string[] {
  return [...flows.values()].flatMap((flow) => Object.keys(flow.providers).flatMap((name) => {
    const manifest = live.find((candidate) => candidate.name === name)
    return manifest === undefined ? [] : attests(flow, name, manifest, lockfile)
  }))
}

/** A flow bound against the lockfile; it is stale when it does not cover what the installed providers do. */
async function openLocked(word: string, folder: string, lockfile: Lockfile, live: readonly ProviderManifest[]): Promise<OpenedFlow> {
  const locked = await openFlow(word, { folder, manifests: lockfile })
  if (locked.ok) {
    const problems = disagreements(locked.bundle, lockfile, live)
    if (problems.length > 0) throw new Fault('lock.stale', `${LOCKFILE} is not what is installed: ${problems.join('; ')}`, RELOCK)
    return locked
  }
  const unlocked = await openFlow(word, { folder, manifests: live })
  if (!unlocked.ok) return unlocked
  const problems = locked.diagnostics.map(({ message }) => message)
  throw new Fault('lock.stale', `${LOCKFILE} does not cover ${word}: ${problems.join('; ')}`, RELOCK)
}

function refuseMissing({ flags, host }: Call, file: string): void {
  const why = flags.on('frozen') ? '--frozen' : isSet(host.env['CI']) ? 'CI' : undefined
  if (why !== undefined) throw new Fault('lock.missing', `there is no ${file}, and with ${why} a run does not write it`, RELOCK)
}

async function openUnlocked(
  call: Call, word: string, { file, writes }: LockfilePlace, live: readonly ProviderManifest[],
): Promise<OpenedFlow> {
  const name = relative(call.host.cwd, file)
  if (writes) refuseMissing(call, name)
  const opened = await openFlow(word, { folder: call.host.cwd, manifests: live })
  if (!opened.ok || !writes) return opened
  await writeLockfile(file, makeLockfile(live))
  say(call, `wrote ${name}`)
  return opened
}

interface LockfilePlace { readonly file: string; readonly lockfile: Lockfile | undefined; readonly writes: boolean }

async function open(
  call: Call, place: LockfilePlace, providers: readonly Provider[], word: string,
): Promise<OpenedFlow> {
  const { lockfile } = place
  const folder = call.host.cwd
  const live = providers.map(({ manifest }) => manifest)
  if (isSealed(word)) return openFlow(word, { folder, manifests: live })
  return lockfile === undefined ? openUnlocked(call, word, place, live) : openLocked(word, folder, lockfile, live)
}

/** What a run starts from. */
export interface PreparedFlow { readonly bundle: FlowBundle; readonly file: string; readonly lockfile?: Lockfile }

type Writes = { readonly writes?: boolean }

/**
 * The flow of a run, with its lockfile looked after: a missing one is written, unless `writes` is false, a stale one is refused.
 * @throws Fault lock.missing, lock.stale, lock.invalid, run.flow-unreadable and those of reading FlowIR
 */
export async function openPrepared(
  call: Call, settings: Settings, providers: readonly Provider[], word: string, { writes = true }: Writes = {},
): Promise<{ readonly opened: OpenedFlow; readonly flow?: PreparedFlow }> {
  const file = join(settings.root, LOCKFILE)
  const lockfile = await readLockfile(file)
  const opened = await open(call, { file, lockfile, writes }, providers, word)
  if (!opened.ok) return { opened }
  return { opened, flow: { bundle: opened.bundle, file: resolve(call.host.cwd, word), ...given('lockfile', lockfile) } }
}

/**
 * The same. Undefined when the flow is wrong; then its diagnostics have been shown.
 * @throws as `openPrepared`
 */
export async function prepareFlow(
  call: Call, settings: Settings, providers: readonly Provider[], word: string, how: Writes = {},
): Promise<PreparedFlow | undefined> {
  const { opened, flow } = await openPrepared(call, settings, providers, word, how)
  showDiagnostics(call, opened)
  return flow
}
