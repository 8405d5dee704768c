import type { Json } from '../../base/json.ts'
import { refNamed, type AnyBindable, type Expression, type FileText, type Ref } from './expression.ts'
import type { CallOptions } from './flow-builder.ts'
import { actingFields, expectations, question, stepFields, type Fields } from './step-fields.ts'
import type {
  ActionOptions, AssertOptions, Condition, ForeachOptions, HumanOptions, IfOptions, ParallelOptions, ShellOptions, StepOptions,
  WaitFor,
} from './step-options.ts'
import { treeValue, withoutUndefined } from './tree-value.ts'

type Command = string | FileText | readonly AnyBindable[]

const isList = (command: Command): command is readonly AnyBindable[] => Array.isArray(command)

type Values = { readonly [name: string]: AnyBindable }

const treeMap = (values: Values): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, treeValue(value)]))

/** Writes steps into the list that is open: the flow's own, or that of the container whose function runs. Each gives the step's id. */
export class FlowRecorder {
  readonly body: Json[] = []
  private open: Json[] | undefined = this.body
  private readonly items: string[] = []
  private last: readonly Json[] | undefined

  /** The steps of `finally`, if there are any. */
  get finallySteps(): readonly Json[] | undefined { return this.last }

  /** From now on no step can be written. */
  close(): void { this.open = undefined }

  shell<J, V, P>(id: string, command: Command, options: ShellOptions<J, V, P>): string {
    const { effect, cwd, env, stdin, json, noEffectExitCodes } = options
    const own = {
      shell: isList(command) ? command.map(treeValue) : treeValue(command), effect,
      cwd: cwd === undefined ? undefined : treeValue(cwd), env: env === undefined ? undefined : treeMap(env),
      stdin: stdin === undefined ? undefined : treeValue(stdin), json: json === undefined ? undefined : true,
      noEffectExitCodes: noEffectExitCodes === undefined ? undefined : [...noEffectExitCodes],
    }
    return this.write(id, own, actingFields(options))
  }

  action<Raw, P>(id: string, action: string, args: Values, options: ActionOptions<Raw, P>): string {
    const { effect, channel } = options
    return this.write(id, { action, args: treeMap(args), effect, channel }, actingFields(options))
  }

  call<P, O>(id: string, file: string, options: CallOptions<P, O>): string {
    const inputs = options.inputs as Values | undefined
    return this.write(id, { call: file, inputs: inputs === undefined ? undefined : treeMap(inputs) }, stepFields(options))
  }

  human(id: string, options: HumanOptions & StepOptions): string {
    return this.write(id, { human: question(options) }, stepFields(options))
  }

  assert(id: string, options: AssertOptions): string {
    const { observe = 'fresh', expect, timeout } = options
    const looked = typeof observe === 'string' ? observe : { ...observe, fromStep: idOf(observe.fromStep) }
    return this.write(id, { observe: looked, expect: expectations(expect), timeout }, stepFields(options))
  }

  choose(id: string, condition: Condition, then: () => void, options: IfOptions): string {
    const otherwise = options.else
    const bodies = { then: this.inside(then), else: otherwise === undefined ? undefined : this.inside(otherwise) }
    return this.write(id, { if: treeValue(condition), ...bodies }, stepFields(options))
  }

  foreach<T>(id: string, options: ForeachOptions<T>, steps: (item: Ref<T>) => void): string {
    const { as = 'item', key, concurrency, onItemFail } = options
    if (this.items.includes(as)) throw new TypeError(`the loop "${id}" stands in one whose item is "${as}" too: say another with "as"`)
    const item = refNamed<T>(`iter.${as}`)
    this.items.push(as)
    const body = this.inside(() => { steps(item) })
    this.items.pop()
    const known = key === undefined ? undefined : treeValue(key(item))
    const loop = { in: treeValue(options.in as AnyBindable), as, key: known, concurrency, onItemFail, steps: body }
    return this.write(id, { foreach: withoutUndefined<Fields>(loop) }, stepFields(options))
  }

  parallel(id: string, branches: { readonly [name: string]: () => void }, options: ParallelOptions): string {
    const { concurrency, onBranchFail } = options
    const written = Object.entries(branches).map(([name, steps]) => [name, this.inside(steps)] as const)
    const parallel = withoutUndefined<Fields>({ branches: Object.fromEntries(written), concurrency, onBranchFail })
    return this.write(id, { parallel }, stepFields(options))
  }

  bind(id: string, bindings: Values, options: StepOptions): { readonly [name: string]: Ref<unknown> } {
    this.write(id, { let: treeMap(bindings) }, stepFields(options))
    return Object.fromEntries(Object.keys(bindings).map((name) => [name, refNamed(`vars.${name}`)]))
  }

  wait(id: string, how: WaitFor, options: StepOptions): string {
    const [key, value]: readonly [string, string | Expression<unknown>] = 'for' in how ? ['for', how.for] : ['until', how.until]
    return this.write(id, { wait: { [key]: treeValue(value) } }, stepFields(options))
  }

  finally(steps: () => void): void {
    if (this.last !== undefined) throw new TypeError('a flow has one "finally"')
    if (this.open !== this.body) throw new TypeError('"finally" belongs to the flow, not into a step')
    this.last = this.inside(steps)
  }

  private inside(steps: () => void): readonly Json[] {
    const [around, list]: [Json[] | undefined, Json[]] = [this.open, []]
    this.open = list
    steps()
    this.open = around
    return list
  }

  private write(id: string, own: { readonly [key: string]: Json | undefined }, beside: Fields): string {
    if (this.open === undefined) throw new TypeError(`the step "${id}" was written after its flow was defined`)
    this.open.push({ id, ...withoutUndefined<Fields>(own), ...beside })
    return id
  }
}

const idOf = (step: string | { readonly id: string }): string => typeof step === 'string' ? step : step.id
