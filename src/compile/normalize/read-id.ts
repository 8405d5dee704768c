import type { AuthoringNode, MapEntry, TextNode } from '../parse/authoring-node.ts'
import type { Place } from '../place.ts'
import type { Context } from './context.ts'
import { refuseIsland } from './read-expr.ts'
import { asText } from './read-node.ts'

/** What an author may name: the patterns of the IR, without `:`, which is for generated ids. */
export const NAME_KINDS = {
  id: { pattern: /^[A-Za-z_][A-Za-z0-9_-]*$/, longest: 200, rule: 'letters, digits, "_" and "-", the first no digit and no "-"' },
  name: { pattern: /^[A-Za-z_][A-Za-z0-9_]*$/, longest: 128, rule: 'letters, digits and "_", the first no digit' },
  flow: { pattern: /^[A-Za-z_][A-Za-z0-9_.-]*$/, longest: 200, rule: 'letters, digits, "_", "." and "-", the first a letter or "_"' },
} as const
export type NameKind = keyof typeof NAME_KINDS

function isName(text: string, kind: NameKind, what: string, place: Place, { findings }: Context): boolean {
  const { pattern, longest, rule } = NAME_KINDS[kind]
  if (pattern.test(text) && text.length <= longest) return true
  if (kind === 'id' && text.includes(':')) {
    findings.error('normalize.id-reserved', place, `the id "${text}" of ${what} contains ":", which is reserved for generated ids`,
      `an id has ${rule}`)
  } else if (text.length > longest) findings.error('normalize.id-invalid', place, `the name of ${what} has more than ${longest} characters`)
  else findings.error('normalize.id-invalid', place, `"${text}" cannot name ${what}`, `it has ${rule}`)
  return false
}

/** A name written as a value. */
export function readName(node: AuthoringNode, kind: NameKind, what: string, context: Context): string | undefined {
  const text = asText(node, `the name of ${what}`, context)
  if (text === undefined) return undefined
  refuseIsland(text, `the name of ${what} is written out; an expression cannot stand here`, context)
  return text.value.includes('${{') || isName(text.value, kind, what, text.place, context) ? text.value : undefined
}

/** The id of a step or an expectation. */
export const readId = (node: AuthoringNode, what: string, context: Context): string | undefined => readName(node, 'id', what, context)

/** Reports a key that cannot be a name. */
export const checkKey = ({ key, keyPlace }: MapEntry, kind: NameKind, what: string, context: Context): boolean =>
  isName(key, kind, what, keyPlace, context)

/** The name of a file of the project, as after `call`. */
export function readFileName(node: AuthoringNode, what: string, context: Context): TextNode | undefined {
  const text = asText(node, what, context)
  if (text === undefined) return undefined
  refuseIsland(text, `${what} is written out: flows are read when compiling`, context)
  if (text.value !== '') return text
  return void context.findings.error('normalize.value-invalid', text.place, `${what} is not empty`)
}
