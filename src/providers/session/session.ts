import type { ActionCall, OpenOptions, Provider, ProviderSession } from '../../ports/provider.ts'
import { streamOf } from '../call-streams.ts'
import { createDefinedSession } from '../defined-session.ts'
import { openJournal } from '../reconcile-call.ts'
import { secretValues } from '../secret-values.ts'
import type { SessionPresets } from './config-of.ts'
import { PRESETS } from './presets.ts'
import { sessionActions } from './session-actions.ts'
import type { SessionConfig } from './session-config.ts'
import { SessionDesk } from './session-desk.ts'
import { sessionManifest } from './session-manifest.ts'

export interface SessionOptions {
  /** Configurations by name, beside the known ones; one of the same name replaces it. */
  readonly presets?: Readonly<Record<string, SessionConfig>>
  /** What every program inherits. Default: the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

interface Around {
  readonly presets: SessionPresets
  readonly env: NonNullable<SessionOptions['env']>
  readonly running: Map<string, AbortController>
}

function createSessionOf(options: OpenOptions, { presets, env, running }: Around): ProviderSession {
  const secrets = secretValues(options.secrets)
  const desk = new SessionDesk({ options, presets, env, secrets })
  const calls = new Map<string, ActionCall>()
  const { journalDir } = options
  const actions = sessionActions({ desk, journalDir, secrets, rawCall: (callId) => calls.get(callId) })
  const session = createDefinedSession({
    manifest: sessionManifest, options, actions, running, fetchEvidence: (ref) => streamOf(journalDir, ref),
  })
  return {
    ...session,
    async execute(call, signal) {
      calls.set(call.callId, call)
      try { return await session.execute(call, signal) } finally { calls.delete(call.callId) }
    },
    async end(outcome) {
      await session.end(outcome)
      await desk.end()
    },
  }
}

/**
 * The provider of `session:open`, `session:send`, `session:close` and `session:run`: programs that are spoken to over many turns, in
 * lines of JSON. A program that ended is started again with the session it named.
 * @example new Runner({ store, providers: [session({ presets: { helper: { command: 'helper', resumeArgs: ['--resume', '{sid}'] } } })] })
 */
export function session({ presets = {}, env = process.env }: SessionOptions = {}): Provider {
  const running = new Map<string, AbortController>()
  return {
    manifest: sessionManifest,
    async open(options) {
      await openJournal(options)
      return createSessionOf(options, { presets: { ...PRESETS, ...presets }, env, running })
    },
  }
}
