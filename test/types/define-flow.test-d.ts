import { describe, expectTypeOf, it } from 'vitest'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { $, expr } from '../../src/compile/define/expression-functions.ts'
import type { Expression, Ref } from '../../src/compile/define/expression.ts'
import type { FlowDefinition, OutputsOf, ParamsOf } from '../../src/compile/define/flow-definition.ts'
import { t, type ValueOf } from '../../src/compile/define/schema-builder.ts'
import type { StepHandle } from '../../src/compile/define/step-options.ts'
import type { RunHandle } from '../../src/engine/run-handle.ts'

interface Runner {
  start<P, O>(flow: FlowDefinition<P, O>, options: { readonly runId?: string; readonly params: NoInfer<P> }): Promise<RunHandle<O>>
}
declare const runner: Runner
declare function use(tarball: string): void

const release = defineFlow({ id: 'release', params: { version: t.string() } }, ({ params, shell }) => {
  const pack = shell('pack', 'npm pack --json', { effect: 'mutating', idempotent: true, json: t.array(t.object({ filename: t.string() })) })
  expectTypeOf(params.version).toEqualTypeOf<Ref<string>>()
  return { tarball: pack.output.json[0].filename }
})

describe('a flow in TypeScript', () => {
  it('types what it takes and gives, all the way to the result', async () => {
    const r = await (await runner.start(release, { runId: 'release-1.2.0', params: { version: '1.2.0' } })).result()
    if (r.outcome === 'passed') use(r.outputs.tarball)
    expectTypeOf<ParamsOf<typeof release>>().toEqualTypeOf<{ readonly version: string }>()
    expectTypeOf<OutputsOf<typeof release>>().toEqualTypeOf<{ readonly tarball: string }>()
    // @ts-expect-error -- a number is no version
    await runner.start(release, { params: { version: 1 } })
    // @ts-expect-error -- the version is missing
    await runner.start(release, { params: {} })
    // @ts-expect-error -- there is no such param
    await runner.start(release, { params: { version: '1', other: '2' } })
  })

  it('knows which params may be left out', () => {
    const params = defineFlow({
      id: 'f',
      params: {
        must: t.integer(), maybe: t.optional(t.boolean()), preset: { schema: t.string(), default: 'x' },
        loose: { schema: t.number(), required: false }, token: { schema: t.string(), secret: true, fromEnv: 'TOKEN' },
      },
    }, ({ params }) => {
      expectTypeOf(params.maybe).toEqualTypeOf<Ref<boolean>>()
      expectTypeOf(params.preset).toEqualTypeOf<Ref<string>>()
      // @ts-expect-error -- it was not declared
      void params.other
    })
    expectTypeOf(params).toExtend<FlowDefinition>()
    expectTypeOf<ParamsOf<typeof params>>().toEqualTypeOf<{
      readonly must: number; readonly maybe?: boolean; readonly preset?: string; readonly loose?: number; readonly token?: string
    }>()
    const plain = defineFlow({ id: 'f' }, ({ params }) => {
      // @ts-expect-error -- there are none
      void params.version
    })
    void runner.start(plain, { params: {} })
  })
})

describe('values of the run', () => {
  it('are looked into as the values themselves', () => {
    defineFlow({ id: 'f' }, ({ shell }) => {
      const step = shell('s', ['ls'], { effect: 'readonly', json: t.object({ a: t.array(t.object({ b: t.optional(t.integer()) })) }) })
      expectTypeOf(step.output.json.a[3].b).toEqualTypeOf<Ref<number>>()
      expectTypeOf(step.output.exitCode).toEqualTypeOf<Ref<number>>()
      expectTypeOf(step.output.signal).toExtend<Expression<string | null>>()
      // @ts-expect-error -- there is no such field
      void step.output.json.c
      const untyped = shell('u', 'x', { effect: 'readonly', json: true })
      expectTypeOf(untyped.output.json).toEqualTypeOf<Ref<unknown>>()
      // @ts-expect-error -- nothing is known of it
      void untyped.output.json.field
      const named = shell('v', 'x', { effect: 'readonly', values: t.object({ tag: t.string() }) })
      expectTypeOf(named.output.values.tag).toEqualTypeOf<Ref<string>>()
    })
  })

  it('become what a projection makes of them', () => {
    defineFlow({ id: 'f' }, ({ shell, action }) => {
      const step = shell('s', 'x', {
        effect: 'readonly', json: t.array(t.object({ filename: t.string() })),
        outputs: (output) => ({ file: output.json[0].filename, code: output.exitCode, fixed: 1 }),
        expect: (output) => [expr.eq(output.exitCode, 0), { file: { path: output.json[0].filename } }],
      })
      expectTypeOf(step).toEqualTypeOf<StepHandle<{ readonly file: string; readonly code: number; readonly fixed: number }>>()
      const got = action('get', 'http:request', { url: 'x' }, { output: t.object({ status: t.integer() }) })
      expectTypeOf(got.output.status).toEqualTypeOf<Ref<number>>()
    })
  })

  it('go round loops, through names and into calls', () => {
    defineFlow({ id: 'f', params: { targets: t.array(t.object({ name: t.string() })) } }, ({ params, foreach, letVars, call, human }) => {
      foreach('each', { in: params.targets, key: (item) => item.name }, (item) => {
        expectTypeOf(item).toEqualTypeOf<Ref<{ readonly name: string }>>()
      })
      foreach('matrix', { in: expr.product(['20', '22'], [1, 2]), as: 'm' }, (m) => {
        expectTypeOf(m[0]).toEqualTypeOf<Ref<'20' | '22'>>()
        expectTypeOf(m[1]).toEqualTypeOf<Ref<1 | 2>>()
      })
      const { count, first } = letVars('names', { count: expr.len(params.targets), first: params.targets[0] })
      expectTypeOf(count).toEqualTypeOf<Ref<number>>()
      expectTypeOf(first.name).toEqualTypeOf<Ref<string>>()
      const inner = call('inner', './release.flow.ts', { of: release, inputs: { version: first.name } })
      expectTypeOf(inner.output.tarball).toEqualTypeOf<Ref<string>>()
      // @ts-expect-error -- a number is no version
      call('wrong', './release.flow.ts', { of: release, inputs: { version: count } })
      const asked = human('ask', { mode: 'provideInput', prompt: 'Who?', timeout: '1d', outputSchema: t.object({ name: t.string() }) })
      expectTypeOf(asked.output.name).toEqualTypeOf<Ref<string>>()
    })
  })

  it('are given by people who are asked for them, and by nobody else who is asked', () => {
    defineFlow({ id: 'f', params: { version: t.string() } }, ({ params, human, shell }) => {
      const around = { prompt: $`Publish ${params.version}?`, timeout: '1d' } as const
      const asked = human('ask', { ...around, mode: 'provideInput', outputSchema: t.object({ who: t.array(t.string()) }) })
      expectTypeOf(asked.output.who[0]).toEqualTypeOf<Ref<string>>()
      expectTypeOf(asked.verdict).toExtend<Expression<'pass' | 'fail' | 'unknown'>>()
      for (const ruled of [
        human('confirm', { ...around, mode: 'confirm', decisions: ['publish', 'stop'] }),
        human('judge', { ...around, mode: 'judge', decisions: ['pass', 'fail'] }),
        human('repair', { ...around, mode: 'repairWorld' }),
      ]) {
        expectTypeOf(ruled.verdict).toExtend<Expression<'pass' | 'fail' | 'unknown'>>()
        // @ts-expect-error -- there is a verdict, and nothing else
        void ruled.output
        shell('s', ['x'], { effect: 'readonly', when: expr.eq(ruled.verdict, 'pass'), affectedBy: [ruled] })
      }
      // @ts-expect-error -- a confirmation has two decisions
      human('one', { ...around, mode: 'confirm', decisions: ['publish'] })
      // @ts-expect-error -- a verdict is pass, fail or unknown
      human('perhaps', { ...around, mode: 'judge', decisions: ['pass', 'perhaps'] })
      // @ts-expect-error -- what is asked for has a schema
      human('bare', { ...around, mode: 'provideInput' })
      // @ts-expect-error -- a confirmation asks for nothing
      human('both', { ...around, mode: 'confirm', decisions: ['a', 'b'], outputSchema: t.string() })
      // @ts-expect-error -- nobody waits for ever
      human('ever', { mode: 'judge', prompt: 'Good?' })
    })
  })

  it('are no values for TypeScript', () => {
    defineFlow({ id: 'f', params: { n: t.number(), s: t.string() } }, ({ params, shell }) => {
      // @ts-expect-error -- it is only known while the flow runs
      expr.range(0, params.n - 1)
      // @ts-expect-error -- a number is no text
      shell('s', ['x'], { effect: 'readonly', env: { N: params.n } })
      shell('s', ['x', params.s], { effect: 'readonly', env: { N: expr.toString(params.n), T: $`${params.n} of ${params.s}` } })
      // @ts-expect-error -- a command says whether it changes the world
      shell('s', 'x', {})
      // @ts-expect-error -- 5 minutes are written 5m
      shell('s', 'x', { effect: 'readonly', timeout: '5 minutes' })
    })
  })
})

describe('expressions', () => {
  it('have the types of their functions', () => {
    const n = expr.len('text')
    const list = expr.split('a,b', ',')
    const either = expr.if(true, n, expr.trim(' x '))
    expectTypeOf(either).toEqualTypeOf<Ref<number | string>>()
    const some = expr.coalesce(expr.jsonPath<string | null>(list, '$[0]'), expr.trim(' x '))
    expectTypeOf(some).toEqualTypeOf<Ref<string>>()
    expectTypeOf(expr.join(list, '-')).toExtend<Expression<string>>()
    const made = expr.value({ a: n, b: [list] })
    expectTypeOf(made).toExtend<Expression<{ readonly a: number; readonly b: readonly [readonly string[]] }>>()
    expectTypeOf(made.b[0][1]).toEqualTypeOf<Ref<string>>()
    // @ts-expect-error -- a text is not compared with a number
    expr.lt(n, 'x')
    // @ts-expect-error -- join takes texts
    expr.join([1], '-')
    // @ts-expect-error -- a number is no condition
    expr.not(n)
  })
})

describe('schemas', () => {
  it('are the types of their values', () => {
    const _schema = t.object({
      a: t.string(), b: t.optional(t.array(t.integer())), c: t.enum('x', 'y'), d: t.nullable(t.boolean()), e: t.record(t.number()),
      f: t.union(t.string(), t.null()),
    })
    expectTypeOf<ValueOf<typeof _schema>>().toEqualTypeOf<{
      readonly a: string; readonly b?: readonly number[]; readonly c: 'x' | 'y'; readonly d: boolean | null
      readonly e: { readonly [key: string]: number }; readonly f: string | null
    }>()
  })
})

describe('handlers in TypeScript', () => {
  it('do one thing each, at the flow and at a step', () => {
    defineFlow({
      id: 'f', onUnknown: [{ escalate: { mode: 'judge', prompt: 'Look', timeout: '1h' }, maxTriggers: 2 }],
      onError: [{ abort: true, errorClasses: ['target_stale'] }],
    }, ({ shell }) => {
      shell('a', 'x', {
        effect: 'mutating', repeats: true, onFail: [{ retry: 2 }, { continue: true }], onResumeDrift: [{ repair: './mend.flow.ts' }],
        onError: [{ retry: { maxAttempts: 2, backoff: '1s' }, errorClasses: ['action_timed_out'] }],
      })
      // @ts-expect-error -- error classes go with onError
      shell('b', 'x', { effect: 'readonly', onFail: [{ abort: true, errorClasses: ['target_stale'] }] })
      // @ts-expect-error -- nothing continues over a drift
      shell('c', 'x', { effect: 'readonly', onResumeDrift: [{ continue: true }] })
      // @ts-expect-error -- a handler does something
      shell('d', 'x', { effect: 'readonly', onFail: [{ maxTriggers: 2 }] })
      // @ts-expect-error -- there is no such class
      shell('e', 'x', { effect: 'readonly', onError: [{ retry: 2, errorClasses: ['oops'] }] })
    })
  })
})
