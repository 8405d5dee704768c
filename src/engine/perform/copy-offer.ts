import { createHash } from 'node:crypto'
import { isFault } from '../../model/fault.ts'
import type { EvidenceItem, EvidenceOffer, Gap } from '../../model/run-event.ts'
import type { ProviderSession } from '../../ports/provider.ts'
import type { LiveRun } from '../live-run.ts'

/** Copies what a provider offers into the evidence, without secrets. The hash that it declared is that of the bytes it gave. */
export async function copyOffer(
  run: LiveRun, session: ProviderSession, { ref, name, mediaType, sha256 }: EvidenceOffer,
): Promise<EvidenceItem | Gap> {
  const { mask } = run.tools.sessions
  const digest = createHash('sha256')
  async function* digested(): AsyncGenerator<Uint8Array> {
    for await (const chunk of session.fetchEvidence(ref)) {
      digest.update(chunk)
      yield chunk
    }
  }
  try {
    const item = await run.values.copy(name, mediaType, mask.bytes(digested()))
    if (sha256 === undefined || digest.digest('hex') === sha256) return item
    return { name, reason: 'integrity: the bytes are not those the provider declared' }
  } catch (error) {
    if (isFault(error)) throw error
    return { name, reason: `fetch: ${error instanceof Error ? error.message : String(error)}` }
  }
}
