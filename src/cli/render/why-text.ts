import { CLASS_TEXT, PLAN_WORD_TEXT, RULE_TEXT } from '../../core/view/plain-words.ts'
import type { PlannedInstance } from '../../model/alignment.ts'
import { gateCommands, isHeld, policyLines, type ResumeLine } from './gate-lines.ts'
import { differenceLines, fateLines } from './plan-text.ts'
import { paintWord, placeText, whyText } from './planned-text.ts'
import type { RenderContext } from './render-context.ts'
import { padEnd } from './display-width.ts'
import { oneLine } from './safe-text.ts'
import { wrapText } from './wrap-text.ts'

/** One instance of a plan, with the command lines that go on from it. */
export interface ShownWhy { readonly runId: string; readonly instance: PlannedInstance; readonly resume: ResumeLine }

const LABEL = 9

const section = (label: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => padEnd(index === 0 ? label : '', LABEL) + line)

const headLine = ({ runId, instance: { ref, word, source } }: ShownWhy, { paint }: RenderContext): string =>
  [paint.strong(oneLine(ref)), paintWord(paint, word)(PLAN_WORD_TEXT[word]), oneLine(runId), paint.quiet(placeText(source))]
    .filter((part) => part !== '').join('  ')

function gateText({ instance, resume }: ShownWhy, ctx: RenderContext): readonly string[] {
  const { gate, ref } = instance
  if (gate === undefined) return []
  const others = gate.releases.filter((each) => each !== ref)
  const all = others.length === 0 ? [] : wrapText(`one word is enough for ${gate.releases.map(oneLine).join(', ')}`, ctx.columns - LABEL)
  if (!isHeld(instance)) return [gate.state === 'released' ? 'released by this call' : 'kept by this call', ...all]
  const policy = policyLines(instance).flatMap((line) => wrapText(line, ctx.columns - LABEL))
  return [...all, ...policy, ...gateCommands(instance, resume).map(ctx.paint.strong)]
}

/** Why a resume does with one instance what it does. */
export function whyInstanceText(shown: ShownWhy, ctx: RenderContext): string {
  const { instance } = shown
  const width = ctx.columns - LABEL
  const wrapped = (text: string): readonly string[] => (text === '' ? [] : wrapText(text, width))
  const chain = instance.chain ?? []
  return [
    headLine(shown, ctx),
    ...section('found', wrapped(CLASS_TEXT[instance.class])),
    ...section('because', wrapped(whyText(instance))),
    ...section('rule', wrapped(instance.cause === undefined ? '' : RULE_TEXT[instance.cause])),
    ...section('differs', differenceLines(instance, width)),
    ...section('through', chain.length < 2 ? [] : wrapped(chain.map(oneLine).join(' ← '))),
    ...section('sent', fateLines(instance).flatMap(wrapped)),
    ...section('checked', instance.unprobed === true ? wrapped('nothing is checked before it acts') : []),
    ...section('gate', gateText(shown, ctx)),
  ].join('\n')
}
