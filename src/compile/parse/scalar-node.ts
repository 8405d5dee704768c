import type { Findings } from '../findings.ts'
import type { Place } from '../place.ts'
import type { ScalarNode } from './authoring-node.ts'

const HALF_CHARACTER = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const NOT_FINITE = 'write a finite number; where a text belongs, put it in quotes'
const TOO_LARGE = `up to ${String(Number.MAX_SAFE_INTEGER)} it is kept; where a text belongs, put it in quotes`

type Value = ScalarNode['value']

function number(value: number, place: Place, findings: Findings): number {
  if (!Number.isFinite(value)) findings.error('parse.number-not-exact', place, 'a number is finite', NOT_FINITE)
  else if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    findings.error('parse.number-not-exact', place, 'this whole number is too large to be kept exactly', TOO_LARGE)
  }
  return value
}

/** A leaf of the tree; texts in composed form (NFC). Reports what cannot be kept exactly; anything that is no leaf becomes nothing. */
export function scalarNode(value: unknown, place: Place, findings: Findings, locate?: ScalarNode['locate']): ScalarNode {
  const more = locate === undefined ? {} : { locate }
  if (typeof value === 'string') {
    if (HALF_CHARACTER.test(value)) findings.error('parse.text-not-unicode', place, 'the text holds half of a surrogate pair')
    return { kind: 'scalar', value: value.normalize('NFC'), place, ...more }
  }
  if (typeof value === 'number') return { kind: 'scalar', value: number(value, place, findings), place }
  return { kind: 'scalar', value: (typeof value === 'boolean' ? value : null) satisfies Value, place }
}
