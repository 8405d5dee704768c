import pc from 'picocolors'
import type { StepStanding } from '../../core/view/step-standing.ts'
import type { Outcome } from '../../model/vocabulary.ts'

/** Colours by what they mean. Without colour each is the identity. */
export interface Paint {
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  readonly doubt: (text: string) => string
  readonly quiet: (text: string) => string
  readonly strong: (text: string) => string
  readonly active: (text: string) => string
}

export function paintFor(color: boolean): Paint {
  const colors = pc.createColors(color)
  const bad = (text: string): string => colors.bold(colors.red(text))
  return { good: colors.green, bad, doubt: colors.yellow, quiet: colors.dim, strong: colors.bold, active: colors.cyan }
}

const TONE: Readonly<Record<StepStanding, keyof Paint>> = {
  pass: 'good', fail: 'bad', unknown: 'doubt', unverified: 'quiet', done: 'quiet', skipped: 'quiet', blocked: 'doubt', aborted: 'bad',
  open: 'active',
}
const OUTCOME_TONE: Readonly<Record<Outcome | 'running', keyof Paint>> = {
  passed: 'good', failed: 'bad', unknown: 'doubt', unverified: 'good', suspended: 'doubt', awaitingHuman: 'doubt', blocked: 'doubt',
  gated: 'doubt', aborted: 'bad', running: 'active',
}

export const paintStanding = (paint: Paint, standing: StepStanding): ((text: string) => string) => paint[TONE[standing]]
export const paintOutcome = (paint: Paint, outcome: Outcome | 'running'): ((text: string) => string) => paint[OUTCOME_TONE[outcome]]

/** One sign per standing, of one column each. */
export const GLYPHS: Readonly<Record<StepStanding, string>> = {
  pass: '✓', fail: '✗', unknown: '?', unverified: '○', done: '·', skipped: '-', blocked: '■', aborted: '✗', open: '●',
}
