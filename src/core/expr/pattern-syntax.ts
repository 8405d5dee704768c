// Reads the accepted part of ECMAScript's Unicode-mode regular expressions. Left out is what cannot be matched in
// linear time: backreferences and lookaround. The text has passed the platform's own syntax check before.

import { err, ok, type Result } from '../../base/result.ts'

export type Assertion = 'start' | 'end' | 'boundary' | 'noBoundary'

/** A pattern as a tree. `char` is anything that matches exactly one code point, by its source text. */
export type PatternNode =
  | { readonly kind: 'char'; readonly source: string }
  | { readonly kind: 'assert'; readonly at: Assertion }
  | { readonly kind: 'group'; readonly index: number; readonly body: PatternNode }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly times: Times; readonly groups: readonly [from: number, to: number] }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }

/** `max` is Infinity for an open repetition. */
export interface Times { readonly min: number; readonly max: number; readonly greedy: boolean }

export interface PatternTree { readonly root: PatternNode; readonly groups: number }

const DEEPEST = 100

const ASSERTIONS: ReadonlyMap<string, Assertion> = new Map([['^', 'start'], ['$', 'end'], ['\\b', 'boundary'], ['\\B', 'noBoundary']])

const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy
const GROUP_OPEN = /\((?:\?:|\?<(?![=!])[^>]*>)?(?!\?)/uy
const UNSUPPORTED = /\\[1-9]|\\k|\(\?/uy
const ASSERTION = /[$^]|\\[bB]/uy
const CHAR = /\\u\{[0-9a-f]+\}|\\ud[89ab]..\\ud[c-f]..|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\c[a-z]|\\p\{[^}]+\}|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/iuy

/** Whether a pattern can match the empty text. */
function isNullable(node: PatternNode): boolean {
  switch (node.kind) {
    case 'char': return false
    case 'assert': return true
    case 'group': return isNullable(node.body)
    case 'repeat': return node.times.min === 0 || isNullable(node.body)
    case 'sequence': return node.items.every(isNullable)
    case 'choice': return node.options.some(isNullable)
  }
}

function timesOf(quantifier: string): Times {
  const greedy = quantifier.length === 1 || !quantifier.endsWith('?')
  const sign = quantifier[0]
  if (sign === '*') return { min: 0, max: Infinity, greedy }
  if (sign === '+') return { min: 1, max: Infinity, greedy }
  if (sign === '?') return { min: 0, max: 1, greedy }
  const [low = '', high] = quantifier.replace(/[{}?]/g, '').split(',')
  const min = Number(low)
  return { min, max: high === undefined ? min : high === '' ? Infinity : Number(high), greedy }
}

/** Walks the text once. The first problem sticks and ends the walk. */
class PatternReader {
  problem: string | undefined
  groups = 0
  private at = 0
  private depth = 0
  private readonly names = new Set<string>()

  constructor(private readonly text: string) {}

  choice(): PatternNode {
    const options = [this.sequence()]
    while (this.take(/\|/uy) !== undefined) options.push(this.sequence())
    return options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'choice', options }
  }

  private sequence(): PatternNode {
    const items: PatternNode[] = []
    while (!this.isAtEnd()) items.push(this.term())
    return { kind: 'sequence', items }
  }

  private isAtEnd(): boolean {
    const next = this.text[this.at]
    return this.problem !== undefined || next === undefined || next === '|' || next === ')'
  }

  private term(): PatternNode {
    const assertion = ASSERTIONS.get(this.take(ASSERTION) ?? '')
    if (assertion !== undefined) return { kind: 'assert', at: assertion }
    const from = this.groups
    const atom = this.atom()
    const quantifier = this.take(QUANTIFIER)
    return quantifier === undefined ? atom : this.repeat(atom, quantifier, [from + 1, this.groups])
  }

  private repeat(body: PatternNode, quantifier: string, groups: readonly [number, number]): PatternNode {
    const times = timesOf(quantifier)
    if (times.max > times.min && isNullable(body)) {
      this.fail(`what ${quantifier} repeats can match nothing; leave ${quantifier} out or make the repeated part match something`)
    }
    return { kind: 'repeat', body, times, groups }
  }

  private atom(): PatternNode {
    const open = this.take(GROUP_OPEN)
    if (open !== undefined) return this.group(open)
    const refused = this.take(UNSUPPORTED)
    if (refused === '(?') this.fail('look-around and inline flags are not supported; combine two matches with && or capture a group')
    else if (refused !== undefined) this.fail('backreferences are not supported')
    return { kind: 'char', source: this.take(CHAR) ?? '' }
  }

  private group(open: string): PatternNode {
    const captures = open !== '(?:'
    if (captures) this.groups += 1
    if (this.names.has(open)) this.fail(`two groups have the name ${open.slice(2)}`)
    if (open.length > 3) this.names.add(open)
    const index = this.groups
    if (++this.depth > DEEPEST) this.fail(`groups are nested deeper than ${DEEPEST}`)
    const body = this.choice()
    this.depth -= 1
    this.take(/\)/uy)
    return captures ? { kind: 'group', index, body } : body
  }

  private fail(problem: string): void {
    this.problem ??= problem
  }

  private take(what: RegExp): string | undefined {
    const pattern = new RegExp(what)
    pattern.lastIndex = this.at
    const taken = pattern.exec(this.text)?.[0]
    if (taken !== undefined) this.at += taken.length
    return taken
  }
}

/** A pattern's tree, or why it is not accepted. The text must be a valid Unicode-mode regular expression. */
export function parsePattern(text: string): Result<PatternTree, string> {
  const reader = new PatternReader(text)
  const root = reader.choice()
  return reader.problem === undefined ? ok({ root, groups: reader.groups }) : err(reader.problem)
}
