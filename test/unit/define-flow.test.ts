import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { canonicalJson } from '../../src/base/json.ts'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { $, expr } from '../../src/compile/define/expression-functions.ts'
import { islandOf, type Expression } from '../../src/compile/define/expression.ts'
import type { FlowBuilder } from '../../src/compile/define/flow-builder.ts'
import { isFlowDefinition, toAuthoring } from '../../src/compile/define/flow-definition.ts'
import { t, type Schema } from '../../src/compile/define/schema-builder.ts'
import { parseTemplate } from '../../src/core/expr/parse-template.ts'

/** The steps of a flow as the authoring tree has them. */
const stepsOf = (build: (flow: FlowBuilder<Record<string, never>>) => void): unknown =>
  toAuthoring(defineFlow({ id: 'f' }, build as never))['steps']

const tree = (yaml: string): unknown => parse(yaml)

describe('a flow written in TypeScript', () => {
  it('is the tree that the YAML form gives', () => {
    const release = defineFlow({
      id: 'release',
      params: {
        version: t.string({ pattern: '^\\d' }), dry: t.optional(t.boolean()),
        channel: { schema: t.enum('stable', 'next'), default: 'stable' },
      },
      defaults: {
        timeout: '10m', retry: { maxAttempts: 2, backoff: '1s' },
        shell: { env: { FORCE_COLOR: '0' } }, 'browser:click': { idempotent: true },
      },
      verdictPolicy: 'strict',
      onUnknown: [{ escalate: { mode: 'judge', prompt: 'Look', timeout: '1h' }, maxTriggers: 2 }],
    }, ({ params, shell, human, foreach, secret, run, ...flow }) => {
      const test = shell('test', 'npm test', { effect: 'readonly', sources: ['src/**'], retry: 2 })
      const pack = shell('pack', 'npm pack --json', {
        effect: 'mutating', idempotent: true, json: t.array(t.object({ filename: t.string() })), artifacts: ['*.tgz'],
        outputs: (output) => ({ file: output.json[0].filename }),
      })
      human('approve', {
        mode: 'confirm', prompt: $`Publish ${params.version}?`, presents: [pack.output.file], decisions: ['publish', 'stop'], timeout: '1d',
      })
      shell('publish', ['npm', 'publish', pack.output.file], {
        when: expr.ne(params.version, '0.0.0'), effect: 'mutating', env: { NODE_AUTH_TOKEN: secret('NPM_TOKEN') },
        affectedBy: [pack, 'test'], preflight: { file: { path: pack.output.file } },
      })
      foreach('each', { in: expr.product(['linux', 'mac'], ['20', '22']), as: 'm', key: (m) => expr.join(m, '-'), concurrency: 4 }, (m) => {
        shell('smoke', './smoke.sh', { env: { OS: m[0], NODE: m[1] }, effect: 'readonly' })
      })
      flow.finally(() => {
        shell('clean', $file('clean.sh'), { effect: 'mutating', idempotent: true, env: { OUTCOME: run.outcome }, cwd: '.work' })
      })
      return { tarball: pack.output.file, tested: test.verdict, fixed: 1 }
    })
    expect(toAuthoring(release)).toEqual(tree(`
      flow: release
      params:
        version: { schema: { type: string, pattern: "^\\\\d" } }
        channel: { schema: { enum: [stable, next] }, default: stable }
        dry: { schema: { type: boolean }, required: false }
      defaults:
        timeout: 10m
        retry: { maxAttempts: 2, backoff: 1s }
        shell: { env: { FORCE_COLOR: "0" } }
        browser:click: { idempotent: true }
      verdictPolicy: strict
      onUnknown: [{ escalate: { mode: judge, prompt: Look, timeout: 1h }, maxTriggers: 2 }]
      steps:
        - { id: test, shell: npm test, effect: readonly, sources: ["src/**"], retry: 2 }
        - id: pack
          shell: npm pack --json
          json: true
          effect: mutating
          idempotent: true
          outputs: { file: "\${{ output.json[0].filename }}" }
          artifacts: ["*.tgz"]
        - id: approve
          human:
            mode: confirm
            prompt: "Publish \${{ params.version }}?"
            presents: ["\${{ steps.pack.output.file }}"]
            decisions: [publish, stop]
            timeout: 1d
        - id: publish
          shell: [npm, publish, "\${{ steps.pack.output.file }}"]
          when: "\${{ params.version != '0.0.0' }}"
          env: { NODE_AUTH_TOKEN: "\${{ secrets.NPM_TOKEN }}" }
          effect: mutating
          affectedBy: [pack, test]
          preflight: { file: { path: "\${{ steps.pack.output.file }}" } }
        - id: each
          foreach:
            in: "\${{ product(['linux', 'mac'], ['20', '22']) }}"
            as: m
            key: "\${{ join(iter.m, '-') }}"
            concurrency: 4
            steps:
              - { id: smoke, shell: ./smoke.sh, env: { OS: "\${{ iter.m[0] }}", NODE: "\${{ iter.m[1] }}" }, effect: readonly }
      finally:
        - id: clean
          shell: { $file: clean.sh }
          effect: mutating
          idempotent: true
          env: { OUTCOME: "\${{ run.outcome }}" }
          cwd: .work
      outputs: { tarball: "\${{ steps.pack.output.file }}", tested: "\${{ steps.test.verdict }}", fixed: 1 }
    `))
  })

  it.each<[string, (flow: FlowBuilder<{ readonly user: Schema<string> }>) => void, string]>([
    ['an action', ({ action, previous }) => {
      action('fix', 'session:run', { preset: 'fixture', message: $file('fix.md'), was: previous('fix'), limits: { turns: 40 } }, {
        effect: 'mutating', repeats: true, output: t.object({ status: t.string() }), outputSchema: t.raw({ type: 'object' }),
        continuation: { maxAttempts: 3, status: (output) => output.status, onExhausted: 'accept' },
        retry: { maxAttempts: 5, retryOn: ['target_stale'], until: (output) => expr.eq(output.status, 'done') },
        expect: (output) => [expr.eq(output.status, 'done'), { jsonSchema: { value: output, schema: t.json() }, id: 'shape' }],
        onFail: [{ retry: 2 }, { repair: './mend.yaml' }], onError: [{ continue: true, errorClasses: ['action_timed_out'] }],
      })
    }, `{ id: fix, action: session:run, effect: mutating, repeats: true,
          args: { preset: fixture, message: { $file: fix.md }, was: "\${{ steps.fix.previous }}", limits: { turns: 40 } },
          continuation: { maxAttempts: 3, status: "\${{ output.status }}", onExhausted: accept }, outputSchema: { type: object },
          retry: { maxAttempts: 5, retryOn: [target_stale], until: "\${{ output.status == 'done' }}" },
          expect: ["\${{ output.status == 'done' }}", { jsonSchema: { value: "\${{ output }}", schema: true }, id: shape }],
          onFail: [{ retry: 2 }, { repair: ./mend.yaml }], onError: [{ continue: true, errorClasses: [action_timed_out] }] }`],
    ['a call', ({ call, params }) => {
      call('login', './login.flow.yaml', { inputs: { user: params.user } })
    }, '{ id: login, call: ./login.flow.yaml, inputs: { user: "${{ params.user }}" } }'],
    ['an if', ({ ifThen, wait, env }) => {
      ifThen('choice', expr.eq(env.platform, 'linux'), () => { wait('a', { for: '5m' }) }, {
        else: () => { wait('b', { until: '2030-01-01T00:00Z' }) },
      })
    }, `{ id: choice, if: "\${{ env.platform == 'linux' }}", then: [{ id: a, wait: { for: 5m } }],
          else: [{ id: b, wait: { until: "2030-01-01T00:00Z" } }] }`],
    ['a parallel', ({ parallel, wait }) => {
      parallel('fan', {
        left: () => { wait('l', { for: '1s' }) },
        right: () => { wait('r', { for: expr.toNumber('2') }) },
      }, { concurrency: 1, onBranchFail: 'continue' })
    }, `{ id: fan, parallel: {
          branches: { left: [{ id: l, wait: { for: 1s } }], right: [{ id: r, wait: { for: "\${{ toNumber('2') }}" } }] },
          concurrency: 1, onBranchFail: continue } }`],
    ['an assertion', ({ assertStep }) => {
      assertStep('check', {
        observe: { fromStep: 'pack', which: 'after' }, timeout: '1s',
        expect: { elementState: { selector: { css: 'a' }, state: 'visible' } },
      })
    }, `{ id: check, observe: { fromStep: pack, which: after }, timeout: 1s,
          expect: { elementState: { selector: { css: a }, state: visible } } }`],
    ['an input from a person', ({ human }) => {
      human('ask', {
        mode: 'provideInput', prompt: 'Who?', timeout: '1d', outputSchema: t.object({ name: t.string() }), onUnknown: [{ abort: true }],
      })
    }, `{ id: ask, onUnknown: [{ abort: true }], human: { mode: provideInput, prompt: Who?, timeout: 1d,
          outputSchema: { type: object, properties: { name: { type: string } }, required: [name] } } }`],
  ])('writes %s as YAML would', (_, build, yaml) => {
    const flow = defineFlow({ id: 'f', params: { user: t.string() } }, build)
    expect(toAuthoring(flow)['steps']).toEqual([tree(yaml)])
  })

  it('names values, also of values it named', () => {
    const flow = defineFlow({ id: 'f' }, ({ letVars }) => {
      const { list } = letVars('one', { list: ['a', 'b'] })
      letVars('two', { size: expr.len(list), both: { list, first: list[0] } })
      return { list }
    })
    expect(toAuthoring(flow)).toEqual(tree(`
      flow: f
      steps:
        - { id: one, let: { list: [a, b] } }
        - { id: two, let: { size: "\${{ len(vars.list) }}", both: { list: "\${{ vars.list }}", first: "\${{ vars.list[0] }}" } } }
      outputs: { list: "\${{ vars.list }}" }
    `))
  })

  it('is plain data, and is known as a definition wherever it was made', () => {
    const flow = defineFlow({ id: 'f' }, ({ wait }) => { wait('w', { for: '1s' }) })
    expect(isFlowDefinition(JSON.parse(JSON.stringify(flow)))).toBe(true)
    expect(canonicalJson(toAuthoring(flow))).toBe('{"flow":"f","steps":[{"id":"w","wait":{"for":"1s"}}]}')
    expect([isFlowDefinition({ id: 'f' }), isFlowDefinition(null)]).toEqual([false, false])
  })
})

function $file(path: string): { readonly $file: string } { return { $file: path } }

describe('texts', () => {
  it('stand for themselves even where they look like an expression', () => {
    const text = 'a ${{ params.x }} $${{ b'
    const [step] = stepsOf(({ action }) => { action('a', 'x:y', { text }) }) as [{ readonly args: { readonly text: string } }]
    expect(parseTemplate(step.args.text)).toEqual({ ok: true, value: { lit: text } })
  })

  it.each<[string, (name: Expression<string>) => Expression<string>, string]>([
    ['one part', (name) => $`${name}`, '${{ params.name }}'],
    ['several parts', (name) => $`a ${name} b ${1} ${true}`, 'a ${{ params.name }} b 1 true'],
    ['a template in a template', (name) => $`<${$`[${name}]`}>`, '<[${{ params.name }}]>'],
    ['the sign of an island', (name) => $`\${{ ${name} }}`, '$${{ ${{ params.name }} }}'],
    ['a dollar sign before an island', (name) => $`a$$${name}`, "a${{ '$$' }}${{ params.name }}"],
    ['a template in a function', (name) => expr.upper($`a ${name}`), "${{ upper(concat('a ', toString(params.name))) }}"],
  ])('hold %s', (_, make, written) => {
    const flow = defineFlow({ id: 'f', params: { name: t.string() } }, ({ params }) => ({ text: make(params.name) }))
    expect(toAuthoring(flow)['outputs']).toEqual({ text: written })
  })
})

describe('expressions', () => {
  it.each<[Expression<unknown>, string]>([
    [
      expr.and(expr.lt(1, 2), expr.or(expr.gte('b', 'a'), expr.not(expr.regexMatch('x', '^x$', 'i')))),
      "1 < 2 && ('b' >= 'a' || !regexMatch('x', '^x$', 'i'))",
    ],
    [expr.if(true, [1, expr.len('ab')], { k: null }), 'true ? [1, len(\'ab\')] : { k: null }'],
    [expr.coalesce(expr.jsonPath(expr.value({}), '$.a'), 0), "coalesce(jsonPath({}, '$.a'), 0)"],
    [expr.get(expr.fromJson<{ a: number }>('{}'), 'a-b'), "fromJson('{}')['a-b']"],
    [expr.slice(expr.split('a,b', ','), 0, 1), "slice(split('a,b', ','), 0, 1)"],
    [expr.range(3), 'range(3)'],
    [expr.value({ a: [expr.hash(1)] }), '{ a: [hash(1)] }'],
  ])('are written as text', (expression, text) => {
    expect(islandOf(expression)).toBe(`\${{ ${text} }}`)
  })
})

describe('what cannot be written down is refused at once', () => {
  it.each<[string, (flow: FlowBuilder<{ readonly n: Schema<number> }>) => void, RegExp]>([
    ['a value of the run in a plain text', ({ params, action }) => {
      action('a', 'x:y', { text: `n is ${params.n as unknown as string}` })
    }, /params\.n has no value/],
    ['two ends', (flow) => { flow.finally(() => undefined); flow.finally(() => undefined) }, /one "finally"/],
    ['an end inside a step', (flow) => { flow.ifThen('i', true, () => { flow.finally(() => undefined) }) }, /belongs to the flow/],
    ['a loop whose item hides another', (flow) => {
      flow.foreach('a', { in: [1] }, () => { flow.foreach('b', { in: [2] }, () => undefined) })
    }, /"b" stands in one whose item is "item"/],
  ])('%s', (_, build, says) => {
    expect(() => defineFlow({ id: 'f', params: { n: t.number() } }, build)).toThrow(says)
  })

  it('a step after the flow was defined', () => {
    let late: (() => void) | undefined
    defineFlow({ id: 'f' }, ({ wait }) => { late = () => { wait('late', { for: '1s' }) } })
    expect(late).toThrow(/"late" was written after its flow was defined/)
  })
})
