import type { TSchema } from '@sinclair/typebox'
import { configSchema, notifySchema, secretSourceSchema } from './config.ts'
import { exprSchema } from './expr.ts'
import { FLOW_1_DEFS, flow1Schema } from './flow-1.ts'
import { FLOW_AUTHORING_DEFS, flowAuthoringSchema } from './flow-authoring.ts'
import {
  assertionSchema, boundAttemptSchema, continuationPolicySchema, flowRefSchema, flowSchema, handlerActionSchema, handlerBindingSchema,
  hashSchema,
  outputDeclSchema, paramDeclSchema, predicateSchema, providerPinSchema, regionSchema, retryPolicySchema, selectorSchema,
  sourceMapEntrySchema,
  spanSchema, STEP_SCHEMAS, stepSchema, textMatchSchema,
} from './flow.ts'
import { actionManifestSchema, lockfileSchema, providerManifestSchema } from './manifest.ts'
import {
  assertionOutcomeSchema, evidenceItemSchema, evidenceOfferSchema, gapSchema, hashesSchema, runEventSchema, sessionCursorSchema,
  storedSchema,
} from './run-event.ts'
import { policyRuleSchema, policySchema } from './policy.ts'
import { rpcCallSchema, rpcMethods } from './rpc.ts'
import { runPathSchema } from './run-path.ts'

// Which schemas exist, what is exported of them and what is validated at a door. Read by the generator only.

export interface SchemaDocument { readonly schema: TSchema; readonly title: string; readonly description: string }

const unique = (schemas: readonly TSchema[]): readonly TSchema[] => [...new Map(schemas.map((schema) => [schema.$id, schema])).values()]

/** Every schema that others name by its `$id`. */
const defs = unique([
  hashSchema, exprSchema, flowRefSchema, paramDeclSchema, outputDeclSchema, textMatchSchema, selectorSchema, regionSchema, predicateSchema,
  assertionSchema, retryPolicySchema, continuationPolicySchema, handlerActionSchema, handlerBindingSchema, boundAttemptSchema,
  ...STEP_SCHEMAS,
  stepSchema, spanSchema, sourceMapEntrySchema, providerPinSchema, flowSchema, ...FLOW_1_DEFS,
  runPathSchema, storedSchema, evidenceItemSchema, gapSchema, evidenceOfferSchema, sessionCursorSchema, hashesSchema,
  assertionOutcomeSchema,
  runEventSchema, actionManifestSchema, providerManifestSchema, lockfileSchema, secretSourceSchema, notifySchema, configSchema,
  policyRuleSchema, policySchema, rpcCallSchema,
  ...FLOW_AUTHORING_DEFS,
])

export const schemaCatalog = {
  defs,
  documents: {
    'flow-ir.schema.json': { schema: flowSchema, title: 'FlowIR 2', description: 'A sealed, content-hashed flow.' },
    'flow-ir-1.schema.json': {
      schema: flow1Schema, title: 'FlowIR 1', description: 'A sealed flow of the first generation, read and verified as it stands.',
    },
    'flow-authoring.schema.json': { schema: flowAuthoringSchema, title: 'Flow', description: 'A flow as its author writes it.' },
    'run-event.schema.json': {
      schema: runEventSchema, title: 'Run event', description: 'One event of the append-only run log, in its envelope.',
    },
    'lockfile.schema.json': { schema: lockfileSchema, title: 'runner.lock.json', description: 'Pinned provider capabilities.' },
    'config.schema.json': { schema: configSchema, title: 'runner.config.json', description: 'Configuration of the command line.' },
    'policy.schema.json': { schema: policySchema, title: 'runner.policy.json', description: 'Which effects may be repeated.' },
    'rpc-call.schema.json': { schema: rpcCallSchema, title: 'Call', description: 'Method and parameters of a JSON-RPC request.' },
  } as const satisfies Record<string, SchemaDocument>,
  /** Validators compiled ahead of time, by exported name. */
  validators: {
    validateFlow: 'FlowIR', validateFlow1: 'FlowDocument1', validateRunEvent: 'RunEvent', validateLockfile: 'Lockfile',
    validateConfig: 'Config',
    validateManifest: 'ProviderManifest', validatePolicy: 'Policy', validateRpcCall: 'RpcCall',
  },
  /** Parameters and result of each method of JSON-RPC, as data for those who offer them. */
  methods: rpcMethods,
} as const
