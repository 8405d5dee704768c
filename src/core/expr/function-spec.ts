import type { Json } from '../../base/json.ts'
import type { Expr } from '../../model/expr.ts'
import type { Outcome } from './eval-error.ts'
import { type ExprType, typeOfKind } from './expr-type.ts'
import { MAX_ARGS } from './limits.ts'
import { anyOfKinds, isList, kindOf, VALUE_KINDS, type ValueKind, type ValueOf } from './value-kind.ts'

/** What a literal argument must be a literal of. */
export type LiteralRole = 'path' | 'pattern' | 'flags'

/** One parameter: its name for messages and what it accepts. */
export interface Param<V extends Json = Json> {
  readonly name: string
  readonly kinds: readonly ValueKind[]
  /** The kind of every element, where only lists of it are accepted. */
  readonly itemKind?: ValueKind
  /** Set where only a literal is accepted. */
  readonly role?: LiteralRole
  readonly accepts: (value: Json) => value is V
}

/** An argument that is evaluated when it is asked for. */
export type Thunk = () => Outcome

/** An argument before evaluation. */
export interface TypedArg { readonly expr: Expr; readonly type: ExprType }

/** One function of the language: everything its callers, checkers and printers know of it. */
export interface FunctionSpec {
  /** The generation of FlowIR that has it. */
  readonly since: 1 | 2
  readonly about: string
  readonly params: readonly Param[]
  /** How many of `params` must be given. */
  readonly required: number
  /** Parameters repeated as a group after `params`, any number of times. */
  readonly rest: readonly Param[]
  /** Whether arguments of different kinds contradict each other. */
  readonly sameKind: boolean
  /** Whether the result is a part of an argument, so that bounds for made values do not apply. */
  readonly passes: boolean
  readonly result: (args: readonly TypedArg[]) => ExprType
  readonly apply: Apply
}

/** How a function gets its arguments: their values, or the means to ask for them. */
export type Apply =
  | { readonly lazy: false; readonly run: (args: readonly Json[]) => Outcome }
  | { readonly lazy: true; readonly run: (args: readonly Thunk[]) => Outcome }

/** A parameter of any of some kinds. */
export function param<K extends ValueKind>(name: string, ...kinds: readonly K[]): Param<ValueOf<K>> {
  return { name, kinds, accepts: (value): value is ValueOf<K> => (kinds as readonly ValueKind[]).includes(kindOf(value)) }
}

/** A parameter of any kind. */
export const anything = (name: string): Param => ({ name, kinds: VALUE_KINDS, accepts: (_): _ is Json => true })

/** A parameter that is a list whose elements are of one kind. */
export function listParam<K extends ValueKind>(name: string, itemKind: K): Param<readonly ValueOf<K>[]> {
  const accepts = (value: Json): value is readonly ValueOf<K>[] => isList(value) && value.every((item) => kindOf(item) === itemKind)
  return { name, kinds: ['list'], itemKind, accepts }
}

/** A string that must be written out. */
export const literalParam = (name: string, role: LiteralRole): Param<string> => ({ ...param(name, 'string'), role })

type Values<P extends readonly Param[]> = { [K in keyof P]: P[K] extends Param<infer V> ? V : never }
type Maybes<P extends readonly Param[]> = { [K in keyof P]: (P[K] extends Param<infer V> ? V : never) | undefined }

type Run<P extends readonly Param[], O extends readonly Param[], R extends readonly Param[]> =
  (...args: [...Values<P>, ...Maybes<O>, ...Values<R>[number][]]) => Outcome

interface Signature<P extends readonly Param[], O extends readonly Param[], R extends readonly Param[]> {
  readonly since: 1 | 2
  readonly about: string
  readonly takes: P
  readonly maybe?: O
  readonly rest?: R
  readonly sameKind?: true
  readonly passes?: true
  readonly gives: ValueKind | ((args: readonly TypedArg[]) => ExprType)
}

type AnySignature = Signature<readonly Param[], readonly Param[], readonly Param[]>

function specOf(signature: AnySignature, apply: Apply): FunctionSpec {
  const { since, about, takes, maybe = [], rest = [], gives } = signature
  const result = typeof gives === 'string' ? () => typeOfKind(gives) : gives
  const flags = { sameKind: signature.sameKind === true, passes: signature.passes === true }
  return { since, about, params: [...takes, ...maybe], required: takes.length, rest, result, apply, ...flags }
}

/** A function of its arguments' values; it is only called with values its parameters accept. */
export function eager<const P extends readonly Param[], const O extends readonly Param[] = [], const R extends readonly Param[] = []>(
  run: NoInfer<Run<P, O, R>>,
  signature: Signature<P, O, R>,
): FunctionSpec {
  return specOf(signature, { lazy: false, run: (args) => run(...args as Parameters<typeof run>) })
}

/** A function that decides which of its arguments are evaluated, and answers for their kinds itself. */
export function lazy(run: (args: readonly Thunk[]) => Outcome, signature: AnySignature): FunctionSpec {
  return specOf(signature, { lazy: true, run })
}

/** The parameter an argument stands for. */
export function paramAt(spec: FunctionSpec, index: number): Param | undefined {
  return spec.params[index] ?? spec.rest[(index - spec.params.length) % Math.max(1, spec.rest.length)]
}

const plural = (count: number): string => `${count} argument${count === 1 ? '' : 's'}`

function expected({ required, params, rest }: FunctionSpec): string {
  if (rest.length > 1) return `its arguments in groups of ${rest.length} (${rest.map(({ name }) => name).join(', ')})`
  if (rest.length === 1) return `at least ${plural(required)}`
  return required === params.length ? plural(required) : `${required} to ${plural(params.length)}`
}

/** What is wrong with a number of arguments, if anything: `takes 2 arguments, not 3`. */
export function arityProblem(spec: FunctionSpec, count: number): string | undefined {
  if (count > MAX_ARGS) return `takes at most ${MAX_ARGS} arguments, not ${count}`
  const beyond = count - spec.params.length
  const fits = beyond <= 0 ? count >= spec.required : spec.rest.length > 0 && beyond % spec.rest.length === 0
  return fits ? undefined : `takes ${expected(spec)}, not ${count}`
}

/** What a parameter wants: `text must be a string`. */
export const wantOf = ({ name, kinds, itemKind }: Param): string =>
  `${name} must be ${itemKind === undefined ? anyOfKinds(kinds) : `a list of ${itemKind}s`}`
