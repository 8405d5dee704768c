import { attemptsOf } from '../../core/fold/ledger.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EvidenceItem, Gap } from '../../model/run-event.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import type { Answer } from '../answer.ts'
import { observationFor, visionQuestions } from '../inward/judge.ts'
import type { Segment } from '../segment.ts'
import { copyOffer } from './copy-offer.ts'

/** How long the vision verifier may take over one picture, in milliseconds. */
const LONGEST_QUESTION_MS = 120_000

/** Why a visual question has no answer when nothing is configured to answer it. */
const NO_VERIFIER = 'no vision verifier is configured'

/** Fetches what judging needs and does not have: the evidence a settle offered, the vision verifier's answers. */
export async function gatherMaterial(segment: Segment, record: StepRecord): Promise<Answer> {
  const { run } = segment
  const evidence: EvidenceItem[] = []
  const gaps: Gap[] = []
  for (const { settled, provider, attempt } of attemptsOf(record)) {
    for (const offer of settled?.offers ?? []) {
      const copied = await copyOffer(run, run.tools.sessions.of(provider), offer)
      const name = attemptsOf(record).length > 1 ? `${copied.name} #${String(attempt)}` : copied.name
      if ('hash' in copied) evidence.push({ ...copied, name })
      else gaps.push({ ...copied, name })
    }
  }
  return { kind: 'gathered', ref: record.ref, material: { evidence, gaps, vision: await askVision(segment, record) } }
}

type Answers = ReadonlyMap<string, { readonly verdict: Verdict; readonly reason: string }>

async function askVision(segment: Segment, record: StepRecord): Promise<Answers> {
  const { run } = segment
  const questions = await visionQuestions(run, record)
  if (questions.length === 0) return new Map()
  const seen = await observationFor(run, record, run.tools.flows.placeOf(record.runPath))
  const screenshot = seen?.parts.find((part) => part.name === 'screenshot')
  const gap = seen?.gaps.find((row) => row.name === 'screenshot')?.reason ?? 'no screenshot was recorded'
  const answers = new Map<string, { readonly verdict: Verdict; readonly reason: string }>()
  for (const { assertId, ...question } of questions) {
    answers.set(assertId, await verify(segment, screenshot === undefined ? gap : await run.values.read(screenshot.hash), question))
  }
  return answers
}

async function verify(
  segment: Segment, image: Uint8Array | string, question: { readonly prompt: string },
): Promise<{ readonly verdict: Verdict; readonly reason: string }> {
  const { vision } = segment.run.tools
  if (vision === undefined) return { verdict: 'unknown', reason: NO_VERIFIER }
  if (typeof image === 'string') return { verdict: 'unknown', reason: image }
  try {
    const late = { verdict: 'unknown', reason: `the verifier did not answer within ${String(LONGEST_QUESTION_MS)} ms` } as const
    return await segment.clock.race(vision.verify({ image, ...question }, segment.signal), LONGEST_QUESTION_MS, () => late)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { verdict: 'unknown', reason: `the verifier failed: ${segment.run.tools.sessions.mask.text(why)}` }
  }
}
