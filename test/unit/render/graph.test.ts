import { expect, test } from 'vitest'
import { graphMermaid } from '../../../src/cli/render/graph-mermaid.ts'
import { graphSvg } from '../../../src/cli/render/graph-svg.ts'
import { graphOf } from '../../../src/core/view/graph.ts'
import { buildLog } from '../support/log-builder.ts'
import { action, choice, flowOf, loop, recordsOf } from '../support/sample-runs.ts'

const work = action('work', { handlers: [{ hook: 'onFail', action: { kind: 'abort' } }] })
const flow = flowOf([action('open'), choice('pick', [action('a')], [action('b')]), loop('each', [work])])
const log = buildLog().start().shell('open').enter('each', 'foreach').shell('each[x]/work').shell('each[y]/work', { exitCode: 1 })
const view = graphOf(flow, { runId: 'r1', records: recordsOf(log) })

test('a Mermaid chart has every node and edge, with states', () => {
  expect(graphMermaid(view).split('\n')).toEqual([
    'flowchart TD',
    '  n0["open<br/>shell:exec<br/>pass"]:::pass',
    '  n1["pick<br/>if<br/>not begun"]',
    '  n2["a<br/>shell:exec<br/>not begun"]',
    '  n3["b<br/>shell:exec<br/>not begun"]',
    '  n4["each<br/>for each item<br/>open"]:::open',
    '  n5["work<br/>shell:exec<br/>1 pass, 1 fail"]:::fail',
    '  n0 --> n1', '  n1 -->|"then"| n2', '  n1 -->|"else"| n3', '  n1 --> n4', '  n4 -->|"body"| n5',
    '  n5 -.- h5(["onFail: abort"])',
    '  classDef pass stroke:#2da44e,stroke-width:2px',
    '  classDef fail stroke:#cf222e,stroke-width:2px',
    '  classDef open stroke:#0969da,stroke-width:2px',
  ])
})

test('two handlers of a step are two nodes', () => {
  const both = action('work', { handlers: [
    { hook: 'onFail', action: { kind: 'abort' } }, { hook: 'onUnknown', action: { kind: 'abort' } },
  ] })
  const nodes = [...graphMermaid(graphOf(flowOf([both]))).matchAll(/-\.- (\w+)/g)].map(([, id]) => id)
  expect([nodes.length, new Set(nodes).size]).toEqual([2, 2])
})

test('without a run nothing is said of states', () => {
  expect(graphMermaid(graphOf(flow))).not.toContain('not begun')
})

test('a step of finally says so', () => {
  expect(graphMermaid(graphOf(flowOf([action('a')], { finally: [action('clean')] })))).toContain('"clean<br/>shell:exec<br/>finally"')
})

test('a name cannot break out of its label', () => {
  const evil = { ...view, nodes: [{ id: 'a"]; click x "javascript:1', kind: 'action', label: '<script>', region: 'body' }] } as const
  expect(graphMermaid(evil)).toContain('n0["a#34;]#59; click x #34;javascript:1<br/>#60;script#62;"]')
  expect(graphSvg(evil)).not.toContain('<script')
})

test('the drawing has a box per node and is well-formed', () => {
  const svg = graphSvg(view)
  expect(svg.match(/<rect /g)).toHaveLength(6)
  expect(svg.match(/<path /g)).toHaveLength(5)
  expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length)
  expect(svg).toContain('stroke="#cf222e"')
})
