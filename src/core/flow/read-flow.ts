import { isJsonObject, NotJsonError, sameJson } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import { validateFlow } from '../../model/generated/validate-flow.js'
import { validateFlow1 } from '../../model/generated/validate-flow1.js'
import type { Generation } from '../hash/hash-of.ts'
import { normalForm } from '../hash/normal-form.ts'
import { verifyFlow, type HashMismatch } from '../hash/verify-flow.ts'
import { keepDocument } from './archive-form.ts'
import { brokenRules } from './flow-rules.ts'
import { parseDocument, type PlacedNumber } from './parse-document.ts'
import { schemaProblems } from './schema-problems.ts'
import { upgradeFlow } from './upgrade-flow.ts'

// The one way a sealed document becomes a flow. Of generation 1 the hashes are checked on the document as it stands,
// before it takes the shape of memory.

const RESEAL = 'compile the flow again from its source'

function generationOf(document: unknown): Result<Generation, Fault> {
  if (!isJsonObject(document)) return err(new Fault('ir.invalid', 'a flow is a JSON object', { next: RESEAL }))
  const { irVersion } = document
  if (irVersion === 1 || irVersion === 2) return ok(irVersion)
  const found = irVersion === undefined ? 'has no irVersion' : `has irVersion ${JSON.stringify(irVersion)}`
  return err(new Fault('ir.version-unknown', `the document ${found}; this version reads 1 and 2`))
}

const LOSS: Readonly<Record<PlacedNumber['loss'], string>> = {
  integralDouble: 'the writer of FlowIR 1 hashes an integral double as it is written here, and reading JSON loses that it was one',
  respelled: 'reading JSON gives a number of the same value that is printed with other digits',
  inexact: 'reading JSON rounds it to another integer',
  tooLarge: 'no finite number can hold it',
}

/** Numbers whose value survived are as good as any in generation 2, which hashes values; generation 1 hashes how they were written. */
const isLost = ({ loss }: PlacedNumber, generation: Generation): boolean => generation === 1 || loss === 'inexact' || loss === 'tooLarge'

function numberFault(numbers: readonly PlacedNumber[], generation: Generation): Fault | undefined {
  const number = numbers.find((each) => isLost(each, generation))
  if (number === undefined) return undefined
  const { text, pointer, place, loss } = number
  const message = `the number ${text} at ${place} (${pointer}) cannot be verified: ${LOSS[loss]}`
  return new Fault('ir.unverifiable-number', message, { next: RESEAL, data: { number: text, pointer, place } })
}

function shapeFault(document: unknown, generation: Generation): Fault | undefined {
  const problems = schemaProblems(generation === 1 ? validateFlow1 : validateFlow, document)
  const [first] = problems
  if (first === undefined) return undefined
  const where = first.pointer === '' ? '' : ` at ${first.pointer}`
  return new Fault('ir.invalid', `the document is not FlowIR ${generation}${where}: ${first.problem}`, { next: RESEAL, data: { problems } })
}

function ruleFault(document: FlowIR | FlowDocument1): Fault | undefined {
  const problems = brokenRules(document)
  return problems[0] === undefined ? undefined : new Fault('ir.invalid', problems[0], { next: RESEAL, data: { problems } })
}

function mismatchText({ stepId, hash, stored, computed }: HashMismatch): string {
  const owner = stepId === undefined ? 'the flow' : `step "${stepId}"`
  return `the ${hash} of ${owner} is ${stored ?? 'absent'}, its content gives ${computed ?? 'none'}`
}

function hashFault(document: FlowIR | FlowDocument1): Fault | undefined {
  const mismatches = verifyFlow(document)
  const [first] = mismatches
  return first === undefined ? undefined : new Fault('ir.hash-mismatch', mismatchText(first), { next: RESEAL, data: { mismatches } })
}

function formFault(document: FlowIR | FlowDocument1): Fault | undefined {
  if (document.irVersion === 1 || sameJson(normalForm(document), document)) return undefined
  const message = 'the document is not in the one form of FlowIR 2: a default is written out, or a text is not in Unicode normal form C'
  return new Fault('ir.invalid', message, { next: RESEAL })
}

function sealFault(document: FlowIR | FlowDocument1): Fault | undefined {
  try {
    return ruleFault(document) ?? hashFault(document) ?? formFault(document)
  } catch (error) {
    if (error instanceof Fault) return error
    if (error instanceof NotJsonError) return new Fault('ir.invalid', error.message, { next: RESEAL, cause: error })
    throw error
  }
}

const inMemory = (document: FlowIR | FlowDocument1): FlowIR =>
  'provider' in document ? keepDocument(upgradeFlow(document), document) : document

/** A parsed document as a flow, checked like the text of one. `numbers` are those that parsing did not keep. */
export function admitFlow(document: unknown, numbers: readonly PlacedNumber[]): Result<FlowIR, Fault> {
  const generation = generationOf(document)
  if (!generation.ok) return generation
  const sealed = document as FlowIR | FlowDocument1
  const fault = numberFault(numbers, generation.value) ?? shapeFault(document, generation.value) ?? sealFault(sealed)
  return fault === undefined ? ok(inMemory(sealed)) : err(fault)
}

/**
 * Reads the text of a sealed flow of either generation: shape, rules and every hash are checked.
 * Faults: ir.not-json, ir.version-unknown, ir.invalid, ir.unverifiable-number, ir.hash-mismatch.
 * @example const flow = readFlow(text); if (!flow.ok) throw flow.error
 */
export function readFlow(text: string): Result<FlowIR, Fault> {
  const parsed = parseDocument(text)
  return parsed.ok ? admitFlow(parsed.value.value, parsed.value.numbers) : parsed
}
