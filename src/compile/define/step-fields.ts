import type { Json, JsonObject } from '../../base/json.ts'
import type { HOOKS } from '../../model/vocabulary.ts'
import { isExpression, refNamed, type AnyBindable } from './expression.ts'
import type {
  ActingOptions, Continuation, ErrorHandler, Expectation, Expectations, Handlers, HumanOptions, OfOutput, Projection, RetryOptions,
  StepOptions,
} from './step-options.ts'
import { treeValue, withoutUndefined } from './tree-value.ts'

// Options as the fields of the authoring tree that say the same.

export type Fields = { readonly [key: string]: Json }
type MaybeFields = { readonly [key: string]: Json | undefined }

const maybe = <T>(value: T | undefined, change: (value: T) => Json): Json | undefined => value === undefined ? undefined : change(value)

const fields = (all: MaybeFields): Fields => withoutUndefined<Fields>(all)

/** An option that may be a function of the step's own raw output. */
const resolvedTree = <Raw>(option: OfOutput<Raw, AnyBindable> | undefined): Json | undefined =>
  maybe(option, (each) => treeValue(typeof each === 'function' ? each(refNamed<Raw>('output')) : each))

function expectation(each: Expectation): Json {
  if (typeof each === 'boolean' || isExpression(each)) return treeValue(each)
  const rest = each as unknown as JsonObject
  if ('expr' in each) return { ...rest, expr: treeValue(each.expr) }
  if ('file' in each) return { ...rest, file: { ...each.file, path: treeValue(each.file.path) } }
  if (!('jsonSchema' in each)) return rest
  const { value, schema } = each.jsonSchema
  return { ...rest, jsonSchema: { value: treeValue(value), schema: schema.json } }
}

const isOne = (value: Expectations): value is Expectation => !Array.isArray(value)

/** What must hold, as `expect` and `preflight` take it. */
export const expectations = (given: Expectations): Json => isOne(given) ? expectation(given) : given.map(expectation)

const retry = <Raw>(option: number | RetryOptions<Raw>): Json => typeof option === 'number' ? option : fields({
  ...option as Omit<RetryOptions, 'retryOn' | 'until'>,
  retryOn: maybe(option.retryOn, (classes) => [...classes]),
  until: resolvedTree(option.until),
})

/** A question to a person. */
export function question(options: HumanOptions): Fields {
  const { mode, prompt, presents, timeout } = options
  return fields({
    mode, prompt: treeValue(prompt), timeout,
    presents: maybe(presents, (each) => each.map(treeValue)),
    decisions: 'decisions' in options ? maybe(options.decisions, (each) => [...each]) : undefined,
    outputSchema: 'outputSchema' in options ? options.outputSchema.json : undefined,
  })
}

function handler({ errorClasses, maxTriggers, ...disposition }: ErrorHandler): Json {
  const more = { errorClasses: maybe(errorClasses, (each) => [...each]), maxTriggers }
  if ('retry' in disposition) return fields({ retry: retry(disposition.retry), ...more })
  return fields({ ...'escalate' in disposition ? { escalate: question(disposition.escalate) } : disposition, ...more })
}

const handlerList = (handlers: readonly ErrorHandler[]): Json => handlers.map(handler)

/** The hooks of a step or a flow. */
export function handlers({ onFail, onUnknown, onError, onResumeDrift }: Handlers): Fields {
  const hooks: { readonly [K in (typeof HOOKS)[number]]: Json | undefined } = {
    onFail: maybe(onFail, handlerList), onUnknown: maybe(onUnknown, handlerList), onError: maybe(onError, handlerList),
    onResumeDrift: maybe(onResumeDrift, handlerList),
  }
  return fields(hooks)
}

/** What can be said beside any step. */
export const stepFields = ({ when, preflight, affectedBy, ...hooks }: StepOptions): Fields => fields({
  when: maybe(when, treeValue),
  preflight: maybe(preflight, expectations),
  affectedBy: maybe(affectedBy, (steps) => steps.map((step) => typeof step === 'string' ? step : step.id)),
  ...handlers(hooks),
})

function continuation<Raw>({ maxAttempts, onExhausted, ...parts }: Continuation<Raw>): Json {
  const { status, summary, filesChanged, nextSteps } = parts
  return fields({
    maxAttempts, onExhausted, status: resolvedTree(status), summary: resolvedTree(summary), filesChanged: resolvedTree(filesChanged),
    nextSteps: resolvedTree(nextSteps),
  })
}

type Artifacts = NonNullable<ActingOptions<unknown, Projection>['artifacts']>

const artifacts = (list: Artifacts): Json =>
  list.map((each) => typeof each === 'object' && 'paths' in each ? { name: each.name, paths: each.paths.map(treeValue) } : treeValue(each))

/** What can be said beside a step that acts. */
export function actingFields<Raw, P>(options: ActingOptions<Raw, P>): Fields {
  const { expect, outputs } = options
  const output = refNamed<Raw>('output')
  return fields({
    ...stepFields(options),
    idempotent: options.idempotent, repeats: options.repeats, timeout: options.timeout,
    expect: maybe(expect, (each) => expectations(typeof each === 'function' ? each(output) : each)),
    retry: maybe(options.retry, retry),
    outputs: maybe(outputs, (project) => treeValue(project(output) as AnyBindable)),
    outputSchema: options.outputSchema?.json,
    sources: maybe(options.sources, (each) => each.map(treeValue)),
    artifacts: maybe(options.artifacts, artifacts),
    continuation: maybe(options.continuation, continuation),
  })
}
