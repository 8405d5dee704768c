import { advanceResume } from './advance-resume.ts'
import type { ResumeEffect } from './resume-effect.ts'
import type { ResumeEvent } from './resume-event.ts'
import { ask, change, resolveReconnecting, writeOwedLines, type Section } from './section.ts'
import type { ResumeBatch } from './session-message.ts'
import type { Turn } from './session-state.ts'

// What the resume machine makes of an event, done to the session. A retry is left to whoever settles the exit.

export type FiredRetry = Extract<ResumeEffect, { readonly type: 'fireRetry' }>

/** Turns that are not over, of messages in the batch, and the others. Whoever has had an answer is not given it again. */
function unanswered(section: Section, batch: ResumeBatch): { readonly own: readonly Turn[]; readonly others: readonly Turn[] } {
  const seqs = new Set(batch.messages.map(({ seq }) => seq))
  const { turns } = section.state
  return { own: turns.filter(({ message }) => seqs.has(message.seq)), others: turns.filter(({ message }) => !seqs.has(message.seq)) }
}

/**
 * Puts what a doomed process was given before everything that waits; behind the seed, if that was never written and waits itself.
 * A message is known by its number.
 */
export function returnToQueue(section: Section, batch: ResumeBatch): void {
  const { own, others } = unanswered(section, batch)
  const { queue } = section.state
  const at = queue.findIndex(({ seq }) => seq === batch.messages[0]?.seq) + 1
  change(section, { turns: others, queue: [...queue.slice(0, at), ...own.map(({ message }) => message), ...queue.slice(at)] })
}

function lose(section: Section, { batch, why }: Extract<ResumeEffect, { readonly type: 'loseBatch' }>): void {
  const { own, others } = unanswered(section, batch)
  change(section, { turns: others })
  for (const { message: { seq }, failed } of own) {
    ask(section, failed ? { type: 'settleTurn', seq, how: 'failed' } : { type: 'reportLost', seq, why })
  }
}

function heed(section: Section, effect: ResumeEffect, generation: number): FiredRetry | undefined {
  switch (effect.type) {
    case 'persistLine': return void ask(section, effect)
    case 'sessionOutcome':
      change(section, { recoveryUsed: false })
      resolveReconnecting(section)
      return void ask(section, { ...effect, generation })
    case 'loseBatch': return void lose(section, effect)
    case 'returnBatch': return void returnToQueue(section, effect.batch)
    case 'cancelRetry':
    case 'abandonRetry': return void writeOwedLines(section)
    case 'fireRetry': return effect
    case 'publishDone': return undefined
  }
}

/** Tells the resume machine, and does what it asks for, except for a retry, which is handed back. */
export function hearResume(section: Section, event: ResumeEvent): FiredRetry | undefined {
  const { state, effects } = advanceResume(section.state.resume, event)
  if (state !== section.state.resume) change(section, { resume: state })
  return effects.map((effect) => heed(section, effect, event.generation)).find((retry) => retry !== undefined)
}
