import { type Alias, isAlias, isMap, isScalar, type Pair, type ParsedNode, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Findings } from '../findings.ts'
import type { Place } from '../place.ts'
import type { AuthoringNode, MapEntry } from './authoring-node.ts'
import { composeYaml, MAX_DEPTH } from './compose-yaml.ts'
import { scalarNode } from './scalar-node.ts'
import { locatorOf, SourceText } from './source-text.ts'

/** Values, keys included, of one flow's tree after every alias is replaced by what it names. */
export const MAX_NODES = 65_536

/** A converted node and how much tree it stands for. */
interface Grown { readonly node: AuthoringNode; readonly size: number; readonly height: number }

/** Converts the parser's nodes; the first bound that is exceeded ends the walk. */
class YamlReader {
  private readonly anchors = new Map<string, Grown | 'open'>()
  private size = 0
  private over = false

  constructor(private readonly file: string, private readonly source: SourceText, private readonly findings: Findings) {}

  read(node: ParsedNode | null, at: Place, depth: number): Grown {
    if (this.over) return this.scalar(null, at)
    if (node === null) return this.grow(this.scalar(null, at), depth)
    const place = this.placeOf(node)
    if (isAlias(node)) return this.grow(this.aliased(node, place), depth)
    if (node.tag !== undefined) {
      this.findings.error('parse.tag', place, 'YAML tags are not accepted', 'leave the tag out; quote a value that is to be text')
    }
    const anchor = node.anchor
    if (anchor === undefined) return this.content(node, place, depth)
    if (this.anchors.has(anchor)) this.findings.error('parse.duplicate-anchor', place, `there is an anchor "${anchor}" before`)
    this.anchors.set(anchor, 'open')
    const grown = this.content(node, place, depth)
    this.anchors.set(anchor, grown)
    return grown
  }

  private content(node: Exclude<ParsedNode, Alias.Parsed>, place: Place, depth: number): Grown {
    if (isScalar(node)) return this.grow(this.scalar(node, place), depth)
    this.grow({ size: 1, height: 1 }, depth)
    return isMap(node) ? this.map(node, place, depth) : this.list(node, place, depth)
  }

  private aliased(alias: Alias, place: Place): Grown {
    const target = this.anchors.get(alias.source)
    if (target === undefined) this.findings.error('parse.unknown-alias', place, `no anchor "${alias.source}" stands before this alias`)
    if (target === 'open') this.findings.error('parse.alias-cycle', place, `the alias "${alias.source}" stands inside what it repeats`)
    return target === undefined || target === 'open' ? this.scalar(null, place) : target
  }

  private scalar(node: Scalar.Parsed | null, place: Place): Grown {
    const value = node === null ? null : node.value
    const locate = node === null || typeof value !== 'string' ? undefined : locatorOf(this.source, node.range[0], node.range[1], value)
    return { node: scalarNode(value, place, this.findings, locate), size: 1, height: 1 }
  }

  private list(seq: YAMLSeq.Parsed, place: Place, depth: number): Grown {
    const items = seq.items.map((item) => this.read(item, place, depth + 1))
    return { node: { kind: 'list', items: items.map(({ node }) => node), place }, ...this.sumOf(items) }
  }

  private map(map: YAMLMap.Parsed, place: Place, depth: number): Grown {
    const entries: MapEntry[] = []
    const values: Grown[] = []
    const seen = new Set<string>()
    for (const pair of map.items) {
      const { key, keyPlace } = this.key(pair, place)
      const value = this.read(pair.value, keyPlace, depth + 1)
      if (key === undefined) continue
      if (seen.has(key)) this.findings.error('parse.duplicate-key', keyPlace, `the key "${key}" stands twice in this map`)
      seen.add(key)
      entries.push({ key, keyPlace, value: value.node })
      values.push(value)
    }
    return { node: { kind: 'map', entries, place }, ...this.sumOf(values, entries.length) }
  }

  private key(pair: Pair<ParsedNode, ParsedNode | null>, map: Place): { readonly key: string | undefined; readonly keyPlace: Place } {
    this.grow({ size: 1, height: 0 }, 0)
    const node = pair.key as ParsedNode | null
    const keyPlace = node === null ? map : this.placeOf(node)
    if (!isScalar(node) || typeof node.value !== 'string' || node.tag !== undefined || node.anchor !== undefined) {
      this.findings.error('parse.key-not-string', keyPlace, 'a key is a plain string', 'quote it: "1": …')
      return { key: undefined, keyPlace }
    }
    if (node.value === '<<') {
      this.findings.error('parse.merge-key', keyPlace, 'YAML merge keys are not accepted',
        'write the keys out, or use "defaults:" or a macro')
    }
    return { key: node.value.normalize('NFC'), keyPlace }
  }

  private sumOf(parts: readonly Grown[], more = 0): { readonly size: number; readonly height: number } {
    return {
      size: parts.reduce((sum, { size }) => sum + size, 1 + more),
      height: 1 + parts.reduce((most, { height }) => Math.max(most, height), 0),
    }
  }

  /** Counts a subtree at a depth; reports the first bound it exceeds. */
  private grow<T extends { readonly size: number; readonly height: number }>(grown: T, depth: number): T {
    if (this.over) return grown
    this.size += grown.size
    if (depth + grown.height > MAX_DEPTH) {
      this.over = true
      this.findings.error('parse.too-deep', { file: this.file }, `values are nested deeper than ${MAX_DEPTH} levels`)
    } else if (this.size > MAX_NODES) {
      this.over = true
      this.findings.error('parse.too-large', { file: this.file },
        `the file holds more than ${MAX_NODES} values once its aliases are written out`)
    }
    return grown
  }

  private placeOf(node: ParsedNode): Place {
    const [from, to] = node.range
    return { file: this.file, span: this.source.span(from, from + this.source.text.slice(from, to).trimEnd().length) }
  }
}

/** The tree of a YAML text, or undefined when it was reported what is wrong with it. */
export function readYaml(file: string, text: string, findings: Findings): AuthoringNode | undefined {
  const source = new SourceText(text)
  const root = composeYaml(file, source, findings)
  if (root === undefined) return undefined
  const { node } = new YamlReader(file, source, findings).read(root, { file }, 0)
  return findings.hasErrors ? undefined : node
}
