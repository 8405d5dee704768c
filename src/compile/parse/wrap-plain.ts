import type { Findings } from '../findings.ts'
import type { Place } from '../place.ts'
import type { AuthoringNode, MapEntry } from './authoring-node.ts'
import { MAX_DEPTH } from './compose-yaml.ts'
import { MAX_NODES } from './read-yaml.ts'
import { scalarNode } from './scalar-node.ts'

/** Wraps values a program built; what is not plain data is reported with the path to it. */
class PlainReader {
  private size = 0

  constructor(private readonly place: Place, private readonly findings: Findings) {}

  read(value: unknown, path: string, depth: number): AuthoringNode {
    if (++this.size > MAX_NODES) return this.stop('parse.too-large', `the tree holds more than ${MAX_NODES} values`)
    if (depth > MAX_DEPTH) return this.stop('parse.too-deep', `${path} is nested deeper than ${MAX_DEPTH} levels`)
    if (Array.isArray(value)) {
      return { kind: 'list', items: value.map((item, i) => this.read(item, `${path}[${i}]`, depth + 1)), place: this.place }
    }
    if (typeof value === 'object' && value !== null) return this.map(value, path, depth)
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return scalarNode(value, this.place, this.findings)
    return this.refuse(`${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`)
  }

  private map(value: object, path: string, depth: number): AuthoringNode {
    const proto: unknown = Object.getPrototypeOf(value)
    if (proto !== Object.prototype && proto !== null) return this.refuse(`${path} is not a plain object`)
    const entries: MapEntry[] = []
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue
      entries.push({ key: key.normalize('NFC'), keyPlace: this.place,
        value: this.read(item, path === '' ? key : `${path}.${key}`, depth + 1) })
    }
    return { kind: 'map', entries, place: this.place }
  }

  private refuse(message: string): AuthoringNode {
    this.findings.error('parse.value-not-plain', this.place, message,
      'a flow is made of strings, numbers, booleans, null, lists and plain objects')
    return scalarNode(null, this.place, this.findings)
  }

  private stop(code: 'parse.too-large' | 'parse.too-deep', message: string): AuthoringNode {
    if (!this.findings.hasErrors) this.findings.error(code, this.place, message)
    return scalarNode(null, this.place, this.findings)
  }
}

/** The tree of a flow that a program built, without positions; undefined when it was reported what is wrong with it. */
export function wrapPlain(file: string, value: unknown, findings: Findings): AuthoringNode | undefined {
  const node = new PlainReader({ file }, findings).read(value, '', 0)
  return findings.hasErrors ? undefined : node
}
