import { CompileError } from '../engine/source/compile-error.ts'
import { Fault, FAULTS, isFault, type FaultCode } from '../model/fault.ts'

/** Codes of JSON-RPC errors: those of the protocol, and two of ours. What was refused, `data.code` says. */
export const RPC_CODES = {
  parse: -32700, invalidRequest: -32600, methodNotFound: -32601, invalidParams: -32602, internal: -32603,
  fault: -32000, diagnostics: -32001,
} as const

/** What every error tells a program besides its message. */
interface ErrorData {
  /** Of a fault its own; `usage.invalid` for what is no request, `flow.diagnostics` for a flow that is wrong, `internal` for a bug. */
  readonly code: string
  /** That of the command line that would end so. */
  readonly exitCode: number
  /** What to do about it. */
  readonly next?: string
  readonly [more: string]: unknown
}

/** An error as JSON-RPC writes it. */
export interface RpcErrorObject { readonly code: number; readonly message: string; readonly data: ErrorData }

/** A request that cannot be heeded. */
export class RpcError extends Error {
  readonly object: RpcErrorObject

  constructor(code: number, message: string, data: ErrorData) {
    super(message)
    this.name = 'RpcError'
    this.object = { code, message, data }
  }

  get code(): number { return this.object.code }
}

const USAGE = { code: 'usage.invalid', exitCode: FAULTS['usage.invalid'].exit }

/** What is no request, or none that may be heeded. */
export const wrongRequest = (kind: 'parse' | 'invalidRequest' | 'invalidParams', message: string, more: object = {}): RpcError =>
  new RpcError(RPC_CODES[kind], message, { ...USAGE, ...more })

function ofFault({ code, exit, message, next, data }: Fault): RpcErrorObject {
  const { title } = FAULTS[code]
  return { code: RPC_CODES.fault, message, data: { ...data, code, title, exitCode: exit, ...next === undefined ? {} : { next } } }
}

const DIAGNOSTICS_EXIT = 65
const BUG_EXIT = 70

/** Why something was not done, whatever was thrown. */
export function errorObject(error: unknown): RpcErrorObject {
  if (error instanceof RpcError) return error.object
  if (isFault(error)) return ofFault(error)
  if (error instanceof CompileError) return {
    code: RPC_CODES.diagnostics, message: error.message,
    data: { code: 'flow.diagnostics', exitCode: DIAGNOSTICS_EXIT, diagnostics: error.diagnostics },
  }
  const message = error instanceof Error ? error.message : String(error)
  return { code: RPC_CODES.internal, message: `this is a bug in the runner: ${message}`, data: { code: 'internal', exitCode: BUG_EXIT } }
}

const isFaultCode = (code: unknown): code is FaultCode => typeof code === 'string' && Object.hasOwn(FAULTS, code)

/** The same at the other end: a fault where it was one. */
export function thrownError({ code, message, data }: RpcErrorObject): Error {
  const { code: named, title: _title, exitCode: _exit, next, ...more } = data
  if (!isFaultCode(named)) return new RpcError(code, message, data)
  return new Fault(named, message, { data: more, ...next === undefined ? {} : { next } })
}
