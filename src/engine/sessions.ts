import { attests } from '../core/lock/attests.ts'
import { limitsProblem } from '../core/lock/limits-problem.ts'
import type { FlowIR } from '../model/flow.ts'
import { Fault } from '../model/fault.ts'
import type { Lockfile } from '../model/manifest.ts'
import type { SessionCursor } from '../model/run-event.ts'
import type { Provider, ProviderSession, SecretResolver } from '../ports/provider.ts'
import { maskedSession } from './secrets/masked-session.ts'
import { SecretMask } from './secrets/secret-mask.ts'

export interface OpenSessions {
  readonly runId: string
  readonly journalDir: string
  readonly workDir: string
  readonly secrets: SecretResolver
  readonly killGraceMs: number
  newId(): string
  /** What the flows were bound against, where it is at hand: tells an input that only gained from one that changed. */
  readonly lockfile?: Lockfile | undefined
  /** `ask`: the sessions only answer what became of a dispatch. */
  readonly purpose?: 'run' | 'ask'
}

/** The provider sessions of one segment, by provider name. No secret of the run gets out of them. */
export class Sessions {
  readonly #sessions: ReadonlyMap<string, ProviderSession>

  private constructor(sessions: ReadonlyMap<string, ProviderSession>, readonly mask: SecretMask) {
    this.#sessions = sessions
  }

  /**
   * Opens a session of every provider the flows bind, all or none, each attesting what the flows were bound to.
   * @throws Fault provider.unknown, provider.open-failed, provider.capability-drift
   */
  static async open(flows: readonly FlowIR[], providers: readonly Provider[], options: OpenSessions): Promise<Sessions> {
    const opened = new Map<string, ProviderSession>()
    const mask = new SecretMask(options.secrets)
    try {
      for (const [name, provider] of needed(flows, providers)) {
        const session = await openOne(name, provider, options, mask)
        opened.set(name, session)
        checkLimits(name, session)
        attest(flows, name, session, options.lockfile)
      }
      return new Sessions(opened, mask)
    } catch (error) {
      await endAll(opened, 'cancelled')
      throw error
    }
  }

  /** Opens what can be opened of some providers, asking no attestation: to end what was begun, not to begin anything. */
  static async reach(names: ReadonlySet<string>, providers: readonly Provider[], options: OpenSessions): Promise<Sessions> {
    const opened = new Map<string, ProviderSession>()
    const mask = new SecretMask(options.secrets)
    for (const provider of providers.filter(({ manifest }) => names.has(manifest.name))) {
      const session = await openOne(provider.manifest.name, provider, options, mask).catch(() => undefined)
      if (session !== undefined) opened.set(provider.manifest.name, session)
    }
    return new Sessions(opened, mask)
  }

  find(provider: string): ProviderSession | undefined { return this.#sessions.get(provider) }

  of(provider: string): ProviderSession {
    const session = this.#sessions.get(provider)
    if (session === undefined) throw new Fault('provider.unknown', `no session of provider "${provider}" is open`)
    return session
  }

  /** The session that can look for what is wanted: one that has the channels, else the first. */
  seeing(channels: readonly string[]): ProviderSession | undefined {
    return this.all.find(
      (session) => channels.some((channel) => session.attestation.channels.some((own) => own === channel))
    ) ?? this.all[0]
  }

  get all(): readonly ProviderSession[] { return [...this.#sessions.values()] }

  async cursors(): Promise<readonly SessionCursor[]> {
    return Promise.all(this.all.map((session) => session.currentCursor()))
  }

  async end(outcome: 'completed' | 'failed' | 'cancelled' | 'shutdown'): Promise<void> {
    await endAll(this.#sessions, outcome)
  }
}

function needed(flows: readonly FlowIR[], providers: readonly Provider[]): ReadonlyMap<string, Provider> {
  const names = new Set(flows.flatMap((flow) => Object.keys(flow.providers)))
  return new Map([...names].map((name) => {
    const provider = providers.find((candidate) => candidate.manifest.name === name)
    if (provider === undefined) throw new Fault(
      'provider.unknown', `the flow needs the provider "${name}", which is not configured`,
      { next: 'name it under "providers" in runner.config.json' },
    )
    return [name, provider]
  }))
}

async function openOne(name: string, provider: Provider, options: OpenSessions, mask: SecretMask): Promise<ProviderSession> {
  const { newId, lockfile: _bound, ...rest } = options
  try {
    return maskedSession(await provider.open({ ...rest, sessionId: newId() }), mask)
  } catch (thrown) {
    const error = mask.error(thrown)
    if (error instanceof Fault) throw error
    throw new Fault(
      'provider.open-failed', `the provider "${name}" could not be opened: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** @throws Fault provider.open-failed */
function checkLimits(name: string, { attestation }: ProviderSession): void {
  const problem = limitsProblem(attestation)
  if (problem !== undefined) throw new Fault('provider.open-failed', `the provider "${name}" cannot be used: its ${problem}`)
}

/** @throws Fault provider.capability-drift */
function attest(flows: readonly FlowIR[], name: string, session: ProviderSession, lockfile: Lockfile | undefined): void {
  for (const flow of flows) {
    const drift = attests(flow, name, session.attestation, lockfile)
    if (drift.length === 0) continue
    throw new Fault(
      'provider.capability-drift', `flow "${flow.flowId}" was bound to other capabilities of "${name}": ${drift.join('; ')}`,
      { next: 'runner lock, then compile the flow again', data: { flow: flow.flowId, provider: name } },
    )
  }
}

async function endAll(sessions: ReadonlyMap<string, ProviderSession>, outcome: Parameters<ProviderSession['end']>[0]): Promise<void> {
  await Promise.allSettled([...sessions.values()].map((session) => session.end(outcome)))
}
