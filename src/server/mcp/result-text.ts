import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import type { RpcMethod } from '../../model/rpc.ts'

// What a tool's answer says in a few words, beside the answer itself: for whoever reads along.

const MOST = 20

const text = (value: Json | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const rows = (value: Json | undefined): readonly JsonObject[] =>
  (Array.isArray(value) ? (value as readonly Json[]).filter((row) => isJsonObject(row)) : [])

function listed(all: readonly JsonObject[], line: (row: JsonObject) => string): readonly string[] {
  const more = all.length > MOST ? [`and ${String(all.length - MOST)} more`] : []
  return [...all.slice(0, MOST).map(line), ...more]
}

const question = ({ requestId, ref, prompt, decisions }: JsonObject): string =>
  `${text(ref)} asks (${text(requestId)}): ${text(prompt)}${Array.isArray(decisions) ? ` [${decisions.join(', ')}]` : ''}`

function next({ next: step }: JsonObject): readonly string[] {
  return isJsonObject(step) ? [`next: ${text(step['command'])}`] : []
}

function standing(run: JsonObject): readonly string[] {
  const why = run['reason'] === undefined ? '' : `: ${text(run['reason'])}`
  return [`${text(run['runId'])} ${text(run['outcome'])}${why}`, ...listed(rows(run['requests']), question), ...next(run)]
}

const planned = ({ ref, word, reason, gate }: JsonObject): string =>
  `${text(word)} ${text(ref)}: ${text(reason)}${isJsonObject(gate) && gate['state'] === 'held' ? ' (gated: allowMutatingReexec)' : ''}`

function plan({ runId, instances }: JsonObject): readonly string[] {
  const all = rows(instances)
  const others = all.filter(({ word }) => word !== 'keep')
  return [`${text(runId)}: ${String(all.length - others.length)} kept, ${String(others.length)} not`, ...listed(others, planned)]
}

const SAID: { readonly [M in RpcMethod]?: (result: JsonObject) => readonly string[] } = {
  'run.start': standing, 'run.resume': standing, 'run.get': standing, 'run.plan': plan,
  'run.list': ({ runs }) => listed(rows(runs), ({ runId, flowId, outcome }) => `${text(runId)} ${text(flowId)} ${text(outcome)}`),
  'run.retry': ({ runId, step, attempt, mode }) => [`${text(runId)}: attempt ${text(attempt)} of ${text(step)} has begun (${text(mode)})`],
  'human.answer': (answer) => [`${text(answer['runId'])}: the answer is taken`, ...next(answer)],
}

/** An answer in a few lines. */
export function resultText(method: RpcMethod, result: JsonObject): string {
  const lines = SAID[method]?.(result) ?? []
  return lines.length === 0 ? 'nothing' : lines.join('\n')
}
