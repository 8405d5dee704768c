import type { Readable, Writable } from 'node:stream'
import type { JsonObject } from '../../base/json.ts'
import { callMethod } from '../call-method.ts'
import type { Caller, Handlers } from '../handlers.ts'
import { errorObject, RpcError, RPC_CODES, wrongRequest } from '../rpc-error.ts'
import { resultText } from './result-text.ts'
import type { Sdk } from './load-sdk.ts'
import { listedTool, saysHidden, TOOLS } from './tools.ts'

export interface McpOptions {
  readonly sdk: Sdk
  readonly handlers: Handlers
  readonly version: string
  /** What is told of a failure, without what nobody may read. */
  readonly mask: (text: string) => string
  readonly stdin: Readable
  readonly stdout: Writable
}

const INSTRUCTIONS = `Flows are files that describe steps; a run is one execution of a flow, kept in a store, and can be gone on with.
A run that is suspended, waits for a person, is blocked or gated is not over: get_run says what it needs, plan_resume what would happen.
Effects that happened are never repeated unless they are named in allowMutatingReexec, which is for a person to decide.`

interface ToolCall { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> | undefined }

/** Where progress is told: as long as a client hears something, it waits. */
type Notify = (progress: number, message: string) => Promise<void>

function callerOf(signal: AbortSignal, tell: Notify | undefined): Caller {
  let told = 0
  return {
    signal, notify: async (_method, params) => {
      const { event } = params as { readonly event?: { readonly type: string } }
      await tell?.(++told, event?.type ?? '')
    },
  }
}

/** An error is a result that says so: whoever called can read it and do something about it. */
function failed(error: unknown, mask: McpOptions['mask']): object {
  const { message, data } = errorObject(error)
  const next = data.next === undefined ? '' : `\nnext: ${data.next}`
  const content = [`error[${data.code}] ${message}${next}`, JSON.stringify({ error: { message, ...data } })]
  return { isError: true, content: content.map((text) => ({ type: 'text', text: mask(text) })) }
}

async function callTool({ handlers, mask }: McpOptions, { name, arguments: args = {} }: ToolCall, caller: Caller): Promise<object> {
  const tool = TOOLS.find((each) => each.name === name)
  if (tool === undefined) throw new RpcError(RPC_CODES.invalidParams, `there is no tool "${name}"`, { code: 'usage.invalid', exitCode: 64 })
  try {
    if (saysHidden(args)) throw wrongRequest('invalidParams', `${name}: who asks is known, and not said`)
    const structuredContent = await callMethod(handlers, { method: tool.method, params: args }, caller) as JsonObject
    return { structuredContent, content: [{ type: 'text', text: resultText(tool.method, structuredContent) }] }
  } catch (error) {
    return failed(error, mask)
  }
}

/** Tools that are offered on a pair of streams. */
export interface McpServing {
  /** Resolves when nothing that was called is unanswered. */
  answered(): Promise<void>
  close(): Promise<void>
}

/** Calls that are not answered. */
class Calls {
  readonly #open = new Set<Promise<unknown>>()

  async during<T>(call: Promise<T>): Promise<T> {
    this.#open.add(call)
    try {
      return await call
    } finally {
      this.#open.delete(call)
    }
  }

  async answered(): Promise<void> {
    while (this.#open.size > 0) await Promise.allSettled(this.#open)
    // What was answered last is on its way out by then.
    await new Promise<void>((resolve) => { setImmediate(resolve) })
  }
}

/** Offers the tools on a pair of streams. */
export async function serveMcp(options: McpOptions): Promise<McpServing> {
  const { sdk, version, stdin, stdout } = options
  const mcp = new sdk.McpServer({ name: 'flowir-runner', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  const { server } = mcp
  const calls = new Calls()
  server.setRequestHandler(sdk.ListToolsRequestSchema, () => ({ tools: TOOLS.map(listedTool) }))
  server.setRequestHandler(sdk.CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const token = params._meta?.progressToken
    const tell: Notify | undefined = token === undefined ? undefined : (progress, message) =>
      sendNotification({ method: 'notifications/progress', params: { progressToken: token, progress, message } })
    return calls.during(callTool(options, params, callerOf(signal, tell)))
  })
  await mcp.connect(new sdk.StdioServerTransport(stdin, stdout))
  return { answered: () => calls.answered(), close: () => mcp.close() }
}
