import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

/** Microseconds between looks. */
const INTERVAL_US = 100

/** Does work and writes a profile of it, as developer tools read it. */
export async function profiled<T>(file: string, work: () => Promise<T>): Promise<T> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US })
  await session.post('Profiler.start')
  const result = await work()
  const { profile } = await session.post('Profiler.stop')
  writeFileSync(file, JSON.stringify(profile))
  return result
}
