import type { FlowIR, FlowRef, HandlerBinding, Step } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import { brokenFlowHandlers, brokenHandlers } from './handler-rules.ts'
import { brokenQuestion } from './human-rules.ts'
import { allSteps } from './step-tree.ts'

// What a sealed flow keeps beyond its shape: identity is unique, what it calls is what it pins, questions and handlers mean something.

type Document = FlowIR | FlowDocument1

function* repeated(what: string, names: Iterable<string>): Generator<string> {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) yield `the ${what} "${name}" occurs twice`
    seen.add(name)
  }
}

const variablesOf = (steps: readonly Step[]): string[] => steps.flatMap((step) => step.kind === 'let' ? Object.keys(step.bindings) : [])

const repairsOf = (handlers: readonly HandlerBinding[] | undefined): FlowRef[] =>
  (handlers ?? []).flatMap(({ action }) => action.kind === 'repair' ? [action.flowRef] : [])

/** The subflows that a flow's steps and handlers run. */
function flowRefsOf(flow: Document): readonly FlowRef[] {
  const inSteps = [...allSteps<Step>(flow)].flatMap((step) => [...step.kind === 'call' ? [step.flowRef] : [], ...repairsOf(step.handlers)])
  return [...inSteps, ...repairsOf(flow.handlers)]
}

function* unpinned(flow: Document): Generator<string> {
  for (const [name, pin] of Object.entries(flow.subflows)) {
    if (pin.flowId !== name) yield `the subflow "${name}" is pinned as "${pin.flowId}"`
  }
  for (const { flowId, irHash } of flowRefsOf(flow)) {
    const pin = Object.hasOwn(flow.subflows, flowId) ? flow.subflows[flowId] : undefined
    if (pin?.irHash !== irHash) yield `the flow runs "${flowId}" at ${irHash}, which is not what it pins`
  }
}

/** The rules a flow breaks, in words. */
export function brokenRules(flow: Document): readonly string[] {
  const steps = [...allSteps<Step>(flow)]
  return [
    ...repeated('step id', steps.map((step) => step.stepId)),
    ...repeated('variable', variablesOf(steps)),
    ...repeated('param', flow.params.map((param) => param.name)),
    ...repeated('output', flow.outputs.map((output) => output.name)),
    ...unpinned(flow),
    ...steps.flatMap((step) => (step.kind === 'human' ? brokenQuestion(step) : [])),
    ...steps.flatMap((step) => [...brokenHandlers(step, flow.irVersion)]), ...brokenFlowHandlers(flow.handlers, flow.irVersion),
  ]
}
