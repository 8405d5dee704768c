import { HOOKS, VERDICT_POLICIES } from '../../model/vocabulary.ts'
import { type AuthoringNode, valueAt } from '../parse/authoring-node.ts'
import type { AuthoredFlow } from './authored.ts'
import type { Context } from './context.ts'
import { readMacros } from './macros.ts'
import { readDefaults } from './read-defaults.ts'
import { readHandlers } from './read-handlers.ts'
import { readName } from './read-id.ts'
import { asOneOf, closedMap, field, maybe, required } from './read-node.ts'
import { readOutputs, readParams } from './read-params.ts'
import { StepReader } from './read-steps.ts'

export const FLOW_KEYS = ['flow', 'params', 'defaults', 'macros', 'steps', 'finally', 'outputs', 'verdictPolicy', ...HOOKS] as const

/** Resolves every authoring form of a flow, or gives undefined when it was reported what is wrong. */
export function normalizeFlow(node: AuthoringNode, context: Context): AuthoredFlow | undefined {
  const map = closedMap(node, 'a flow', FLOW_KEYS, context, 'it starts with flow: NAME and steps:')
  if (map === undefined) return undefined
  const name = required(map, 'flow', 'a flow', context, 'its name comes first, as flow: release')
  const flowId = maybe(name, (each) => readName(each, 'flow', 'a flow', context))
  const steps = required(map, 'steps', 'a flow', context)
  const reader = new StepReader(context, readMacros(valueAt(map, 'macros'), context))
  const flow = {
    params: readParams(valueAt(map, 'params'), context),
    outputs: readOutputs(valueAt(map, 'outputs'), context),
    defaults: readDefaults(valueAt(map, 'defaults'), context),
    body: steps === undefined ? [] : reader.list(steps, '"steps"'),
    ...field('finally', maybe(valueAt(map, 'finally'), (each) => reader.list(each, '"finally"'))),
    handlers: readHandlers(map, context),
    ...field('verdictPolicy', maybe(valueAt(map, 'verdictPolicy'), (each) => asOneOf(each, '"verdictPolicy"', VERDICT_POLICIES, context))),
  }
  return flowId === undefined || context.findings.hasErrors ? undefined : { flowId, at: name?.place ?? map.place, ...flow }
}
