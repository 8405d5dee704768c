import { nearestNames } from '../../core/expr/nearest-names.ts'
import { type AuthoringNode, isText, type MapEntry, type MapNode, partPlace, type TextNode, valueAt } from '../parse/authoring-node.ts'
import { type MacroUse, NO_SPAN, type Place } from '../place.ts'
import type { Findings } from '../findings.ts'
import { checkKey, NAME_KINDS } from './read-id.ts'
import type { Context } from './context.ts'
import { asList, asMap, asTexts, closedMap, required } from './read-node.ts'

/** Pieces of steps with holes, filled in where they are used. */
export interface Macro {
  readonly params: readonly string[]
  readonly steps: readonly AuthoringNode[]
  readonly innerIds: ReadonlySet<string>
}

/** The macros of a file, and how many values their uses may still add to the flow. */
export interface Macros { readonly named: ReadonlyMap<string, Macro>; left: number }

const MAX_ADDED = 65_536
const MAX_NESTED_USES = 16

function idsWithin(node: AuthoringNode): readonly string[] {
  if (node.kind === 'scalar') return []
  if (node.kind === 'list') return node.items.flatMap(idsWithin)
  const id = valueAt(node, 'id')
  return [...id !== undefined && isText(id) ? [id.value] : [], ...node.entries.flatMap(({ value }) => idsWithin(value))]
}

function readMacro(entry: MapEntry, context: Context): Macro | undefined {
  const { key, value } = entry
  if (!checkKey(entry, 'name', 'a macro', context)) return undefined
  const map = closedMap(value, `macro "${key}"`, ['params', 'steps'], context)
  const steps = map && required(map, 'steps', `macro "${key}"`, context)
  const list = steps && asList(steps, '"steps"', context)
  if (map === undefined || list === undefined) return undefined
  if (list.items.length === 0) context.findings.error('normalize.value-invalid', list.place, `macro "${key}" has no steps`)
  return { params: readMacroParams(valueAt(map, 'params'), context), steps: list.items, innerIds: new Set(list.items.flatMap(idsWithin)) }
}

function readMacroParams(node: AuthoringNode | undefined, context: Context): readonly string[] {
  const texts = node === undefined ? [] : asTexts(node, '"params"', context) ?? []
  for (const { value: name, place } of texts) {
    if (!NAME_KINDS.name.pattern.test(name)) context.findings.error('normalize.id-invalid', place,
      `"${name}" cannot name a macro's param`, `it has ${NAME_KINDS.name.rule}`)
  }
  return texts.map((text) => text.value)
}

/** The macros a file declares. */
export function readMacros(node: AuthoringNode | undefined, context: Context): Macros {
  const map = node && asMap(node, '"macros"', context)
  const named = new Map<string, Macro>()
  for (const entry of map?.entries ?? []) {
    const macro = readMacro(entry, context)
    if (macro !== undefined) named.set(entry.key, macro)
  }
  return { named, left: MAX_ADDED }
}

const HOLE = /^\s*\$\{\{\s*macro\.([A-Za-z_][A-Za-z0-9_]*)\s*\}\}\s*$/
const MENTION = /\bmacro\.[A-Za-z_]/

class Filling {
  constructor(
    private readonly macros: Macros, private readonly macro: Macro, private readonly args: ReadonlyMap<string, AuthoringNode>,
    private readonly origin: readonly MacroUse[], private readonly findings: Findings,
  ) {}

  fill(node: AuthoringNode): AuthoringNode {
    this.macros.left -= 1
    if (this.macros.left < 0) return node
    const place = this.placed(node.place)
    switch (node.kind) {
      case 'list': return { ...node, place, items: node.items.map((item) => this.fill(item)) }
      case 'map': return { ...node, place, entries: node.entries.map((entry) => this.fillEntry(entry)) }
      case 'scalar': return isText(node) ? this.fillText({ ...node, place }) : { ...node, place }
    }
  }

  private fillEntry({ key, keyPlace, value }: MapEntry): MapEntry {
    return { key, keyPlace: this.placed(keyPlace), value: this.fill(value) }
  }

  private fillText(node: TextNode): AuthoringNode {
    const [, hole] = HOLE.exec(node.value) ?? []
    if (hole !== undefined) return this.argument(node, hole)
    if (!node.value.includes('${{')) return node
    if (this.isMisplaced(node)) return { ...node, value: '' }
    this.refuseInnerReference(node)
    return node
  }

  private isMisplaced(node: TextNode): boolean {
    const mention = MENTION.exec(node.value)
    if (mention === null) return false
    const place = partPlace(node, mention.index, mention.index + mention[0].length)
    const message = 'an argument of a macro is a whole value, not part of an expression or text'
    this.findings.error('normalize.macro-argument-misplaced', place, message,
      "write '${{ macro.NAME }}' alone, and pass the finished text")
    return true
  }

  private argument(node: AuthoringNode, name: string): AuthoringNode {
    const argument = this.args.get(name)
    if (argument !== undefined) return argument
    if (!this.macro.params.includes(name)) {
      this.findings.error('normalize.macro-arguments', node.place, `the macro has no param "${name}"`,
        { candidates: nearestNames(name, this.macro.params) })
    }
    return { kind: 'scalar', value: '', place: node.place }
  }

  private refuseInnerReference(node: TextNode): void {
    for (const match of node.value.matchAll(/\bsteps\.([A-Za-z_][A-Za-z0-9_-]*)/g)) {
      const [text, id = ''] = match
      if (!this.macro.innerIds.has(id)) continue
      this.findings.error('normalize.macro-steps-linked', partPlace(node, match.index, match.index + text.length),
        `the steps of a macro cannot refer to each other, as to "${id}"`, 'a subflow can: call it. A step reads its own result as output')
    }
  }

  private placed(place: Place): Place {
    return { ...place, origin: [...this.origin, ...place.origin ?? []] }
  }
}

function checkArguments(name: string, macro: Macro, given: MapNode | undefined, use: Place, { findings }: Context): void {
  for (const { key, keyPlace } of given?.entries ?? []) {
    if (macro.params.includes(key)) continue
    findings.error('normalize.macro-arguments', keyPlace, `macro "${name}" has no param "${key}"`,
      { candidates: nearestNames(key, macro.params) })
  }
  for (const param of macro.params) {
    if (given !== undefined && valueAt(given, param) !== undefined) continue
    findings.error('normalize.macro-arguments', use, `macro "${name}" needs "${param}"`, `with: { ${param}: … }`)
  }
}

function macroNamed({ value: name, place }: TextNode, macros: Macros, { findings }: Context): Macro | undefined {
  const macro = macros.named.get(name)
  if (macro === undefined) {
    return void findings.error(
      'normalize.macro-unknown', place, `there is no macro "${name}"`, { candidates: nearestNames(name, macros.named.keys()) },
    )
  }
  const around = (place.origin ?? []).map((use) => use.macro)
  if (around.includes(name)) {
    return void findings.error('normalize.macro-recursion', place, `macro "${name}" uses itself: ${[...around, name].join(' → ')}`)
  }
  if (around.length < MAX_NESTED_USES) return macro
  return void findings.error('normalize.macro-too-large', place, `uses of macros are nested deeper than ${MAX_NESTED_USES}`)
}

/** The steps a use of a macro stands for, or undefined when it was reported why there are none. */
export function expandUse(use: TextNode, given: MapNode | undefined, macros: Macros,
  context: Context): Macro | undefined {
  const macro = macroNamed(use, macros, context)
  if (macro === undefined) return undefined
  checkArguments(use.value, macro, given, use.place, context)
  const { file, span = NO_SPAN, origin = [] } = use.place
  const args = new Map((given?.entries ?? []).map(({ key, value }) => [key, value]))
  const filling = new Filling(macros, macro, args, [...origin, { macro: use.value, file, span }], context.findings)
  const steps = macro.steps.map((step) => filling.fill(step))
  if (macros.left >= 0) return { ...macro, steps }
  return void context.findings.error('normalize.macro-too-large', use.place,
    `the uses of macros add more than ${MAX_ADDED} values to the flow`)
}
