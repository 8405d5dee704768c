import type { JsonObject } from '../../base/json.ts'
import { methodSchemas } from '../../model/generated/method-schemas.js'
import type { RpcMethod } from '../../model/rpc.ts'

/** What a tool does to the world, for whoever decides whether it may be called. */
interface Annotations {
  readonly title: string
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

export interface Tool {
  readonly name: string
  readonly method: RpcMethod
  readonly description: string
  readonly annotations: Annotations
}

const reads = (title: string): Annotations =>
  ({ title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false })
const acts = (title: string): Annotations =>
  ({ title, readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true })

const GATE = 'What would repeat an effect is refused, and the error names it: ask a person, then name it in allowMutatingReexec.'

export const TOOLS: readonly Tool[] = [
  {
    name: 'run_flow', method: 'run.start', annotations: acts('Run a flow'),
    description: 'Compiles a flow file and runs it to an outcome; with wait: false answers once it has begun. Its steps act on the world.',
  },
  {
    name: 'list_runs', method: 'run.list', annotations: reads('List runs'),
    description: 'Runs of the store, newest first, and how each stands.',
  },
  {
    name: 'get_run', method: 'run.get', annotations: reads('Look at a run'),
    description: 'How a run stands: what failed, what happened or may have, what it waits for, what it asks people, what to do next.',
  },
  {
    name: 'plan_resume', method: 'run.plan', annotations: reads('Plan a resume'),
    description: 'What resume_run with the same arguments would do with each instance, and why; what is gated. Changes nothing.',
  },
  {
    name: 'resume_run', method: 'run.resume', annotations: acts('Go on with a run'),
    description: `Goes on with a run where it stands, under the same flow or a changed one. ${GATE}`,
  },
  {
    name: 'retry_run', method: 'run.retry', annotations: acts('Retry a failed step'),
    description: `Tries one failed instance again, now; answers once the attempt has begun, and get_run tells how it went. ${GATE}`,
  },
  {
    name: 'answer_request', method: 'human.answer', annotations: acts('Answer a question'),
    description: 'Answers a question that a run asks a person, once; get_run shows the questions. Only with what a person said.',
  },
]

/** What callers of tools do not say: who asks is known here. */
const HIDDEN = 'actor'

function inputSchema(method: RpcMethod): JsonObject {
  const { params } = methodSchemas[method]
  const { [HIDDEN]: _hidden, ...properties } = params['properties'] as JsonObject
  return { ...params, properties }
}

/** A tool as it is listed. */
export const listedTool = ({ name, method, description, annotations }: Tool): object => ({
  name, title: annotations.title, description, inputSchema: inputSchema(method), outputSchema: methodSchemas[method].result, annotations,
})

/** Whether arguments say what is not theirs to say. */
export const saysHidden = (args: object): boolean => Object.hasOwn(args, HIDDEN)
