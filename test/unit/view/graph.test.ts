import { expect, test } from 'vitest'
import { graphOf } from '../../../src/core/view/graph.ts'
import { watchEvent, NOTHING_LIVE } from '../../../src/core/view/live-run.ts'
import { buildLog, hashOf } from '../support/log-builder.ts'
import { action, call, choice, failing, flowOf, loop, recordsOf } from '../support/sample-runs.ts'

const wifi = flowOf([
  action('open'), action('find'), choice('off', [action('toggle'), action('settle')]), call('login'), action('check'), action('close'),
], { handlers: [{ hook: 'onFail', action: { kind: 'abort' } }] })

// covers: PR-08
test('a graph has a node per step, edges in order, branches by name, and the hooks of the flow', () => {
  const view = graphOf(wifi)
  expect(view.nodes).toHaveLength(8)
  expect(view.edges.filter((edge) => edge.kind === 'sequence').map((edge) => `${edge.from}-${edge.to}`)).toEqual([
    'open-find', 'find-off', 'toggle-settle', 'off-login', 'login-check', 'check-close',
  ])
  expect(view.edges.filter((edge) => edge.kind === 'branch')).toEqual([{ kind: 'branch', from: 'off', to: 'toggle', label: 'then' }])
  expect(view.hooks).toEqual(['onFail: abort'])
  expect(view.nodes.find((node) => node.id === 'settle')).toMatchObject({ parent: 'off', region: 'then' })
  expect(view.nodes.find((node) => node.id === 'login')?.call).toEqual({ segment: 'login', flowId: 'login', irHash: hashOf('login') })
})

// covers: PR-09
test('a loop holds its body, and a handler of a step is a badge that leads nowhere', () => {
  const view = graphOf(flowOf([loop('each', [action('work', { handlers: [{ hook: 'onError', action: { kind: 'continue' } }] })])]))
  expect(view.nodes.find((node) => node.id === 'work')).toMatchObject({ parent: 'each', region: 'body' })
  expect(view.edges).toContainEqual({ kind: 'handler', from: 'work', badge: 'onError: continue' })
})

// covers: PR-17
test('both branches of a choice are labelled and hold their steps', () => {
  const view = graphOf(flowOf([choice('pick', [action('a')], [action('b')])]))
  expect(view.edges.map((edge) => (edge.kind === 'branch' ? [edge.to, edge.label] : []))).toEqual([['a', 'then'], ['b', 'else']])
  expect(view.nodes.find((node) => node.id === 'b')).toMatchObject({ parent: 'pick', region: 'else' })
})

// covers: PR-16
test('with a run each node counts its instances, and instances stay apart', () => {
  const flow = flowOf([loop('each', [action('work')]), action('after')])
  const log = buildLog().start().enter('each', 'foreach').shell('each[a]/work').shell('each[b]/work', { exitCode: 1 })
  const view = graphOf(flow, { runId: 'r1', records: recordsOf(log) })
  expect(view.nodes.map((node) => node.run)).toMatchObject([
    { instances: 1, standings: { open: 1 } }, { instances: 2, standings: { pass: 1, fail: 1 } }, { instances: 0, standings: {} },
  ])
  expect(Object.keys(view.instances ?? {})).toEqual(['each', 'each[a]/work', 'each[b]/work'])
})

test('steps of a callee are not those of the flow that calls it', () => {
  const log = buildLog().start().enter('login', 'call')
    .event('callFramePushed', 'login', { flowId: 'login', irHash: hashOf('login') }).shell('login/open')
  const view = graphOf(wifi, { runId: 'r1', records: recordsOf(log) })
  expect(view.nodes.find((node) => node.id === 'open')?.run?.instances).toBe(0)
})

test('somebody who watches from the middle of a log sees what begins after that', () => {
  const { events } = failing()
  let live = NOTHING_LIVE
  const ended: string[] = []
  for (const event of events.slice(4)) {
    const step = watchEvent(live, event)
    live = step.live
    if (event.type === 'stepExited' && step.record !== undefined) ended.push(`${step.record.ref} ${step.record.state}`)
  }
  expect(ended).toEqual(['pack judged', 'tag judged', 'publish judged', 'announce blocked'])
  expect(live.tally).toMatchObject({ pass: 2, fail: 1, blocked: 1 })
  expect(live.open.size).toBe(0)
})
