import type { NextStep } from '../../core/view/suggest-next.ts'
import { FATE_OF_CHANGED, FATE_OF_SAME, FATE_TEXT } from '../../core/view/plain-words.ts'
import { FATES, type PlannedInstance, type ResumePlan } from '../../model/alignment.ts'
import { PLAN_WORDS, type PlanWord } from '../../model/vocabulary.ts'
import { artifactCommands, artifactLines } from './artifact-lines.ts'
import { differenceLine } from './difference-line.ts'
import { displayWidth, padEnd } from './display-width.ts'
import { aboveText, gateAllCommands, gateCommands, gateFlagLines, isHeld, keepCommand, policyLines, type ResumeLine } from './gate-lines.ts'
import { nextLines } from './next-lines.ts'
import { isUncertain, paintWord, placeText, whyText } from './planned-text.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { textTable, type Row } from './text-table.ts'
import { wrapText } from './wrap-text.ts'

/** What a plan says, and how it is acted upon. */
export interface ShownPlan extends Pick<ResumePlan, 'instances' | 'totals' | 'artifacts'> {
  /** The run, or the flow of a fresh one. */
  readonly name: string
  readonly flowId?: string
  readonly resume: ResumeLine
  readonly next: NextStep
}

/** Steps of which nothing is to be told are counted when there are more than so many. */
const FEW = 4
/** Rows of a large plan; the document has all of them. */
const ROWS = 60
/** Columns before a line that belongs to the row above it. */
const INDENT = 9
/** Fields shown of one step. */
const FIELDS = 5

/** Around a step of the author's: people know only the step inside. */
const isGenerated = ({ ref }: PlannedInstance): boolean => ref.slice(ref.lastIndexOf('/') + 1).includes(':')

const isPlain = ({ word, class: found, cause, differs }: PlannedInstance): boolean =>
  (word === 'keep' || word === 'skip') && found !== 'orphaned' && cause === undefined && (differs ?? []).length === 0

const fateLine = (row: PlannedInstance, fate: keyof typeof FATE_TEXT): string =>
  `${FATE_TEXT[fate]}: ${(row.class === 'clean' ? FATE_OF_SAME : FATE_OF_CHANGED)[fate]}`

/** What an open dispatch comes to: the one thing when its provider was asked, else everything it may be. */
export function fateLines(row: PlannedInstance): readonly string[] {
  const { fate, word, gate } = row
  const isAsked = word === 'ask' && gate === undefined
  if (fate === undefined || row.class === 'orphaned' || isAsked) return []
  if (fate !== 'notAsked') return [fateLine(row, fate)]
  // What is as it was takes the result of an end, whatever it left.
  const same = row.class === 'clean'
  const known = FATES.filter((each) => each !== 'notAsked' && each !== 'logUnavailable' && !(same && each === 'leftNothing'))
  return ['was sent, and no answer is recorded:', ...known.map((each) => `if ${fateLine(row, each as keyof typeof FATE_TEXT)}`)]
}

/** Fields of a step that differ. */
export function differenceLines({ differs = [] }: PlannedInstance, width: number): readonly string[] {
  const omitted = differs.length - FIELDS
  const shown = differs.slice(0, FIELDS).map((field) => differenceLine(field, width))
  return omitted > 0 ? [...shown, `… and ${String(omitted)} more fields`] : shown
}

/** Lines under the row of an instance, without its reason. */
function detailLines(row: PlannedInstance, single: boolean, resume: ResumeLine, ctx: RenderContext): readonly string[] {
  const width = ctx.columns - INDENT
  const unprobed = row.unprobed === true ? ['nothing is checked before it acts'] : []
  const gate = !isHeld(row) ? [] : single ? gateCommands(row, resume) : gateFlagLines(row, width)
  const policy = isHeld(row) ? policyLines(row).flatMap((line) => wrapText(line, width)) : []
  const done = isUncertain(row) ? [`if it was  ${keepCommand(row, resume)}`] : []
  return [
    ...differenceLines(row, width).map(ctx.paint.quiet), ...fateLines(row).flatMap((line) => wrapText(line, width)), ...unprobed, ...policy,
    ...[...gate, ...done].map(ctx.paint.strong),
  ]
}

/** One row for each instance of which something is to be told, lines of its own under it. */
export function instanceLines(
  rows: readonly PlannedInstance[], resume: ResumeLine, single: boolean, ctx: RenderContext,
): readonly string[] {
  const cells = rows.map((row): Row => [
    { text: row.word, paint: paintWord(ctx.paint, row.word) }, row.ref, whyText(row),
    { text: placeText(row.source), paint: ctx.paint.quiet },
  ])
  const about = { width: Infinity, shrink: [], first: INDENT - 2 }
  const fits = textTable(cells.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text))), about)
    .every((line) => displayWidth(line) <= ctx.columns)
  const table = fits ? textTable(cells, about)
    : textTable(cells.map((row) => row.toSpliced(2, 1)), { ...about, width: ctx.columns, shrink: [1, 2] })
  return rows.flatMap((row, index) => {
    const why = fits ? [] : wrapText(whyText(row), ctx.columns - INDENT).filter((line) => line !== '')
    const below = [...why, ...detailLines(row, single, resume, ctx)]
    return [table[index] ?? '', ...below.map((line) => ' '.repeat(INDENT) + line)]
  })
}

function countedLines(rows: readonly PlannedInstance[], word: PlanWord, text: string, ctx: RenderContext): readonly string[] {
  const count = rows.filter((row) => row.word === word).length
  return count === 0 ? [] : [`${paintWord(ctx.paint, word)(padEnd(word, INDENT - 2))}  ${String(count)} ${text}`]
}

/** Counted are the steps that people know. */
function totalLines({ totals }: ShownPlan, known: readonly PlannedInstance[], ctx: RenderContext): readonly string[] {
  const { effects, gated } = totals
  const stays = known.filter((row) => row.class !== 'orphaned')
  const orphaned = known.length - stays.length
  const words = PLAN_WORDS.map((word) => [word, stays.filter((row) => row.word === word).length] as const)
  const parts = [
    effects === 0 ? 'no effect on the world' : `${String(effects)} ${effects === 1 ? 'effect' : 'effects'} on the world`,
    ...(gated > 0 ? [`${String(gated)} ${gated === 1 ? 'needs' : 'need'} a person's word`] : []),
    ...(orphaned > 0 ? [`${String(orphaned)} no longer in the flow`] : []),
  ]
  const counted = words.filter(([, count]) => count > 0).map(([word, count]) => `${String(count)} ${word}`).join(', ')
  const text = [counted, ...parts].filter((part) => part !== '').join('; ')
  return wrapText(text, ctx.columns - INDENT).map((line, index) => padEnd(index === 0 ? 'totals' : '', INDENT) + line)
}

/** What goes on from a plan: complete commands, never cut. */
function endLines(plan: ShownPlan, held: readonly PlannedInstance[], ctx: RenderContext): readonly string[] {
  const onFiles = artifactCommands(plan.artifacts ?? [], plan.resume)
  if (held.length + onFiles.length === 0) return nextLines(plan.next, INDENT, ctx)
  const onGates = held.length > 1 ? gateAllCommands(held, plan.resume) : held.map(aboveText)
  return [...onGates, ...onFiles].map((line, index) => {
    const text = line.startsWith('runner ') ? ctx.paint.strong(line) : line
    return `${padEnd(index === 0 ? 'next' : '', INDENT - 2)}  ${text}`
  })
}

/** One screen about what a resume would do: what, why, where, and the next command. */
export function planText(plan: ShownPlan, ctx: RenderContext): string {
  const known = plan.instances.filter((row) => !isGenerated(row) || isHeld(row))
  const plain = known.filter(isPlain)
  const few = plain.length <= FEW
  const all = few ? known : known.filter((row) => !isPlain(row))
  const rows = [...all.slice(0, ROWS), ...all.slice(ROWS).filter(isHeld)]
  const held = rows.filter(isHeld)
  const omitted = all.length - rows.length
  const about = plan.flowId === undefined || plan.flowId === plan.name ? '' : `  ${oneLine(plan.flowId)}`
  return [
    `${ctx.paint.strong(oneLine(plan.name))}  PLAN${about}`,
    ...instanceLines(rows, plan.resume, held.length === 1, ctx),
    ...(omitted > 0 ? [`${' '.repeat(INDENT)}… and ${String(omitted)} more`] : []),
    ...(few ? [] : [...countedLines(plain, 'keep', 'kept', ctx), ...countedLines(plain, 'skip', 'skipped', ctx)]),
    ...artifactLines(plan.artifacts ?? [], INDENT, ctx), ...totalLines(plan, known, ctx), ...endLines(plan, held, ctx),
  ].join('\n')
}
