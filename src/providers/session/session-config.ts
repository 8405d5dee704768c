import type { JsonObject } from '../../base/json.ts'
import type { JsonSchemaDocument } from '../../model/flow.ts'

// How an agent's program is started and understood: data, in the arguments of an action, in a preset, or one over the other.

/** A test of one frame: what stands at `path` (members by name, `a.b.0`) is there and, with `equals`, is that. */
export interface FrameTest { readonly path: string; readonly equals?: unknown }

/** Where a number stands in a terminal frame, and whether it counts this turn alone or all since its process began. */
export interface UsagePath { readonly path: string; readonly counts?: 'turn' | 'process' }

export interface SessionConfig {
  readonly command: string
  readonly args?: readonly string[]
  /** Relative to the working folder; default: that folder. */
  readonly cwd?: string
  /** Values may be secrets. */
  readonly env?: Readonly<Record<string, unknown>>
  /** Appended to resume a session; `{sid}` is its id. Left out or empty: it cannot resume, and begins afresh. */
  readonly resumeArgs?: readonly string[]
  /** Written for a message, a whole text `"{message}"` being it. Default `{"type":"user","message":"{message}"}`. */
  readonly messageFrame?: JsonObject
  /** Where a frame names the session. Default `session_id`. */
  readonly sessionId?: string
  /** All hold of a frame that ends a turn. Default: `type` equals `result`. */
  readonly terminal?: readonly FrameTest[]
  /** One holds of a frame that is an error, a terminal one among them. Default: `is_error` equals true. */
  readonly error?: readonly FrameTest[]
  /** Where the text of an error stands. Default `result`, else the frame itself. */
  readonly errorText?: string
  /** A line of standard error that says that the session is not known: a pattern of the flow's own kind; a group `sid` names it. */
  readonly resumeRejected?: string
  /** Where the result stands in the terminal frame. Default `result`; an object there is given as it is, a text that is JSON too. */
  readonly result?: string
  /** Where the program says how far its work came. Default: `status` of the result, where that is an object; else absent. */
  readonly status?: string
  readonly usage?: {
    readonly inputTokens?: UsagePath; readonly outputTokens?: UsagePath; readonly costUsd?: UsagePath; readonly turns?: UsagePath
  }
  /** Sessions that the program keeps on disk: files of this glob (relative to `cwd`), the id being the name without its extension. */
  readonly findRecoverable?: { readonly files: string }
  /** Ends its own process after an answer: a message is a process of its own. Default false. */
  readonly oneShot?: boolean
}

/** What a session may use up in all: over continuations, retries and resumes of the same step. */
export interface SessionLimits { readonly turns?: number; readonly costUsd?: number; readonly duration?: string | number }

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costUsd: number
  readonly turns: number
}

/** What `session:send` and `session:run` give. */
export interface SessionAnswer {
  readonly result: unknown
  readonly sessionId: string
  /** Whether the program goes on with the session it was asked to resume. */
  readonly outcome: 'resumed' | 'fresh'
  /** `continued`: one conversation since it began; `broken`: an earlier one is lost to it. */
  readonly continuity: 'continued' | 'broken'
  readonly status?: 'completed' | 'partial' | 'failed' | 'limited'
  /** Which limit ended it. */
  readonly limit?: keyof SessionLimits
  /** Of this step in all. */
  readonly usage: Usage
}

/** Shape of a configuration, as presets and arguments are checked. */
export const SESSION_CONFIG_SCHEMA = {
  type: 'object', additionalProperties: false,
  properties: {
    command: { type: 'string', minLength: 1 }, args: { type: 'array', items: { type: 'string' } }, cwd: { type: 'string' },
    env: { type: 'object' }, resumeArgs: { type: 'array', items: { type: 'string' } }, messageFrame: { type: 'object' },
    sessionId: { type: 'string' }, errorText: { type: 'string' }, resumeRejected: { type: 'string' }, result: { type: 'string' },
    status: { type: 'string' }, oneShot: { type: 'boolean' },
    terminal: { type: 'array', minItems: 1, items: { $ref: '#/$defs/test' } },
    error: { type: 'array', minItems: 1, items: { $ref: '#/$defs/test' } },
    usage: {
      type: 'object', additionalProperties: false,
      properties: Object.fromEntries(['inputTokens', 'outputTokens', 'costUsd', 'turns'].map((name) => [name, { $ref: '#/$defs/usage' }])),
    },
    findRecoverable: { type: 'object', additionalProperties: false, required: ['files'], properties: { files: { type: 'string' } } },
  },
  $defs: {
    test: { type: 'object', additionalProperties: false, required: ['path'], properties: { path: { type: 'string' }, equals: {} } },
    usage: {
      type: 'object', additionalProperties: false, required: ['path'],
      properties: { path: { type: 'string' }, counts: { enum: ['turn', 'process'] } },
    },
  },
} as const satisfies JsonSchemaDocument
