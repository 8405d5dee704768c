import { MAX_JSON_DEPTH } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'

// Looks at JSON text for what JSON.parse hides: where it is wrong, keys written twice, numbers that do not survive reading.

/**
 * What reading does to a number: `integralDouble` loses that it was written as one (`1.0`, `-0`), `respelled` keeps its value but
 * prints it with other digits, the others lose its value.
 */
export type NumberLoss = 'integralDouble' | 'respelled' | 'inexact' | 'tooLarge'

export interface LossyNumber {
  readonly text: string
  readonly loss: NumberLoss
  /** Where it stands, as a JSON Pointer and as a position in the text. */
  readonly pointer: string
  readonly offset: number
}

/** The first thing that keeps a text from being one JSON value. */
export interface JsonTextProblem { readonly offset: number; readonly problem: string }

export type JsonScan = Result<readonly LossyNumber[], JsonTextProblem>

class Refusal extends Error {
  constructor(readonly offset: number, readonly problem: string) { super(problem) }
}

/** A bundle holds flows that may be as deep as anything hashed. */
const DEEPEST = MAX_JSON_DEPTH + 8

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const BARE_INTEGER = /^-?\d+$/
const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

function wholeLoss(text: string, value: number): NumberLoss | undefined {
  if (Object.is(value, -0)) return 'integralDouble'
  if (String(value) === text) return undefined
  return BigInt(text) === BigInt(value) ? 'respelled' : 'inexact'
}

function lossOf(text: string): NumberLoss | undefined {
  const value = Number(text)
  if (!Number.isFinite(value)) return 'tooLarge'
  if (BARE_INTEGER.test(text)) return wholeLoss(text, value)
  return BARE_INTEGER.test(String(value)) ? 'integralDouble' : undefined
}

class Scanner {
  readonly numbers: LossyNumber[] = []
  private readonly path: (string | number)[] = []
  private at = 0

  constructor(private readonly text: string) {}

  document(): void {
    this.value()
    if (this.at < this.text.length) throw new Refusal(this.at, 'something follows the end of the document')
  }

  private value(): void {
    this.match(SPACE)
    const next = this.text[this.at]
    if (next === '{') this.inside('}', () => this.member())
    else if (next === '[') this.inside(']', (index) => this.element(index))
    else if (next === '"') this.string()
    else this.scalar()
    this.match(SPACE)
  }

  private scalar(): void {
    if (this.match(WORD) !== undefined) return
    const offset = this.at
    const text = this.match(NUMBER)
    if (text === undefined) throw new Refusal(offset, this.unexpected('a value'))
    const loss = lossOf(text)
    if (loss !== undefined) this.numbers.push({ text, loss, offset, pointer: this.pointer() })
  }

  private pointer(): string {
    return this.path.map((key) => `/${escapePointer(String(key))}`).join('')
  }

  /** What stands between a bracket and its partner: `part`s, separated by commas. */
  private inside(close: '}' | ']', part: (index: number) => string | number): void {
    const keys = new Set<string | number>()
    const open = this.at++
    if (this.path.length > DEEPEST) throw new Refusal(open, `it is nested deeper than ${DEEPEST} levels`)
    this.match(SPACE)
    if (this.take(close)) return
    do {
      this.match(SPACE)
      const start = this.at
      const key = part(keys.size)
      if (keys.has(key)) throw new Refusal(start, `the key ${JSON.stringify(key)} is written twice`)
      keys.add(key)
    } while (this.take(','))
    if (!this.take(close)) throw new Refusal(this.at, this.unexpected(`"," or "${close}"`))
  }

  private element(index: number): number {
    this.path.push(index)
    this.value()
    this.path.pop()
    return index
  }

  private member(): string {
    if (this.text[this.at] !== '"') throw new Refusal(this.at, this.unexpected('a key in quotes'))
    const start = this.at
    this.string()
    const key = JSON.parse(this.text.slice(start, this.at)) as string
    this.match(SPACE)
    if (!this.take(':')) throw new Refusal(this.at, this.unexpected('":"'))
    this.path.push(key)
    this.value()
    this.path.pop()
    return key
  }

  private string(): void {
    const start = this.at++
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (Number.isNaN(code)) throw new Refusal(start, 'the string does not end')
      if (code < 0x20) throw new Refusal(this.at, 'a control character stands in a string unescaped')
      if (code === 0x5C) {
        if (this.match(ESCAPE) === undefined) throw new Refusal(this.at, 'an escape that does not exist')
      } else {
        this.at++
        if (code === 0x22) return
      }
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at++
    return true
  }

  private unexpected(wanted: string): string {
    const found = this.text.codePointAt(this.at)
    return `expected ${wanted}, found ${found === undefined ? 'the end of the text' : JSON.stringify(String.fromCodePoint(found))}`
  }
}

/** Scans one JSON document. Where it is sound, JSON.parse accepts it and holds nothing twice. */
export function scanJson(text: string): JsonScan {
  const scanner = new Scanner(text)
  try {
    scanner.document()
    return ok(scanner.numbers)
  } catch (error) {
    if (error instanceof Refusal) return err({ offset: error.offset, problem: error.problem })
    throw error
  }
}

/** A place in a text as people count: `3:14`. */
export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${String(before.at(-1)).length + 1}`
}
