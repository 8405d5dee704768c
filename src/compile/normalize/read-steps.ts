import { lit } from '../../core/expr/make-expr.ts'
import { hasIsland } from '../../core/expr/parse-template.ts'
import type { Expr } from '../../model/flow.ts'
import { type AuthoringNode, isText, type MapEntry, type MapNode, valueAt } from '../parse/authoring-node.ts'
import type { AuthoredAssert, AuthoredStep } from './authored.ts'
import type { Context } from './context.ts'
import { expandUse, type Macros } from './macros.ts'
import { readAction, type StepBase } from './read-action.ts'
import { readAssertions } from './read-assertions.ts'
import { readArguments } from './read-defaults.ts'
import { readField, readValue, readValues } from './read-expr.ts'
import { readHandlers } from './read-handlers.ts'
import { readHuman } from './read-human.ts'
import { checkKey, readFileName, readId, readName } from './read-id.ts'
import { asDuration, asList, asMap, asOneOf, asText, asTexts, asWhole, closedMap, field, maybe, required } from './read-node.ts'
import { stepFormOf, type StepForm } from './step-keys.ts'

/** How the steps of one list get their ids: as written, or below the use of a macro. */
type Naming = (written: string | undefined) => string | undefined

/** A step's own map, what was read of it, and how the steps in it get their ids. */
interface Around { readonly map: MapNode; readonly base: StepBase; readonly naming: Naming }

type Other = Exclude<StepForm, 'use' | 'shell' | 'action'>

const AS_WRITTEN: Naming = (written) => written

const ISO_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Reads lists of steps, all that they hold, and what uses of macros stand for. */
export class StepReader {
  constructor(private readonly context: Context, private readonly macros: Macros) {}

  /** The steps of a list that may not be empty. */
  list(node: AuthoringNode, what: string, naming: Naming = AS_WRITTEN): readonly AuthoredStep[] {
    const list = asList(node, what, this.context, 'steps are a list of maps: - id: NAME')
    if (list?.items.length === 0) this.context.findings.error('normalize.value-invalid', node.place, `${what} has no step`)
    return (list?.items ?? []).flatMap((item) => this.step(item, naming))
  }

  private step(node: AuthoringNode, naming: Naming): readonly AuthoredStep[] {
    const map = asMap(node, 'a step', this.context)
    const found = map && stepFormOf(map, this.context)
    if (map === undefined || found === undefined) return []
    const id = this.idOf(map, naming)
    if (id === undefined) return []
    const steps = found.form === 'use' ? this.use(map, found.entry, id) : this.one(map, found.form, found.entry, id, naming)
    const when = valueAt(map, 'when')
    if (when === undefined || steps.length === 0) return steps
    const cond = readField(when, this.context)
    return [{ kind: 'if', id: `${id}:when`, at: when.place, whole: map.place, handlers: [], cond, then: steps }]
  }

  private idOf(map: MapNode, naming: Naming): string | undefined {
    const node = valueAt(map, 'id')
    const written = node === undefined ? undefined : readId(node, 'a step', this.context)
    if (node !== undefined && written === undefined) return undefined
    const id = naming(written)
    if (id === undefined) required(map, 'id', 'a step', this.context, 'ids are how a run finds its steps again, also in a changed flow')
    return id
  }

  private use(map: MapNode, { value }: MapEntry, id: string): readonly AuthoredStep[] {
    const name = asText(value, '"use"', this.context)
    const given = valueAt(map, 'with')
    const args = given === undefined ? undefined : asMap(given, '"with"', this.context)
    const macro = name && expandUse(name, args, this.macros, this.context)
    if (macro === undefined) return []
    const [only, second] = macro.steps
    const own = only !== undefined && second === undefined && only.kind === 'map' ? valueAt(only, 'id') : undefined
    const ownId = own !== undefined && isText(own) ? own.value : undefined
    const isSingle = second === undefined
    const naming: Naming = (written) => isSingle && written === ownId ? id : written === undefined ? undefined : `${id}:${written}`
    return macro.steps.flatMap((step) => this.step(step, naming))
  }

  private one(map: MapNode, form: Exclude<StepForm, 'use'>, entry: MapEntry, id: string, naming: Naming): readonly AuthoredStep[] {
    const base = this.base(map, id)
    const step = this.formed(map, form, entry, base, naming)
    return step === undefined ? [] : [step]
  }

  private base(map: MapNode, id: string): StepBase {
    const { context } = this
    return {
      id, at: valueAt(map, 'id')?.place ?? map.place, whole: map.place, handlers: readHandlers(map, context),
      ...field('preflight', maybe(valueAt(map, 'preflight'), (each) => readAssertions(each, context))),
      ...field('affectedBy', maybe(valueAt(map, 'affectedBy'), (each) => asTexts(each, '"affectedBy"', context))),
    }
  }

  private formed(map: MapNode, form: Exclude<StepForm, 'use'>, entry: MapEntry, base: StepBase, naming: Naming): AuthoredStep | undefined {
    if (form === 'shell' || form === 'action') return readAction(map, entry, base, this.context)
    return this.reads[form](entry.value, { map, base, naming })
  }

  private readonly reads: Readonly<Record<Other, (node: AuthoringNode, around: Around) => AuthoredStep | undefined>> = {
    call: (node, around) => this.call(node, around),
    human: (node, { base }) => this.human(node, base),
    if: (node, around) => this.choice(node, around),
    foreach: (node, around) => this.loop(node, around),
    parallel: (node, around) => this.parallel(node, around),
    let: (node, { base }) => this.bindings(node, base),
    wait: (node, { base }) => this.wait(node, base),
    observe: (node, around) => this.observe(node, around),
  }

  private call(node: AuthoringNode, { map, base }: Around): AuthoredStep | undefined {
    const file = readFileName(node, 'the file to call', this.context)
    const inputs = maybe<MapNode>(valueAt(map, 'inputs'), (each) => asMap(each, '"inputs"', this.context))
    return file && { kind: 'call', ...base, file, inputs: inputs === undefined ? new Map() : readArguments(inputs, this.context) }
  }

  private human(node: AuthoringNode, base: StepBase): AuthoredStep | undefined {
    const human = readHuman(node, this.context)
    return human && { kind: 'human', ...base, human }
  }

  private choice(node: AuthoringNode, { map, base, naming }: Around): AuthoredStep | undefined {
    const cond = readField(node, this.context)
    const then = required(map, 'then', 'an "if" step', this.context)
    const otherwise = valueAt(map, 'else')
    if (then === undefined) return undefined
    return {
      kind: 'if', ...base, cond, then: this.list(then, '"then"', naming),
      ...field('else', maybe(otherwise, (each) => this.list(each, '"else"', naming))),
    }
  }

  private loop(node: AuthoringNode, { base, naming }: Around): AuthoredStep | undefined {
    const { context } = this
    const map = closedMap(node, '"foreach"', ['in', 'as', 'key', 'concurrency', 'onItemFail', 'steps'], context)
    if (map === undefined) return undefined
    const items = maybe(required(map, 'in', '"foreach"', context), (each) => this.items(each))
    const as = maybe(required(map, 'as', '"foreach"', context), (each) => readName(each, 'name', 'the item of a loop', context))
    const body = maybe(required(map, 'steps', '"foreach"', context), (each) => this.list(each, '"steps"', naming))
    const more = {
      ...field('key', maybe(valueAt(map, 'key'), (each) => readValue(each, context))),
      ...field('concurrency', maybe(valueAt(map, 'concurrency'), (each) => asWhole(each, '"concurrency"', 1, context))),
      ...field('onItemFail', maybe(valueAt(map, 'onItemFail'), (each) => asOneOf(each, '"onItemFail"', ['halt', 'continue'], context))),
    }
    return items === undefined || as === undefined || body === undefined ? undefined : { kind: 'foreach', ...base, items, as, body,
      ...more }
  }

  private items(node: AuthoringNode): Expr {
    return node.kind === 'list' ? readValue(node, this.context) : readField(node, this.context)
  }

  private parallel(node: AuthoringNode, { base, naming }: Around): AuthoredStep | undefined {
    const { context } = this
    const map = closedMap(node, '"parallel"', ['branches', 'concurrency', 'onBranchFail'], context)
    const branches = map && maybe<MapNode>(required(map, 'branches', '"parallel"', context), (each) => asMap(each, '"branches"', context))
    if (map === undefined || branches === undefined) return undefined
    if (branches.entries.length === 0) context.findings.error('normalize.value-invalid', branches.place, '"branches" has no branch')
    const named = branches.entries.map((entry) => {
      checkKey(entry, 'id', 'a branch', context)
      return [entry.key, this.list(entry.value, `branch "${entry.key}"`, naming)] as const
    })
    return {
      kind: 'parallel', ...base, branches: named,
      ...field('concurrency', maybe(valueAt(map, 'concurrency'), (each) => asWhole(each, '"concurrency"', 1, context))),
      ...field('onBranchFail',
        maybe(valueAt(map, 'onBranchFail'), (each) => asOneOf(each, '"onBranchFail"', ['halt', 'continue'], context))),
    }
  }

  private bindings(node: AuthoringNode, base: StepBase): AuthoredStep | undefined {
    const map = asMap(node, '"let"', this.context)
    if (map === undefined) return undefined
    if (map.entries.length === 0) this.context.findings.error('normalize.value-invalid', map.place, '"let" binds at least one variable')
    for (const entry of map.entries) checkKey(entry, 'name', 'a variable', this.context)
    const bindings = readValues(map, this.context)
    this.context.marks.text(bindings, map)
    return { kind: 'let', ...base, bindings }
  }

  private wait(node: AuthoringNode, base: StepBase): AuthoredStep | undefined {
    const { context } = this
    const map = closedMap(node, '"wait"', ['for', 'until'], context, 'as wait: { for: 5m }')
    if (map === undefined) return undefined
    const [only, second] = map.entries
    if (only === undefined || second !== undefined) {
      return void context.findings.error('normalize.value-invalid', second?.keyPlace ?? map.place, 'a wait has either "for" or "until"')
    }
    if (only.key !== 'for' && only.key !== 'until') return undefined
    const expr = only.key === 'for' ? this.duration(only.value) : this.time(only.value)
    return expr && { kind: 'wait', ...base, [only.key]: expr }
  }

  private duration(node: AuthoringNode): Expr | undefined {
    if (isText(node) && hasIsland(node.value)) return readField(node, this.context)
    const ms = asDuration(node, '"for"', 0, this.context)
    if (ms === undefined) return undefined
    const expr = lit(ms)
    this.context.marks.text(expr, node)
    return expr
  }

  private time(node: AuthoringNode): Expr | undefined {
    const text = asText(node, '"until"', this.context)
    if (text === undefined) return undefined
    if (hasIsland(text.value) || ISO_TIME.test(text.value)) return readValue(text, this.context)
    const hint = 'a time is 2030-01-31T08:00:00Z, or an expression that gives one'
    return void this.context.findings.error('normalize.value-invalid', text.place, `"${text.value}" is not a time`, { hint })
  }

  private observe(node: AuthoringNode, { map, base }: Around): AuthoredStep | undefined {
    const { context } = this
    const source = this.source(node)
    const expect = required(map, 'expect', 'a step that observes', context, 'say what is to be seen')
    if (source === undefined || expect === undefined) return undefined
    const assertions = readAssertions(expect, context)
    if (assertions.length === 0) context.findings.error('normalize.value-invalid', expect.place, 'a step that observes expects something')
    return {
      kind: 'assert', ...base, observe: source, assertions,
      ...field('timeoutMs', maybe(valueAt(map, 'timeout'), (each) => asDuration(each, '"timeout"', 1, context))),
    }
  }

  private source(node: AuthoringNode): AuthoredAssert['observe'] | undefined {
    const { context } = this
    if (node.kind === 'scalar') return asOneOf(node, '"observe"', ['fresh'], context)
    const map = closedMap(node, '"observe"', ['fromStep', 'which'], context)
    const fromStep = map && maybe(required(map, 'fromStep', '"observe"', context), (each) => asText(each, '"fromStep"', context))
    if (map === undefined || fromStep === undefined) return undefined
    const which = maybe(valueAt(map, 'which'), (each) => asOneOf(each, '"which"', ['before', 'after'], context)) ?? 'after'
    return { fromStep, which }
  }
}
