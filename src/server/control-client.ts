import type { Socket } from 'node:net'
import { isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import { Fault } from '../model/fault.ts'
import type { RpcMethod, RpcParams } from '../model/rpc.ts'
import type { RunEvent } from '../model/run-event.ts'
import { connectToRun } from './connect.ts'
import { LineFrames } from './line-frames.ts'
import { thrownError, type RpcErrorObject } from './rpc-error.ts'

export interface ControlCallOptions {
  /** How long the answer may take, in milliseconds. Default: as long as it takes. */
  readonly timeoutMs?: number
}

/** Answers may be long: a run has many steps. */
const LONGEST_ANSWER = 256 * 1_048_576
const ID = 1

const noAnswer = (runId: string, why: string): Fault =>
  new Fault('control.no-answer', `the process of ${runId} ${why}`, { next: `runner status ${runId}` })

function ask(socket: Socket, method: RpcMethod, params: object): void {
  socket.write(`${JSON.stringify({ jsonrpc: '2.0', id: ID, method, params })}\n`)
}

/** The messages of a connection, each as it comes. It is over when the other end is. */
async function* messages(socket: Socket): AsyncGenerator<JsonObject, void> {
  const frames = new LineFrames(LONGEST_ANSWER)
  for await (const piece of socket) {
    for (const frame of frames.push(piece as Buffer)) {
      yield messageIn(frame.kind === 'line' ? frame.text : '')
    }
  }
}

/** What listens there does not speak as a run does. */
class Garbled extends Error {}

function messageIn(text: string): JsonObject {
  try {
    const message: unknown = JSON.parse(text)
    if (isJsonObject(message)) return message
  } catch { /* the same */ }
  throw new Garbled('an answer is no JSON object')
}

/** What a message says to the request. @throws what was refused */
function answerIn(message: JsonObject): JsonObject | undefined {
  const { error, result } = message
  if (error !== undefined) throw isErrorObject(error) ? thrownError(error) : new Garbled('an error is none')
  return isJsonObject(result) ? result : undefined
}

/**
 * Asks the process that runs a run.
 * @param store the folder of the store
 * @returns undefined when no process of the run listens: what is asked through the store still counts
 * @throws Fault control.refused for a socket that cannot be trusted, control.no-answer when it goes away first or takes too long, and
 * whatever the method refuses
 */
export async function callControl<M extends RpcMethod>(
  store: string, runId: string, method: M, params: RpcParams<M>, { timeoutMs }: ControlCallOptions = {},
): Promise<JsonObject | undefined> {
  const socket = await connectToRun(store, runId)
  if (socket === undefined) return undefined
  let why = 'went away before it answered'
  const late = timeoutMs === undefined ? undefined : setTimeout(() => {
    why = `did not answer within ${String(timeoutMs)} ms`
    socket.destroy()
  }, timeoutMs)
  try {
    ask(socket, method, params)
    for await (const message of messages(socket)) {
      const answer = answerIn(message)
      if (answer !== undefined) return answer
    }
  } catch (error) {
    if (!isLoss(error)) throw error
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
  throw noAnswer(runId, why)
}

const isErrorObject = (error: unknown): error is RpcErrorObject & Json => isJsonObject(error)
  && typeof (error as { message?: unknown }).message === 'string' && isJsonObject((error as { data?: Json }).data ?? null)

/** The connection broke off, at whichever end, or means nothing. */
const isLoss = (error: unknown): boolean => error instanceof Garbled || error instanceof Error && 'code' in error &&
  ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(String(error.code))

/**
 * The events of a live run from a position on, as they are appended; ends when its process lets go of the run, goes away, or listens to
 * nobody. @param after seq of the last event that is known
 * @throws Fault control.refused
 */
export async function* followControl(store: string, runId: string, after: number): AsyncGenerator<RunEvent, void> {
  const socket = await connectToRun(store, runId)
  if (socket === undefined) return
  try {
    ask(socket, 'run.events', { runId, after, follow: true })
    for await (const message of messages(socket)) {
      if (answerIn(message) !== undefined) return
      const { params } = message
      if (isJsonObject(params)) yield params['event'] as unknown as RunEvent
    }
  } catch (error) {
    if (!isLoss(error)) throw error
  } finally {
    socket.destroy()
  }
}
