import { Type, type Static } from '@sinclair/typebox'
import type { Json, JsonObject } from '../base/json.ts'
import { OUTCOMES, PLAN_WORDS, VERDICTS, type Outcome, type Verdict } from './vocabulary.ts'

// The one table of what a program may ask: the control socket of a live run and the tools of MCP are two faces of it.

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
const text = Type.String({ minLength: 1 })
const seq = Type.Integer({ minimum: 0 })
const json = Type.Unsafe<Json>({})
const values = Type.Unsafe<JsonObject>({ type: 'object' })
const list = <T>(items: object): ReturnType<typeof Type.Unsafe<readonly T[]>> => Type.Unsafe<readonly T[]>({ type: 'array', items })

const runId = Type.String({ minLength: 1, description: 'A run id, or a beginning of it that no other run has, or @latest.' })
const flowFile = Type.String({
  minLength: 1, description: 'A flow file (*.flow.yaml, *.flow.ts or a sealed flow), by its path in the working folder.',
})
const params = Type.Unsafe<JsonObject>({ type: 'object', description: 'Parameters of the flow by name.' })
const labels = Type.Unsafe<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: { type: 'string' } })
const supervise = Type.Unsafe<'mutating' | 'all'>({
  enum: ['mutating', 'all'], description: 'A person is asked before each dispatch that changes the world, or before all.',
})
const wait = Type.Boolean({ description: 'Answers when the run stands still; false: as soon as it has begun. Default true.' })
const allow = Type.Unsafe<readonly string[]>({
  type: 'array', items: { type: 'string', minLength: 1 },
  description: 'Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed.',
})
const refs = list<string>({ type: 'string', minLength: 1 })
const actor = Type.String({ minLength: 1, description: 'Who asks, for the log. Default: the user of the process that answers.' })
const reason = Type.String({ minLength: 1, description: 'In plain words; kept in the log.' })

const resumed = {
  runId,
  flow: maybe(Type.String({
    minLength: 1, description: 'A flow file to go on with, or "archived": the flow as the run last had it, which a changed file asks for.',
  })),
  params: maybe(params), allowMutatingReexec: maybe(allow), reason: maybe(reason), forceReexecute: maybe(refs),
  adopt: maybe(list<{ readonly ref: string; readonly reason: string }>(
    Type.Object({ ref: text, reason: Type.String({ minLength: 1, pattern: '\\S' }) }, closed),
  )),
  adoptRest: maybe(Type.String({
    minLength: 1, pattern: '\\S', description: 'Why everything clean is kept that only its position would run again.',
  })),
}

/** A run as it stands; `running` while a process works on it. */
const outcome = Type.Unsafe<Outcome | 'running'>({ enum: [...OUTCOMES, 'running'] })
const verdict = Type.Unsafe<Verdict>({ enum: VERDICTS })
const requests = list<JsonObject>(Type.Object({
  requestId: text, runId: text, ref: text, kind: text, prompt: Type.String(), decisions: maybe(list<string>(Type.String())),
  inputSchema: maybe(json),
}))
const stands = Type.Object({
  runId: text, outcome, verdict: maybe(verdict), reason: maybe(Type.String()), outputs: maybe(values), headSeq: seq,
  exitCode: Type.Integer(),
  requests, next: maybe(Type.Object({ command: text, note: maybe(Type.String()) })),
})

/** Parameters and result of every method, by its name. */
export const rpcMethods = {
  'run.start': {
    params: Type.Object({
      flow: flowFile, params: maybe(params), runId: maybe(Type.String({ minLength: 1, description: 'Default: a fresh one.' })),
      labels: maybe(labels), supervise: maybe(supervise), wait: maybe(wait),
    }, closed),
    result: stands,
  },
  'run.list': {
    params: Type.Object({
      flow: maybe(text), outcome: maybe(Type.Unsafe<Outcome>({ enum: OUTCOMES })), labels: maybe(labels),
      limit: maybe(Type.Integer({ minimum: 1, maximum: 1_000, description: 'At most so many, newest first. Default 100.' })),
    }, closed),
    result: Type.Object({
      schemaVersion: Type.Literal(1),
      runs: list<JsonObject>(Type.Object({ runId: text, flowId: text, outcome, startedAtMs: Type.Integer() })),
    }),
  },
  'run.get': {
    params: Type.Object({ runId }, closed),
    result: Type.Object({
      schemaVersion: Type.Literal(1), runId: text, flowId: text, outcome, reason: maybe(Type.String()), headSeq: seq,
      exitCode: Type.Integer(),
      tally: values, problems: values, happened: values, mayHaveHappened: values, waitsFor: values, requests, outputs: maybe(values),
      next: Type.Object({ command: text, note: maybe(Type.String()) }),
    }),
  },
  'run.events': {
    params: Type.Object({
      runId, after: maybe(seq), limit: maybe(Type.Integer({ minimum: 1, maximum: 1_000 })),
      follow: maybe(Type.Boolean({
        description: 'Each event is a notification "run.event"; the answer comes when the process lets go of the run.',
      })),
    }, closed),
    result: Type.Object({
      runId: text, events: list<JsonObject>(Type.Object({ seq, type: text })),
      after: Type.Integer({ description: 'Seq of the last event told.' }),
    }),
  },
  'run.resume': { params: Type.Object({ ...resumed, supervise: maybe(supervise), wait: maybe(wait) }, closed), result: stands },
  'run.plan': {
    params: Type.Object({
      ...resumed, ask: maybe(Type.Boolean({ description: 'Asks providers what became of open dispatches; changes nothing.' })),
    }, closed),
    result: Type.Object({
      schemaVersion: Type.Literal(1), runId: text, flowId: text, irHash: text, totals: values,
      instances: list<JsonObject>(Type.Object({ ref: text, word: Type.Unsafe<string>({ enum: PLAN_WORDS }), reason: Type.String() })),
    }),
  },
  'run.retry': {
    params: Type.Object({
      runId, step: maybe(Type.String({ minLength: 1, description: 'Which failed instance. Default: the only one.' })),
      context: maybe(Type.Unsafe<JsonObject>({ type: 'object', description: 'Recorded, and given to the attempt as `previous`.' })),
      allowMutatingReexec: maybe(allow), reason: maybe(reason), actor: maybe(actor),
    }, closed),
    result: Type.Object({
      runId: text, step: text, attemptId: text, attempt: Type.Integer({ minimum: 1 }),
      kind: Type.Unsafe<'run' | 'step'>({ enum: ['run', 'step'] }),
      mode: Type.Unsafe<'firedWaiting' | 'extra'>({ enum: ['firedWaiting', 'extra'] }), manual: Type.Literal(true),
    }),
  },
  'run.cancel': {
    params: Type.Object({ runId, reason: maybe(reason), actor: maybe(actor) }, closed),
    result: Type.Object({
      runId: text, how: Type.Unsafe<'asked' | 'closed'>({
        enum: ['asked', 'closed'], description: 'asked: its process ends it; closed: it had none, and is over.',
      }),
    }),
  },
  'human.inbox': {
    params: Type.Object({ runId: maybe(runId) }, closed),
    result: Type.Object({ schemaVersion: Type.Literal(1), requests }),
  },
  'human.answer': {
    params: Type.Object({
      runId, requestId: text, decision: maybe(Type.String({ minLength: 1, description: 'One of those that the question offers.' })),
      input: maybe(Type.Unsafe<Json>({ description: 'What the question asks for, where it has a schema.' })), note: maybe(text),
      actor: maybe(actor),
    }, closed),
    result: Type.Object({
      runId: text, requestId: text, decision: maybe(Type.String()), next: maybe(Type.Object({ command: text, note: maybe(Type.String()) })),
    }),
  },
  capabilities: {
    params: Type.Object({}, closed),
    result: Type.Object({
      schemaVersion: Type.Literal(1), software: text, capabilities: list<string>(text), methods: list<string>(text), runId: maybe(text),
    }),
  },
}

export type RpcMethod = keyof typeof rpcMethods
export type RpcParams<M extends RpcMethod> = Static<(typeof rpcMethods)[M]['params']>

/** A request that may be heeded. */
export type RpcCall = { readonly [M in RpcMethod]: { readonly method: M; readonly params: RpcParams<M> } }[RpcMethod]

export const rpcCallSchema = Type.Unsafe<RpcCall>({
  $id: 'RpcCall', type: 'object', required: ['method'], discriminator: { propertyName: 'method' },
  oneOf: Object.entries(rpcMethods).map(([method, { params: asked }]) =>
    Type.Object({ method: Type.Literal(method), params: asked }, closed)),
})
