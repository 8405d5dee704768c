import { given } from '../../base/given.ts'
import { isJsonObject, sameJson, type Json, type JsonObject } from '../../base/json.ts'
import { ok } from '../../base/result.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Expr, FlowIR, Hash } from '../../model/flow.ts'
import type { Stored } from '../../model/run-event.ts'
import type { InstanceRef, RunPath } from '../../model/run-path.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import { givenOnEntry } from '../continuation/previous-of.ts'
import { failure, type Outcome } from '../expr/eval-error.ts'
import { evaluate, type Scope } from '../expr/evaluate.ts'
import type { ParsedRef } from '../expr/parse-ref.ts'
import { refsOf } from '../expr/refs.ts'
import { defaultsOf } from '../flow/fit-params.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import { instanceRef, roundName } from '../path/instance-ref.ts'
import { roundIndex } from '../path/round-index.ts'
import { callAround, instanceAt, loopAround } from '../step/instance-at.ts'
import type { AlignInput, ArchivedQuestion, Lacks } from './align-input.ts'

// What values are under the new flow before anything runs: those of kept records, what can be evaluated from them, and what is not
// known until a step has run.

/** What is known of an instance's values. */
export interface Fact {
  /** It runs: nothing of it is known until then. The instance that has to run. */
  readonly pending?: InstanceRef
  /** It did not run, and will not. */
  readonly gone?: true
  /** As the archive has it, or as it was made anew. */
  readonly stored?: Stored
  readonly output?: Json
  readonly outputChanged?: boolean
  readonly verdict?: Verdict
  readonly verdictChanged?: boolean
  /** What it gives by name: bindings of a `let`, inputs of a call, `items` and `keys` of a loop. */
  readonly values?: JsonObject
  /** Of those, the ones that are others than in the archive, or that cannot be known yet. */
  readonly changed?: ReadonlySet<string>
  readonly unknown?: ReadonlyMap<string, InstanceRef>
}

/** Where an expression is read: in which flow, at which path, with which values of the step's own. */
export interface Site {
  readonly index: FlowIndex
  readonly path: RunPath
  readonly own?: { readonly output?: Json | undefined; readonly projected?: Json | undefined }
}

/** A reference read: its value, or the instance that must run before it is known. */
interface Reading { readonly outcome: Outcome; readonly changed: boolean; readonly pending?: InstanceRef }

const missing = (what: string): Outcome => failure('missing', what)
const reading = (outcome: Outcome, changed = false): Reading => ({ outcome, changed })
const member = (values: JsonObject | undefined, name: string): Outcome =>
  values !== undefined && Object.hasOwn(values, name) ? ok(values[name] ?? null) : missing(`there is no ${name}`)

/** What the expressions of a step come to. */
export interface Known {
  readonly scope: Scope
  /** An instance that has to run before they can be evaluated. */
  readonly pending?: InstanceRef
  /** References whose values are others than when the record was made, as far as that can be told. */
  readonly changed: readonly ParsedRef[]
}

export class KnownValues {
  readonly #facts = new Map<InstanceRef, Fact>()
  readonly #input: AlignInput
  readonly #oldParams: JsonObject
  readonly #lacks = { values: new Map<Hash, Stored>(), bytes: new Set<Hash>(), questions: new Map<string, ArchivedQuestion>() }

  constructor(input: AlignInput) {
    this.#input = input
    const old = this.load(input.view.header.params)
    this.#oldParams = isJsonObject(old) ? old : {}
  }

  /** What was needed and was not at hand; then everything said so far is void. */
  get lacks(): Lacks | undefined {
    const { values, bytes, questions } = this.#lacks
    if (values.size + bytes.size + questions.size === 0) return undefined
    return { values: [...values.values()], bytes: [...bytes], questions: [...questions.values()] }
  }

  load(stored: Stored): Json {
    if ('inline' in stored) return stored.inline
    const value = this.#input.archive.value(stored)
    if (value === undefined) this.#lacks.values.set(stored.evidence, stored)
    return value ?? null
  }

  bytes(hash: Hash): Uint8Array | undefined {
    const bytes = this.#input.archive.bytes(hash)
    if (bytes === undefined) this.#lacks.bytes.add(hash)
    return bytes
  }

  answer(question: ArchivedQuestion): ReturnType<AlignInput['archive']['vision']> {
    const answer = this.#input.archive.vision(question)
    if (answer === undefined) this.#lacks.questions.set(`${question.ref} ${question.assertId}`, question)
    return answer
  }

  /** Inputs archived on entry, by name. */
  inputsOf(record: StepRecord): JsonObject {
    const value = record.resolvedInputs === null ? {} : this.load(record.resolvedInputs)
    return isJsonObject(value) ? value : {}
  }

  put(ref: InstanceRef, fact: Fact): void { this.#facts.set(ref, fact) }

  fact(ref: InstanceRef): Fact | undefined { return this.#facts.get(ref) }

  /** Reads everything that expressions refer to. */
  read(site: Site, exprs: readonly Expr[]): Known {
    const readings = new Map<string, Reading>()
    const changed: ParsedRef[] = []
    let pending: InstanceRef | undefined
    for (const ref of exprs.flatMap(refsOf)) {
      const key = keyOf(ref)
      const known = readings.get(key) ?? this.#read(site, ref)
      readings.set(key, known)
      if (known.changed) changed.push(ref)
      pending ??= known.pending
    }
    const scope: Scope = { lookup: (ref) => (readings.get(keyOf(ref)) ?? this.#read(site, ref)).outcome }
    return { scope, changed, ...given('pending', pending) }
  }

  evaluate(site: Site, expr: Expr): Outcome {
    return evaluate(expr, this.read(site, [expr]).scope)
  }

  /** Nobody hands anything to a flow that repairs a step: it has its defaults. */
  handOver(ref: InstanceRef, flow: Pick<FlowIR, 'params'>): void {
    this.put(ref, { ...this.#facts.get(ref), values: defaultsOf(flow) })
  }

  #read(site: Site, ref: ParsedRef): Reading {
    switch (ref.kind) {
      case 'output': return reading(site.own?.output === undefined ? missing('there is no result') : ok(site.own.output))
      case 'secret': return reading(ok({ $secret: ref.name }))
      case 'env': return this.#env(ref.name)
      case 'run': return this.#run(ref.name)
      case 'param': return this.#param(site, ref.name)
      case 'iter': return this.#item(site, ref.name)
      case 'var': return this.#variable(site, ref.name)
      default: return this.#ofStep(site, ref)
    }
  }

  #env(name: string): Reading {
    const { env, view } = this.#input
    return reading(member(env, name), !sameJson(env[name], view.header.env[name]))
  }

  #run(name: string): Reading {
    if (name === 'id') return reading(ok(this.#input.view.header.runId))
    return { outcome: missing('the run has not ended'), changed: false, pending: '' }
  }

  #param(site: Site, name: string): Reading {
    const call = callAround(site.path)
    if (call !== undefined) return this.#value(call, name)
    const { params } = this.#input
    return reading(member(params, name), !sameJson(params[name], this.#oldParams[name]))
  }

  #value(ref: InstanceRef, name: string): Reading {
    const fact = this.#facts.get(ref)
    const pending = fact?.pending ?? fact?.unknown?.get(name)
    if (pending !== undefined) return { outcome: missing('it is known when it has run'), changed: true, pending }
    return reading(member(fact?.values, name), fact?.changed?.has(name) === true)
  }

  #item(site: Site, name: string): Reading {
    const loop = loopAround(site.index, site.path, name)
    const frame = loop === undefined ? undefined : site.path[loop.at]
    if (loop === undefined || frame === undefined || !('loop' in frame)) return reading(missing(`no loop gives ${name}`))
    const ref = instanceRef([...site.path.slice(0, loop.at), { step: loop.id }])
    const items = this.#value(ref, 'items')
    if (!items.outcome.ok || !Array.isArray(items.outcome.value)) return items
    const item = (items.outcome.value as readonly Json[])[roundIndex(roundName(frame), this.#facts.get(ref)?.values?.['keys'])]
    return reading(item === undefined ? missing('the round has no item') : ok(item))
  }

  #variable(site: Site, name: string): Reading {
    const source = site.index.varSource(name)
    const at = source === undefined ? undefined : instanceAt(site.index, site.path, source)
    return at === undefined ? reading(missing('nothing binds it')) : this.#value(at, name)
  }

  #ofStep(site: Site, ref: StepRef): Reading {
    const at = instanceAt(site.index, site.path, ref.stepId)
    if (at === instanceRef(site.path) && site.own !== undefined && ref.kind === 'stepOutput') return ownOutput(site.own)
    if (ref.kind === 'stepPrevious') return this.#previous(at)
    const fact = at === undefined ? undefined : this.#facts.get(at)
    if (fact?.pending !== undefined) return { outcome: missing('it is known when it has run'), changed: true, pending: fact.pending }
    return fact === undefined ? reading(missing('it has not run')) : this.#ofFact(fact, ref.kind)
  }

  /** What a person gave along with the retry that its entry is. What a run left unfinished is of no entry's inputs. */
  #previous(ref: InstanceRef | undefined): Reading {
    const record = ref === undefined ? undefined : this.#input.records.get(ref)
    const given = record === undefined ? undefined : givenOnEntry(record)
    return reading(given === undefined ? missing('there was no earlier attempt') : ok(this.load(given)))
  }

  #ofFact(fact: Fact, kind: StepRef['kind']): Reading {
    if (kind === 'stepVerdict') {
      return reading(fact.verdict === undefined ? missing('it has no verdict') : ok(fact.verdict), fact.verdictChanged)
    }
    if (fact.gone === true) return reading(failure('skipped', 'it did not run'))
    const output = fact.output === undefined && fact.stored !== undefined ? this.load(fact.stored) : fact.output
    return reading(output === undefined ? missing('it has no output') : ok(output), fact.outputChanged)
  }
}

const ownOutput = ({ output, projected }: NonNullable<Site['own']>): Reading => {
  const value = projected ?? output
  return reading(value === undefined ? missing('there is no result') : ok(value))
}

type StepRef = Extract<ParsedRef, { readonly stepId: string }>

const keyOf = (ref: ParsedRef): string => {
  if (ref.kind === 'output') return 'output'
  return 'stepId' in ref ? `${ref.kind} ${ref.stepId}` : `${ref.kind} ${ref.name}`
}
