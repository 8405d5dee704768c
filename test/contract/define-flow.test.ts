import { describe, expect, it } from 'vitest'
import { compileFlow } from '../../src/compile/compile-flow.ts'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { $, expr } from '../../src/compile/define/expression-functions.ts'
import { toAuthoring } from '../../src/compile/define/flow-definition.ts'
import { t } from '../../src/compile/define/schema-builder.ts'
import { ajvSchemaCheck } from '../../src/engine/ajv-schema-check.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import type { SourceFiles } from '../../src/ports/source-files.ts'
import { shellManifest } from '../../src/providers/shell/shell-manifest.ts'

const http = {
  name: 'http', version: '1', features: [], channels: [],
  actions: { request: { effect: 'declared' as const, input: { type: 'object' }, output: { type: 'object' } } },
}

function compiled(text: string, parsed?: unknown): FlowIR {
  const sources: SourceFiles = { read: () => new TextEncoder().encode(text), resolve: (_, name) => name }
  const input = { entry: 'flow.yaml', sources, manifests: [shellManifest, http], schemaCheck: ajvSchemaCheck() }
  const result = compileFlow(parsed === undefined ? input : { ...input, parsed })
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics, null, 2))
  return result.bundle.root
}

const release = defineFlow({
  id: 'release', params: { version: t.string(), targets: { schema: t.array(t.string()), default: ['linux'] } },
  defaults: { timeout: '10m', shell: { cwd: 'pkg', env: { FORCE_COLOR: '0' } } },
}, ({ params, shell, secret, ...flow }) => {
  shell('test', 'npm test # ${{ no expression', { effect: 'readonly', retry: 2 })
  const pack = shell('pack', 'npm pack --json', {
    effect: 'mutating', idempotent: true, json: t.array(t.object({ filename: t.string() })),
    outputs: (output) => ({ file: output.json[0].filename }),
  })
  flow.human('approve', {
    mode: 'confirm', prompt: $`Publish ${params.version}?`, presents: [pack.output.file], decisions: ['publish', 'stop'], timeout: '1d',
  })
  shell('publish', ['npm', 'publish', pack.output.file], {
    when: expr.ne(params.version, '0.0.0'), effect: 'mutating', env: { NODE_AUTH_TOKEN: secret('NPM_TOKEN') },
    expect: (output) => [expr.eq(output.exitCode, 0), { file: { path: pack.output.file } }],
  })
  flow.foreach('each', { in: expr.product(params.targets, ['20', '22']), as: 'm', key: (m) => expr.join(m, '-'), concurrency: 4 }, (m) => {
    const { label } = flow.letVars('names', { label: $`${m[0]}/${m[1]}` })
    flow.parallel('both', {
      one: () => { shell('smoke', './smoke.sh', { effect: 'readonly', env: { TARGET: label } }) },
      two: () => { flow.wait('pause', { for: '5s' }) },
    })
  })
  flow.action('announce', 'http:request', { url: 'https://example.com', body: { version: params.version, text: 'not ${{ an.island }}' } }, {
    effect: 'mutating', idempotent: true, expect: [], onUnknown: [{ continue: true }],
  })
  flow.finally(() => { shell('down', 'docker compose down', { effect: 'mutating', idempotent: true }) })
  return { tarball: pack.output.file }
})

const text = `
flow: release
params: { version: { type: string }, targets: { type: array, items: { type: string }, default: [linux] } }
defaults: { timeout: 10m, shell: { cwd: pkg, env: { FORCE_COLOR: "0" } } }
steps:
  - { id: test, shell: "npm test # $\${{ no expression", effect: readonly, retry: 2 }
  - id: pack
    shell: npm pack --json
    json: true
    effect: mutating
    idempotent: true
    outputs: { file: "\${{ output.json[0].filename }}" }
  - id: approve
    human:
      mode: confirm
      prompt: "Publish \${{ params.version }}?"
      presents: ["\${{ steps.pack.output.file }}"]
      decisions: [publish, stop]
      timeout: 1d
  - id: publish
    when: params.version != '0.0.0'
    shell: [npm, publish, "\${{ steps.pack.output.file }}"]
    effect: mutating
    env: { NODE_AUTH_TOKEN: "\${{ secrets.NPM_TOKEN }}" }
    expect: [output.exitCode == 0, { file: { path: "\${{ steps.pack.output.file }}" } }]
  - id: each
    foreach:
      in: product(params.targets, ['20', '22'])
      as: m
      key: "\${{ join(iter.m, '-') }}"
      concurrency: 4
      steps:
        - { id: names, let: { label: "\${{ iter.m[0] }}/\${{ iter.m[1] }}" } }
        - id: both
          parallel:
            branches:
              one: [{ id: smoke, shell: ./smoke.sh, effect: readonly, env: { TARGET: "\${{ vars.label }}" } }]
              two: [{ id: pause, wait: { for: 5s } }]
  - id: announce
    action: http:request
    effect: mutating
    idempotent: true
    args: { url: https://example.com, body: { version: "\${{ params.version }}", text: "not $\${{ an.island }}" } }
    expect: []
    onUnknown: [{ continue: true }]
finally:
  - { id: down, shell: docker compose down, effect: mutating, idempotent: true }
outputs: { tarball: "\${{ steps.pack.output.file }}" }
`

const unplaced = ({ sourceMap: _where, ...flow }: FlowIR): object => flow

describe('a flow written in TypeScript', () => {
  it('compiles to what the same flow in YAML compiles to', () => {
    const [fromText, fromTree] = [compiled(text), compiled('', toAuthoring(release))]
    expect(unplaced(fromTree)).toEqual(unplaced(fromText))
    expect(fromTree.irHash).toBe(fromText.irHash)
  })
})
