import type { Json } from '../../base/json.ts'
import type { Result } from '../../base/result.ts'
import type { Assertion, Expr, JsonSchemaDocument, Region } from '../../model/flow.ts'
import type { AssertionOutcome, EventPayload } from '../../model/run-event.ts'
import type { Verdict, VerifyChannel } from '../../model/vocabulary.ts'
import type { UiNode } from '../../ports/provider.ts'
import { printExpression } from '../expr/print-expression.ts'
import { refsOf } from '../expr/refs.ts'
import { judgeElement, type ChannelAnswer } from './judge-element.ts'

// Judging is not acting: a pure function of an assertion and archived material. What could not be confirmed is unknown.

export type FileFact = NonNullable<EventPayload<'observationRecorded'>['files']>[number]

/** What there is to judge by. */
export interface Materials {
  evaluate(expr: Expr): Result<Json, { readonly message: string }>
  /** Problems of a value under a JSON Schema; none means it fits. */
  checkSchema(schema: JsonSchemaDocument, value: Json): readonly string[]
  readonly trees: Readonly<Partial<Record<'dom' | 'uiTree', UiNode>>>
  /** Why a part of the observation is missing, by part. */
  readonly gaps: Readonly<Record<string, string>>
  readonly files: readonly FileFact[]
  /** Answers of the vision verifier by assertion, when it was asked. */
  readonly vision: ReadonlyMap<string, { readonly verdict: Verdict; readonly reason: string }>
}

/** The chain has come to a vision channel that was not asked yet. */
export interface VisionQuestion { readonly assertId: string; readonly prompt: string; readonly region?: Region }
export type Judgement = { readonly outcome: AssertionOutcome } | { readonly ask: VisionQuestion }

/** Judges one assertion, along `verifyVia` where it has a chain. */
export function judgeAssertion(assertion: Assertion, materials: Materials): Judgement {
  const { predicate, assertId } = assertion
  switch (predicate.type) {
    case 'expr': return plain(assertId, judgeExpr(predicate.expr, materials))
    case 'jsonSchema': return plain(assertId, judgeSchema(predicate, materials))
    case 'file': return plain(assertId, judgeFile(predicate, materials))
    default: return judgeChain(assertion, materials)
  }
}

type Said = { readonly verdict: Verdict; readonly reason?: string }
const unknown = (reason: string): Said => ({ verdict: 'unknown', reason })
const fail = (reason: string): Said => ({ verdict: 'fail', reason })
const plain = (assertId: string, said: Said): Judgement => ({ outcome: { assertId, ...said } })

function judgeExpr(expr: Expr, materials: Materials): Said {
  const value = materials.evaluate(expr)
  if (!value.ok) return unknown(value.error.message)
  if (typeof value.value !== 'boolean') return unknown(`the expression gave ${JSON.stringify(value.value).slice(0, 80)}, not true or false`)
  return value.value ? { verdict: 'pass' } : fail(`${shorten(printExpression(expr))} does not hold${valuesIn(expr, materials)}`)
}

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text)

/** The small values an expression refers to, for whoever asks why it does not hold. */
function valuesIn(expr: Expr, materials: Materials): string {
  const said = [...new Set(refsOf(expr).map((ref) => ref.text))].slice(0, 3).flatMap((text) => {
    const value = materials.evaluate({ ref: text })
    return value.ok && typeof value.value !== 'object' ? [`${text} is ${shorten(JSON.stringify(value.value))}`] : []
  })
  return said.length === 0 ? '' : `: ${said.join(', ')}`
}

function judgeSchema(predicate: Extract<Assertion['predicate'], { type: 'jsonSchema' }>, materials: Materials): Said {
  const value = materials.evaluate(predicate.value)
  if (!value.ok) return unknown(value.error.message)
  const problems = materials.checkSchema(predicate.schema, value.value)
  return problems.length === 0 ? { verdict: 'pass' } : fail(problems.slice(0, 5).join('; '))
}

type FilePredicate = Extract<Assertion['predicate'], { type: 'file' }>

function judgeFile(predicate: FilePredicate, materials: Materials): Said {
  const path = materials.evaluate(predicate.path)
  if (!path.ok) return unknown(path.error.message)
  if (typeof path.value !== 'string') return unknown(`the path is ${JSON.stringify(path.value).slice(0, 80)}, not a text`)
  const fact = materials.files.find((file) => file.path === path.value)
  if (fact === undefined) return unknown(`${path.value}: ${materials.gaps[`file ${path.value}`] ?? 'it was not looked at'}`)
  const problem = fileProblem(predicate, fact)
  return problem === undefined ? { verdict: 'pass', reason: `${fact.path} is as expected` } : fail(`${fact.path} ${problem}`)
}

function fileProblem({ state, sha256, contains }: FilePredicate, fact: FileFact): string | undefined {
  if (fact.present !== (state === 'present')) return fact.present ? 'is there' : 'is absent'
  if (sha256 !== undefined && sha256 !== fact.sha256) return `has sha256 ${fact.sha256 ?? 'unknown'}`
  return contains === undefined || fact.contains?.includes(contains) === true ? undefined : `does not contain ${JSON.stringify(contains)}`
}

function judgeChain(assertion: Assertion, materials: Materials): Judgement {
  const blind: string[] = []
  for (const [index, channel] of assertion.verifyVia.entries()) {
    if (channel === 'vision' && !materials.vision.has(assertion.assertId)) return { ask: visionQuestion(assertion) }
    const answer = askChannel(assertion, channel, materials)
    if (answer.completed) {
      const degraded = answer.verdict === 'pass' && (index > 0 || (channel === 'vision' && assertion.predicate.type !== 'visual'))
      const reason = `${channel}: ${answer.reason}`
      const { assertId } = assertion
      return { outcome: { assertId, verdict: answer.verdict, channel, reason, ...(degraded ? { degraded: true } : {}) } }
    }
    blind.push(`${channel}: ${answer.reason}`)
  }
  return { outcome: { assertId: assertion.assertId, verdict: 'unknown', reason: blind.join('; ') } }
}

function visionQuestion(assertion: Assertion): VisionQuestion {
  const { predicate, assertId, visionPrompt = '' } = assertion
  if (predicate.type !== 'visual') return { assertId, prompt: visionPrompt }
  return { assertId, prompt: predicate.prompt, ...(predicate.region === undefined ? {} : { region: predicate.region }) }
}

function askChannel(assertion: Assertion, channel: VerifyChannel, materials: Materials): ChannelAnswer {
  if (channel === 'vision') {
    const { verdict, reason } = materials.vision.get(assertion.assertId) ?? { verdict: 'unknown', reason: 'not asked' }
    return verdict === 'unknown' ? { completed: false, reason } : { completed: true, verdict, reason }
  }
  const tree = materials.trees[channel]
  const { predicate } = assertion
  if (tree === undefined) return { completed: false, reason: materials.gaps[channel] ?? 'no snapshot was recorded' }
  if (predicate.type === 'elementState' || predicate.type === 'elementText') return judgeElement(tree, predicate)
  return { completed: false, reason: 'it cannot answer a visual question' }
}
