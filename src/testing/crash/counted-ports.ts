import type { Provider, ProviderSession } from '../../ports/provider.ts'
import type { EvidenceStore, Lease, RunStore } from '../../ports/run-store.ts'
import type { Gate } from './boundary.ts'
import { overlaid } from './overlaid.ts'

/** The provider, each call of its sessions between two boundaries. */
export function countedProvider(provider: Provider, gate: Gate): Provider {
  return {
    manifest: provider.manifest,
    open: (options) => gate.around('open', async () => countedSession(await provider.open(options), gate)),
  }
}

function countedSession(session: ProviderSession, gate: Gate): ProviderSession {
  const { attach } = session
  return overlaid(session, {
    execute: (call, signal) => gate.around('execute', () => session.execute(call, signal)),
    observe: (wants, signal) => gate.around('observe', () => session.observe(wants, signal)),
    reconcile: (callId, issuedBy, mode) => gate.around('reconcile', () => session.reconcile(callId, issuedBy, mode)),
    ...(attach === undefined ? {} : {
      attach: (callId: string, signal: AbortSignal) => gate.around('attach', () => attach.call(session, callId, signal)),
    }),
    fetchEvidence: (ref) => gate.stream('fetchEvidence', () => session.fetchEvidence(ref)),
    recordVerdict: (verdict) => gate.around('recordVerdict', () => session.recordVerdict(verdict)),
    currentCursor: () => gate.around('currentCursor', () => session.currentCursor()),
    health: () => gate.around('health', () => session.health()),
    end: (outcome) => gate.around('end', () => session.end(outcome)),
  })
}

/** The store, each call that changes something, and each look at evidence, between two boundaries. */
export const countedStore = (store: RunStore, gate: Gate): RunStore => overlaid(store, {
  evidence: countedEvidence(store.evidence, gate),
  acquireLease: (runId) => gate.around('acquireLease', async () => countedLease(await store.acquireLease(runId), gate)),
  append: (request) => gate.around('append', () => store.append(request)),
  putFlow: (irHash, bytes) => gate.around('putFlow', () => store.putFlow(irHash, bytes)),
})

const countedLease = (lease: Lease, gate: Gate): Lease =>
  overlaid(lease, { release: () => gate.around('release', () => lease.release()) })

const countedEvidence = (evidence: EvidenceStore, gate: Gate): EvidenceStore => overlaid(evidence, {
  write: (bytes) => gate.around('evidenceWrite', () => evidence.write(bytes)),
  read: (hash) => gate.around('evidenceRead', () => evidence.read(hash)),
  stream: (hash) => gate.stream('evidenceRead', () => evidence.stream(hash)),
})
