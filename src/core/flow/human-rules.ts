import type { HumanStep } from '../../model/flow.ts'
import { VERDICTS } from '../../model/vocabulary.ts'

// What a question to a person must be, so that every answer to it means something: of a step or of `escalate`.

type Question = Pick<HumanStep, 'stepId' | 'mode' | 'decisions' | 'outputSchema'>

function* brokenDecisions({ mode, decisions }: Question): Generator<string> {
  if (mode === 'confirm' && decisions?.length !== 2) yield 'confirms, and has not exactly two decisions'
  if (mode === 'provideInput' && decisions !== undefined) yield 'asks for input, and has decisions'
  yield* (decisions ?? []).filter((text, at, all) => all.indexOf(text) !== at).map((text) => `offers "${text}" twice`)
  if (mode === 'judge') yield* (decisions ?? []).filter((text) => !isVerdict(text)).map((text) => `judges, and "${text}" is no verdict`)
}

const isVerdict = (text: string): boolean => (VERDICTS as readonly string[]).includes(text)

function* brokenSchema({ mode, outputSchema }: Question): Generator<string> {
  if (mode === 'provideInput' && outputSchema === undefined) yield 'asks for input, and has no outputSchema'
  if (mode !== 'provideInput' && outputSchema !== undefined) yield 'asks for no input, and has an outputSchema'
}

/** What a question breaks, in words. */
export const brokenQuestion = (question: Question): readonly string[] =>
  [...brokenDecisions(question), ...brokenSchema(question)].map((problem) => `the human step "${question.stepId}" ${problem}`)
