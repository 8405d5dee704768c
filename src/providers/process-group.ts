import { setTimeout as sleep } from 'node:timers/promises'
import { isGroupAlive } from './process-identity.ts'

const POLL_MS = 25

/** How long a killed group is waited for: only a process the kernel cannot end takes longer. */
const AFTER_KILL_MS = 2_000

/** A group that is already gone, or no longer ours, needs no signal. */
function signalGroup(group: number, signal: NodeJS.Signals): void {
  try { process.kill(-group, signal) } catch { /* nobody to tell */ }
}

async function isGoneWithin(group: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  while (isGroupAlive(group)) {
    if (performance.now() >= deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/** Asks a whole process group to end, and kills what is left of it after the grace. */
export async function endGroup(group: number, graceMs: number): Promise<void> {
  signalGroup(group, 'SIGTERM')
  if (await isGoneWithin(group, graceMs)) return
  signalGroup(group, 'SIGKILL')
  await isGoneWithin(group, AFTER_KILL_MS)
}
