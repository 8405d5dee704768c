import { Fault } from '../model/fault.ts'
import type { Host } from './host.ts'

/** More is no answer of a person, in bytes. */
const MOST = 16 * 1024 * 1024

/** Everything on standard input. @throws Fault usage.invalid when there is none, too much, or it is no UTF-8 */
export async function readWholeInput({ stdin }: Pick<Host, 'stdin'>): Promise<string> {
  const wrong = (problem: string): Fault => new Fault('usage.invalid', `standard input ${problem}`, { next: 'name a file in place of -' })
  if (stdin.kind === 'none') throw wrong('is not there')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stdin.stream) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > MOST) throw wrong('is too long')
    chunks.push(part)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw wrong('is no UTF-8')
  }
}
