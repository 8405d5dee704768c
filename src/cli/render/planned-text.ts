import { CLASS_TEXT } from '../../core/view/plain-words.ts'
import type { PlannedInstance, PlanSource } from '../../model/alignment.ts'
import type { PlanWord } from '../../model/vocabulary.ts'
import type { Paint } from './paint.ts'
import { oneLine } from './safe-text.ts'

// What a plan says of one instance, for every text about plans.

const TONES: Readonly<Record<PlanWord, keyof Paint>> = {
  keep: 'quiet', rejudge: 'active', remap: 'active', run: 'active', rerun: 'doubt', skip: 'quiet', ask: 'doubt',
}

export const paintWord = (paint: Paint, word: PlanWord): ((text: string) => string) => paint[TONES[word]]

/** A resume asks a person what became of it, unless it is told. */
export const isUncertain = ({ word, gate, fate }: PlannedInstance): boolean =>
  word === 'ask' && gate === undefined && (fate === 'startedNoTerminal' || fate === 'logUnavailable')

/** Why it is not simply kept; empty when it is. */
export function whyText(row: PlannedInstance): string {
  const { reason, class: found, word, gate } = row
  if (isUncertain(row)) return 'nobody knows whether it was done'
  if (word === 'ask' && gate === undefined) return found === 'new' ? 'asks a person' : 'waits for an answer'
  if (reason !== '') return oneLine(reason)
  return word === 'keep' && found === 'clean' ? '' : CLASS_TEXT[found]
}

export const placeText = (source: PlanSource | undefined): string =>
  (source === undefined ? '' : oneLine(`${source.file}:${String(source.line)}`))
