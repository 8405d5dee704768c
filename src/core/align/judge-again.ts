import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { err, ok } from '../../base/result.ts'
import type { Rejudged } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, Assertion, AssertStep, Expr, FlowIR } from '../../model/flow.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import type { UiNode } from '../../ports/provider.ts'
import { evaluate } from '../expr/evaluate.ts'
import { lastAttempt } from '../fold/ledger.ts'
import { judgeAssertion, type Materials } from '../judge/judge-assertion.ts'
import { judgeAction, judgeObservation, type Judged } from '../judge/judge-step.ts'
import { allOf } from './inputs-now.ts'
import type { KnownValues, Site } from './known-values.ts'

// Judging again over the archive: no session, no dispatch. What the archive lacks is named and is unknown.

type Seen = EventPayload<'observationRecorded'>

export interface Judging {
  readonly known: KnownValues
  readonly site: Site
  readonly flow: FlowIR
  readonly record: StepRecord
  readonly checkSchema: SchemaCheck
  /** What the assertions look at: the step's own observation, or that of another one. */
  readonly seen: Seen | undefined
}

/** A record's output under a mapping, from the raw result in the archive. */
export function projectAgain(
  known: KnownValues, site: Site, step: ActionStep, record: StepRecord,
): { readonly value?: Json; readonly problem?: string } {
  const raw = rawOutput(known, record)
  if (raw === undefined) return {}
  if (step.outputs === undefined) return { value: raw }
  const { scope } = known.read({ ...site, own: { output: raw } }, Object.values(step.outputs))
  const values = allOf(step.outputs, scope)
  return values.ok ? { value: values.value } : { problem: `output ${values.error}` }
}

/** The raw result of the last dispatch that succeeded. */
export function rawOutput(known: KnownValues, record: StepRecord): Json | undefined {
  const settled = lastAttempt(record)?.settled
  return settled?.terminal === 'succeeded' && settled.output !== undefined ? known.load(settled.output) : undefined
}

export function judgeActionAgain(
  judging: Judging, step: ActionStep, projected: { readonly value?: Json; readonly problem?: string },
): Rejudged {
  const { known, record, flow } = judging
  const site: Site = { ...judging.site, own: { output: rawOutput(known, record), projected: projected.value } }
  const until = step.retry?.until === undefined ? undefined : known.evaluate(site, step.retry.until)
  const materials = materialsOf({ ...judging, site }, step.assertions)
  return rejudged(judgeAction(step, record, flow, { materials, projected, until }))
}

export function judgeAssertAgain(judging: Judging, step: AssertStep): Rejudged {
  return rejudged(judgeObservation(step.assertions, judging.flow, materialsOf(judging, step.assertions)))
}

const rejudged = ({ outcomes, verdict }: Judged): Rejudged => ({ outcomes, ...given('verdict', verdict) })

const exprsOf = ({ predicate }: Assertion): readonly Expr[] => {
  if (predicate.type === 'expr') return [predicate.expr]
  if (predicate.type === 'jsonSchema') return [predicate.value]
  return predicate.type === 'file' ? [predicate.path] : []
}

/** What assertions of a step refer to. */
export const assertionExprs = (assertions: readonly Assertion[]): readonly Expr[] => assertions.flatMap(exprsOf)

function materialsOf(judging: Judging, assertions: readonly Assertion[]): Materials {
  const { known, site, checkSchema, seen } = judging
  const { scope } = known.read(site, assertionExprs(assertions))
  const materials: Materials = {
    evaluate: (expr) => { const value = evaluate(expr, scope); return value.ok ? ok(value.value) : err({ message: value.error.message }) },
    checkSchema, trees: treesOf(known, seen), vision: new Map(),
    gaps: Object.fromEntries((seen?.gaps ?? []).map((gap) => [gap.name, gap.reason])), files: seen?.files ?? [],
  }
  return { ...materials, vision: answersOf(judging, assertions, materials) }
}

function treesOf(known: KnownValues, seen: Seen | undefined): Materials['trees'] {
  const trees: Record<string, UiNode> = {}
  for (const part of seen?.parts ?? []) {
    const bytes = part.name === 'dom' || part.name === 'uiTree' ? known.bytes(part.hash) : undefined
    if (bytes !== undefined) trees[part.name] = JSON.parse(new TextDecoder().decode(bytes)) as UiNode
  }
  return trees
}

/** The chain of an assertion may come to an image: then the verifier of this segment is asked about the archived one. */
function answersOf({ known, record, seen }: Judging, assertions: readonly Assertion[], materials: Materials): Materials['vision'] {
  const image = seen?.parts.find((part) => part.name === 'screenshot')
  const answers = new Map<string, { readonly verdict: 'pass' | 'fail' | 'unknown'; readonly reason: string }>()
  for (const assertion of image === undefined ? [] : assertions.filter((row) => row.verifyVia.includes('vision'))) {
    const judged = judgeAssertion(assertion, materials)
    if (!('ask' in judged) || image === undefined) continue
    const answer = known.answer({ ...judged.ask, ref: record.ref, image: image.hash })
    if (answer !== undefined) answers.set(assertion.assertId, answer)
  }
  return answers
}
