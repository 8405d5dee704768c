import { err, ok, type Result } from '../../base/result.ts'
import { CharTest } from './char-test.ts'
import { MAX_PATTERN_PROGRAM } from './limits.ts'
import type { Assertion, PatternNode, PatternTree } from './pattern-syntax.ts'

/** One instruction of the matcher; numbers are places in the program or slots of capture positions. */
export type Instruction =
  | { readonly op: 'char'; readonly test: CharTest }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'forget'; readonly from: number; readonly to: number }
  | { readonly op: 'assert'; readonly at: Assertion }
  | { readonly op: 'match' }

export interface PatternProgram {
  readonly code: readonly Instruction[]
  readonly slots: number
  readonly multiline: boolean
  readonly word: CharTest
}

type Repeat = Extract<PatternNode, { kind: 'repeat' }>

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** How many instructions a node becomes; Infinity is possible and means too many. */
function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'char': case 'assert': return 1
    case 'group': return sizeOf(node.body) + 2
    case 'sequence': return sum(node.items.map(sizeOf))
    case 'choice': return sum(node.options.map((option) => sizeOf(option) + 2))
    case 'repeat': return sizeOfRepeat(node)
  }
}

function sizeOfRepeat({ body, times: { min, max }, groups: [from, to] }: Repeat): number {
  const round = sizeOf(body) + (from <= to ? 1 : 0)
  return round * min + (max === Infinity ? round + 2 : (round + 1) * (max - min))
}

class Compiler {
  readonly code: Instruction[] = []
  private readonly tests = new Map<string, CharTest>()

  constructor(private readonly flags: string) {}

  test(source: string): CharTest {
    const known = this.tests.get(source)
    if (known !== undefined) return known
    const test = new CharTest(source, this.flags)
    this.tests.set(source, test)
    return test
  }

  emit(node: PatternNode): void {
    switch (node.kind) {
      case 'char': this.code.push({ op: 'char', test: this.test(node.source) }); break
      case 'assert': this.code.push({ op: 'assert', at: node.at }); break
      case 'group': this.group(node.index, () => this.emit(node.body)); break
      case 'sequence': node.items.forEach((item) => this.emit(item)); break
      case 'choice': this.choice(node.options); break
      case 'repeat': this.repeat(node)
    }
  }

  group(index: number, body: () => void): void {
    this.code.push({ op: 'save', slot: 2 * index })
    body()
    this.code.push({ op: 'save', slot: 2 * index + 1 })
  }

  private choice(options: readonly PatternNode[]): void {
    const ends: number[] = []
    options.forEach((option, i) => {
      const last = i === options.length - 1
      const split = last ? undefined : this.hole()
      this.emit(option)
      if (split === undefined) return
      ends.push(this.hole())
      this.code[split] = { op: 'split', first: split + 1, second: this.code.length }
    })
    for (const end of ends) this.code[end] = { op: 'jump', to: this.code.length }
  }

  private repeat(node: Repeat): void {
    const { min, max, greedy } = node.times
    for (let i = 0; i < min; i++) this.once(node)
    const exits: number[] = []
    for (let i = min; i < (max === Infinity ? min + 1 : max); i++) {
      exits.push(this.hole())
      this.once(node)
    }
    const [loop] = exits
    if (max === Infinity && loop !== undefined) this.code.push({ op: 'jump', to: loop })
    const end = this.code.length
    for (const exit of exits) this.code[exit] = { op: 'split', first: greedy ? exit + 1 : end, second: greedy ? end : exit + 1 }
  }

  /** Each round forgets what the groups inside captured in the round before. */
  private once({ body, groups: [from, to] }: Repeat): void {
    if (from <= to) this.code.push({ op: 'forget', from: 2 * from, to: 2 * to + 1 })
    this.emit(body)
  }

  private hole(): number {
    return this.code.push({ op: 'match' }) - 1
  }
}

/** A pattern tree as instructions of the matcher, or why there would be too many. */
export function compileProgram(tree: PatternTree, flags: string): Result<PatternProgram, string> {
  if (sizeOf(tree.root) + 3 > MAX_PATTERN_PROGRAM) return err('the pattern is too large once its counted repetitions are written out')
  const compiler = new Compiler(flags)
  compiler.group(0, () => compiler.emit(tree.root))
  compiler.code.push({ op: 'match' })
  return ok({ code: compiler.code, slots: 2 * (tree.groups + 1), multiline: flags.includes('m'), word: compiler.test('\\w') })
}
