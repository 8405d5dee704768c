import { isJsonObject } from '../base/json.ts'
import type { DossierView } from '../core/view/dossier.ts'
import { Fault } from '../model/fault.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { Call } from './command.ts'
import type { Out } from './host.ts'
import { storedValue } from './read-run.ts'
import { safeLine } from './render/safe-text.ts'
import { useColor } from './color.ts'

const STREAMS = ['stdout', 'stderr'] as const

/** Bytes as they are for a program, made harmless line by line for a terminal. */
async function copy(bytes: AsyncIterable<Uint8Array>, out: Out, color: boolean): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    out.write(lines.map((line) => `${out.isTTY ? safeLine(line, color) : line}\n`).join(''))
    await out.drained()
    if (out.closed) return
  }
  const last = rest + decoder.decode()
  out.write(out.isTTY ? safeLine(last, color) : last)
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text))
}

/**
 * Writes what the last command of a step printed, whole: what the output does not hold is evidence.
 * @throws Fault run.step-unknown when it printed nothing that is kept, store.evidence-missing
 */
export async function writeStreams(call: Call, store: RunStore, dossier: DossierView): Promise<void> {
  const last = dossier.attempts.at(-1)
  const output = last?.output === undefined ? undefined : await storedValue(store, last.output)
  const { runId, step: { ref } } = dossier
  if (!isJsonObject(output)) {
    throw new Fault('run.step-unknown', `no output of "${ref}" is recorded`, { next: `runner inspect ${runId} ${ref}` })
  }
  for (const name of STREAMS) {
    const whole = dossier.evidence.findLast((item) => item.name === name)
    const text = output[name]
    const out = call.host[name]
    const bytes = whole === undefined ? once(typeof text === 'string' ? text : '') : store.evidence.stream(whole.hash)
    await copy(bytes, out, useColor(out, call.host.env, call.globals.color))
  }
}
