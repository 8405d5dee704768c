import { sha256Hex } from '../core/hash/sha256.ts'
import type { StepVerdict } from '../core/judge/fold-verdict.ts'
import type { LiveRun } from './live-run.ts'

/** Longest summary a provider is handed, in characters. */
const SUMMARY_LIMIT = 16_384

/** The provider's copy of a summary: whole when it fits, else cut and ended with a pointer to the full text in the log. */
function shortSummary(text: string): string {
  if (text.length <= SUMMARY_LIMIT) return text
  const pointer = `… full text: sha256:${sha256Hex(text)}`
  return text.slice(0, SUMMARY_LIMIT - pointer.length) + pointer
}

/** Hands a verdict to the providers that keep verdicts. What they cannot keep is noted, never fatal. */
export async function archiveVerdict(run: LiveRun, ref: string, verdict: StepVerdict): Promise<readonly string[]> {
  const notes: string[] = []
  for (const session of run.tools.sessions.all) {
    if (session.attestation.archivesVerdicts !== true) continue
    try {
      await session.recordVerdict({ ref, verdict: verdict.verdict, summary: shortSummary(verdict.reason ?? verdict.verdict), evidence: [] })
    } catch (error) {
      notes.push(`${session.attestation.name} could not keep the verdict: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return notes
}
