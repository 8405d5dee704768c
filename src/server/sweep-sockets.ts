import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { connectTo } from './connect.ts'
import { controlFolder, makerOf, socketNames } from './control-place.ts'

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** Removes the sockets that dead processes left. */
export async function sweepSockets(store: string): Promise<void> {
  for (const name of socketNames(store)) {
    if (!isGone(makerOf(name) ?? process.pid)) continue
    const socket = await connectTo(store, name).catch(() => undefined)
    if (socket === undefined) rmSync(join(controlFolder(store), name), { force: true })
    else socket.destroy()
  }
}
