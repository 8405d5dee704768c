import { given } from '../../base/given.ts'
import type { ActionCall, Observation, OutputChunk, ProviderSession, ReconcileResult, SessionChange } from '../../ports/provider.ts'
import type { Masker } from '../../core/secret/masker.ts'
import type { SecretMask } from './secret-mask.ts'

// The last line, whoever wrote the provider: what comes out of a session holds no secret of the run. Bytes of evidence are the one
// exception; they are masked where they are copied, because their hash is that of what the provider has.

type Listener = NonNullable<ActionCall['onOutput']>

/** Masks live output across its chunks; `end` tells what was held back. */
function maskedListener(mask: SecretMask, tell: Listener): { readonly listener: Listener; end(): void } {
  const streams = new Map<OutputChunk['stream'], { readonly masker: Masker; readonly decoder: InstanceType<typeof TextDecoder> }>()
  const of = (stream: OutputChunk['stream']) => {
    const known = streams.get(stream) ?? { masker: mask.stream(), decoder: new TextDecoder('utf-8', { ignoreBOM: true }) }
    streams.set(stream, known)
    return known
  }
  const told = (stream: OutputChunk['stream'], text: string): void => { if (text !== '') tell({ stream, text }) }
  return {
    listener({ stream, text }) {
      const { masker, decoder } = of(stream)
      told(stream, decoder.decode(masker.write(Buffer.from(text)), { stream: true }))
    },
    end() {
      for (const [stream, { masker, decoder }] of streams) told(stream, decoder.decode(masker.end()))
      streams.clear()
    },
  }
}

function fateWithout(mask: SecretMask, found: ReconcileResult): ReconcileResult {
  if (found.fate === 'completed') return { ...found, outcome: mask.outcome(found.outcome) }
  return found.fate === 'logUnavailable' ? { ...found, reason: mask.text(found.reason) } : found
}

const seenWithout = (mask: SecretMask, { uiTree, dom, screenshot, gaps, ...rest }: Observation): Observation => ({
  ...rest, ...given('uiTree', mask.json(uiTree)), ...given('dom', mask.json(dom)), ...given('screenshot', mask.json(screenshot)),
  gaps: mask.json(gaps),
})

/** A session through which no secret of the run gets out. */
export function maskedSession(session: ProviderSession, mask: SecretMask): ProviderSession {
  const without = async <T>(ask: () => Promise<T>, clean: (answer: T) => T = (answer) => answer): Promise<T> => {
    try { return clean(await ask()) } catch (error) { throw mask.error(error) as Error }
  }
  const { attach } = session
  return {
    sessionId: session.sessionId,
    attestation: session.attestation,
    async execute({ onOutput, onSession, ...call }, signal) {
      const live = onOutput === undefined || mask.spellings.size === 0 ? undefined : maskedListener(mask, onOutput)
      const listener = live?.listener ?? onOutput
      try {
        const noting = onSession === undefined ? undefined : (change: SessionChange): void => { onSession(mask.json(change)) }
        const listening = { ...call, ...given('onOutput', listener), ...given('onSession', noting) }
        return await without(() => session.execute(listening, signal), (outcome) => mask.outcome(outcome))
      } finally { live?.end() }
    },
    observe: (wants, signal) => without(() => session.observe(wants, signal), (seen) => seenWithout(mask, seen)),
    reconcile: (callId, issuedBy, mode) => without(() => session.reconcile(callId, issuedBy, mode), (found) => fateWithout(mask, found)),
    ...(attach === undefined ? {} : {
      attach: (callId, signal) => without(() => attach.call(session, callId, signal), (outcome) => mask.outcome(outcome)),
    }),
    async* fetchEvidence(ref) {
      try { yield* session.fetchEvidence(ref) } catch (error) { throw mask.error(error) as Error }
    },
    recordVerdict: (verdict) => without(() => session.recordVerdict(verdict)),
    currentCursor: () => without(() => session.currentCursor(), (at) => (typeof at.cursor === 'number' ? at : mask.json(at))),
    health: () => without(() => session.health(), (health) => mask.json(health)),
    end: (outcome) => without(() => session.end(outcome)),
  }
}
