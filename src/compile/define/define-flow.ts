import type { JsonObject } from '../../base/json.ts'
import type { VerdictPolicy } from '../../model/vocabulary.ts'
import { refNamed, type AnyBindable } from './expression.ts'
import type { FlowBuilder } from './flow-builder.ts'
import {
  DEFINITION, type FlowDefinition, type OutputValues, type ParamDefinition, type ParamDefinitions, type ParamRefs, type ParamValues,
} from './flow-definition.ts'
import { FlowRecorder } from './flow-recorder.ts'
import { handlers, type Fields } from './step-fields.ts'
import type { Defaults, Handlers, HumanOptions, StepHandle, StepOptions } from './step-options.ts'
import { treeValue, withoutUndefined } from './tree-value.ts'

/** What a flow is, beside its steps. */
export interface FlowHead<P> extends Handlers {
  readonly id: string
  readonly params?: P
  readonly defaults?: Defaults
  readonly verdictPolicy?: VerdictPolicy
}

const paramTree = (param: ParamDefinition): JsonObject => 'json' in param
  ? withoutUndefined({ schema: param.json, required: 'optional' in param ? false : undefined })
  : { ...param as unknown as JsonObject, schema: param.schema.json }

const mapValues = <T, R>(object: { readonly [key: string]: T }, change: (value: T, key: string) => R): { readonly [key: string]: R } =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

const handleOf = <T>(id: string): StepHandle<T> =>
  ({ id, output: refNamed(`steps.${id}.output`), verdict: refNamed(`steps.${id}.verdict`) })

function builderOf<P extends ParamDefinitions>(recorder: FlowRecorder, params: P): FlowBuilder<P> {
  return {
    params: mapValues(params, (_, name) => refNamed(`params.${name}`)) as unknown as ParamRefs<P>,
    env: { platform: refNamed('env.platform') },
    run: { id: refNamed('run.id'), outcome: refNamed('run.outcome') },
    secret: (name) => refNamed(`secrets.${name}`),
    previous: (stepId) => refNamed(`steps.${stepId}.previous`),
    shell: (id, command, options) => handleOf(recorder.shell(id, command, options)),
    action: (id, action, args = {}, options = {}) => handleOf(recorder.action(id, action, args, options)),
    call: (id, file, options = {}) => handleOf(recorder.call(id, file, options)),
    human: <T>(id: string, options: HumanOptions<T> & StepOptions): StepHandle<T> => handleOf(recorder.human(id, options)),
    assertStep: (id, options) => handleOf(recorder.assert(id, options)),
    ifThen: (id, condition, then, options = {}) => handleOf(recorder.choose(id, condition, then, options)),
    foreach: (id, options, steps) => handleOf(recorder.foreach(id, options, steps)),
    parallel: (id, branches, options = {}) => handleOf(recorder.parallel(id, branches, options)),
    letVars: (id, bindings, options = {}) => recorder.bind(id, bindings, options) as never,
    wait: (id, how, options = {}) => handleOf(recorder.wait(id, how, options)),
    finally: (steps) => { recorder.finally(steps) },
  }
}

function record<P extends ParamDefinitions>(params: P, build: (flow: FlowBuilder<P>) => unknown): Fields {
  const recorder = new FlowRecorder()
  const outputs = build(builderOf(recorder, params)) as { readonly [name: string]: AnyBindable } | undefined
  recorder.close()
  return withoutUndefined({
    steps: recorder.body,
    finally: recorder.finallySteps,
    outputs: outputs === undefined ? undefined : mapValues(outputs, treeValue),
  })
}

/**
 * A flow written in TypeScript. `build` runs once, at once: it writes the steps down and returns what the flow gives.
 * @throws TypeError where the steps cannot be written down as they stand; what they say is checked when the flow is compiled
 * @example
 * const release = defineFlow({ id: 'release', params: { version: t.string() } }, ({ params, shell }) => {
 *   const pack = shell('pack', 'npm pack --json', { effect: 'mutating', json: t.array(t.object({ filename: t.string() })) })
 *   return { tarball: pack.output.json[0].filename }
 * })
 */
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- a flow without params has none to be read
export function defineFlow<const P extends ParamDefinitions = Record<never, never>, O = void>(
  head: FlowHead<P>,
  build: (flow: FlowBuilder<P>) => O,
): FlowDefinition<ParamValues<P>, OutputValues<O>> {
  const { id, params, defaults, verdictPolicy } = head
  const authoring = withoutUndefined<Fields>({
    flow: id,
    params: params === undefined ? undefined : mapValues(params, paramTree),
    defaults: defaults === undefined ? undefined : treeValue(defaults as AnyBindable),
    verdictPolicy,
    ...handlers(head),
    ...record(params ?? {} as P, build),
  })
  return { is: DEFINITION, id, authoring }
}
