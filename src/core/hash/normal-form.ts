import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { Fault } from '../../model/fault.ts'
import { flowWithoutDefaults, stepWithoutDefaults } from '../flow/defaults.ts'
import type { FlowDraft } from '../flow/flow-draft.ts'
import { mapSteps } from '../flow/step-tree.ts'

/** Only ASCII and what NFC leaves alone in any case: most text. */
const PLAIN = /^[\u0000-\u02FF]*$/

const nfcText = (text: string): string => PLAIN.test(text) ? text : text.normalize('NFC')

function nfcObject(value: JsonObject): unknown {
  const entries = Object.entries(value).map(([key, member]) => [nfcText(key), nfc(member)] as const)
  const result = Object.fromEntries(entries)
  if (Object.keys(result).length < entries.length) {
    throw new Fault('ir.invalid', `an object has two keys that are one in Unicode normal form C: ${Object.keys(value).join(', ')}`)
  }
  return result
}

function nfc(value: unknown): unknown {
  if (typeof value === 'string') return nfcText(value)
  if (Array.isArray(value)) return value.map(nfc)
  return isJsonObject(value) ? nfcObject(value) : value
}

/**
 * All strings of a value in Unicode normal form C, keys included. A flow's source map is left as it is: it names files.
 * @throws Fault ir.invalid when two keys become one
 */
export function inNfc<F extends Pick<FlowDraft, 'sourceMap'>>({ sourceMap, ...flow }: F): F {
  return { ...nfc(flow) as Omit<F, 'sourceMap'>, sourceMap } as F
}

/** A flow of generation 2 in its one form: strings in NFC, nothing written out that absence says as well. */
export const normalForm = <F extends FlowDraft>(flow: F): F => flowWithoutDefaults(mapSteps(inNfc(flow), stepWithoutDefaults))
