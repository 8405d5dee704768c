import type { HUMAN_MODES, JsonSchemaDocument } from '../../model/flow.ts'
import { VERDICTS } from '../../model/vocabulary.ts'
import { type AuthoringNode, type MapNode, type TextNode, valueAt } from '../parse/authoring-node.ts'
import type { AuthoredHuman } from './authored.ts'
import type { Context } from './context.ts'
import { readValue, refuseIsland } from './read-expr.ts'
import { asDuration, asList, asOneOf, asTexts, closedMap, field, maybe, required } from './read-node.ts'
import { readSchema } from './read-schema.ts'

type Mode = (typeof HUMAN_MODES)[number]
const MODES = ['confirm', 'judge', 'provideInput', 'repairWorld'] as const satisfies typeof HUMAN_MODES
const KEYS = ['mode', 'prompt', 'presents', 'decisions', 'outputSchema', 'timeout'] as const
const WHAT = '"human"'
const TIMEOUT_HINT = 'a person may not answer: say how long to wait, as timeout: 1d; after that the step is unknown'

function checkDecisions(mode: Mode, texts: readonly TextNode[], node: AuthoringNode, { findings }: Context): void {
  if (mode === 'confirm' && texts.length !== 2) {
    findings.error('normalize.human-decisions', node.place, 'a confirmation has exactly two decisions',
      'the first means yes, the second no: [publish, stop]')
  }
  if (mode === 'provideInput') findings.error('normalize.human-decisions', node.place, 'a request for input has no decisions',
    '"outputSchema" says what the answer is')
  if (mode !== 'judge') return
  for (const { value, place } of texts) {
    if ((VERDICTS as readonly string[]).includes(value)) continue
    findings.error('normalize.human-decisions', place, `a person judges ${VERDICTS.join(', ')}, not "${value}"`, { candidates: VERDICTS })
  }
}

/** Characters that nobody can type into an answer. */
const UNTYPED = /[\p{Cc}\p{Zl}\p{Zp}]/u

function readDecisions(map: MapNode, mode: Mode, context: Context): string[] | undefined {
  const node = valueAt(map, 'decisions')
  if (node === undefined) {
    if (mode === 'confirm') required(map, 'decisions', 'a confirmation', context,
      'the first means yes, the second no: decisions: [publish, stop]')
    return undefined
  }
  const texts = asTexts(node, '"decisions"', context)
  if (texts === undefined) return undefined
  if (texts.length === 0) context.findings.error('normalize.value-invalid', node.place, '"decisions" names at least one')
  for (const text of texts) {
    refuseIsland(text, 'a decision is written out', context)
    if (text.value === '') context.findings.error('normalize.value-invalid', text.place, 'a decision is not empty')
    if (UNTYPED.test(text.value)) context.findings.error('normalize.value-invalid', text.place, 'a decision is one line that can be typed')
  }
  checkDecisions(mode, texts, node, context)
  return texts.map(({ value }) => value)
}

function readOutputSchema(map: MapNode, mode: Mode, context: Context): JsonSchemaDocument | undefined {
  if (mode === 'provideInput') {
    return maybe(required(map, 'outputSchema', 'a request for input', context), (each) => readSchema(each, context))
  }
  const entry = map.entries.find(({ key }) => key === 'outputSchema')
  if (entry !== undefined) context.findings.error('normalize.key-not-applicable', entry.keyPlace,
    `"outputSchema" goes with mode provideInput, not ${mode}`)
  return undefined
}

/** A question to a person, of a step or of `escalate`. */
export function readHuman(node: AuthoringNode, context: Context): AuthoredHuman | undefined {
  const map = closedMap(node, WHAT, KEYS, context)
  if (map === undefined) return undefined
  const mode = maybe(required(map, 'mode', WHAT, context), (each) => asOneOf(each, '"mode"', MODES, context))
  const prompt = maybe(required(map, 'prompt', WHAT, context), (each) => readValue(each, context))
  const timeoutMs = maybe(required(map, 'timeout', WHAT, context, TIMEOUT_HINT), (each) => asDuration(each, '"timeout"', 1, context))
  const presents = maybe(valueAt(map, 'presents'),
    (each) => asList(each, '"presents"', context))?.items.map((item) => readValue(item, context)) ?? []
  if (mode === undefined) return undefined
  const more = {
    ...field('decisions', readDecisions(map, mode, context)),
    ...field('outputSchema', readOutputSchema(map, mode, context)),
  }
  return prompt === undefined || timeoutMs === undefined ? undefined : { at: map.place, mode, prompt, presents, timeoutMs, ...more }
}
