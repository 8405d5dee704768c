import { once } from 'node:events'
import { statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { Fault, isFault } from '../model/fault.ts'
import { addressOf, checkSocket, controlFolder, socketNames } from './control-place.ts'

/** Nobody is behind such a socket, or it went away meanwhile. */
const NOBODY = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT']

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Connects; undefined when nobody listens. */
export async function connectTo(store: string, name: string): Promise<Socket | undefined> {
  const { address, release } = addressOf(store, name)
  const socket = connect({ path: address })
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    socket.destroy()
    if (NOBODY.includes(codeOf(error))) return undefined
    throw error
  } finally {
    release()
  }
}

const madeAt = (store: string, name: string): number =>
  statSync(join(controlFolder(store), name), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Of the sockets of a run the newest that somebody listens at. @throws Fault control.refused, control.unavailable */
export async function connectToRun(store: string, runId: string): Promise<Socket | undefined> {
  try {
    return await newestOf(store, runId)
  } catch (error) {
    if (isFault(error)) throw error
    const problem = `the control socket of ${runId} cannot be used: ${messageOf(error)}`
    throw new Fault('control.refused', problem, { cause: error, next: 'what is asked through the store still counts' })
  }
}

async function newestOf(store: string, runId: string): Promise<Socket | undefined> {
  const names = socketNames(store, runId).toSorted((a, b) => madeAt(store, b) - madeAt(store, a))
  for (const name of names) {
    const socket = await checkedConnection(store, name)
    if (socket !== undefined) return socket
  }
  return undefined
}

async function checkedConnection(store: string, name: string): Promise<Socket | undefined> {
  try {
    checkSocket(store, name)
    return await connectTo(store, name)
  } catch (error) {
    if (NOBODY.includes(codeOf(error))) return undefined
    throw error
  }
}
