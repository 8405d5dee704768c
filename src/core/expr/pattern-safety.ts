// Proves that a backtracking matcher elsewhere could not explode on a pattern either. A pattern explodes when some text
// leads from a place back to the same place in two different ways: then n repetitions of it have 2^n readings.

import { MAX_PATTERN_PROOF } from './limits.ts'
import type { CharTest } from './char-test.ts'
import type { PatternProgram } from './pattern-program.ts'

/** The places that read a character next, with the number of ways there (2 stands for more). */
type Reach = ReadonlyMap<number, number>
type Pair = readonly [number, number]

/** The places from the start of an open repetition to its end. */
type Loop = readonly [from: number, to: number]

const isWithin = ([from, to]: Loop, place: number): boolean => from <= place && place <= to

/** The open repetitions that are in no other; nothing else leads back to where it came from. */
function outermostLoops(program: PatternProgram): readonly Loop[] {
  const loops = program.code.flatMap((instruction, at): Loop[] =>
    instruction.op === 'jump' && instruction.to < at ? [[instruction.to, at]] : [])
  return loops.filter((loop) => !loops.some((other) => other !== loop && isWithin(other, loop[0]) && isWithin(other, loop[1])))
}

const EXPLODES = 'a repeated part can read the same text in several ways, which may take exponential time; make its parts distinct'
const TOO_COMPLEX = 'the pattern is too complex to be proven safe; make it shorter'

const OTHER_PLANES = 'éßñАжяאعक中あア한\u00a0\u00ad\u2028\u2029\u200d\u3000\ufeff\ud83d\ude00\ud835\udc00ⅷ²ﬁſK'

/** Characters that tell apart what the tests of a pattern accept: all of ASCII, one of each sort, and what the pattern names. */
function probesOf(program: PatternProgram): readonly number[] {
  const named = program.code.map((instruction) => instruction.op === 'char' ? instruction.test.source : '')
  const points = Array.from(OTHER_PLANES + named.join(''), (char) => char.codePointAt(0) ?? 0)
  const around = points.flatMap((point) => [point - 1, point, point + 1])
  return [...new Set([...Array.from({ length: 128 }, (_, i) => i), ...around])].filter((point) => point >= 0 && point <= 0x10ffff)
}

class Proof {
  private readonly reaches = new Map<number, Reach>()
  private readonly overlaps = new Map<string, boolean>()
  private readonly probes: readonly number[]
  private spent = 0

  constructor(private readonly program: PatternProgram) {
    this.probes = probesOf(program)
  }

  problem(): string | undefined {
    for (const loop of outermostLoops(this.program)) {
      for (let place = loop[0]; place <= loop[1]; place++) {
        if (this.testAt(place) !== undefined && this.returnsTwoWays(place, loop)) return EXPLODES
        if (this.isExhausted()) return TOO_COMPLEX
      }
    }
    return undefined
  }

  private isExhausted(): boolean {
    return this.spent > MAX_PATTERN_PROOF
  }

  private testAt(place: number): CharTest | undefined {
    const instruction = this.program.code[place]
    return instruction?.op === 'char' ? instruction.test : undefined
  }

  /** Whether some text leads from `place` back to it in two ways: a walk over pairs of places. */
  private returnsTwoWays(place: number, loop: Loop): boolean {
    const size = this.program.code.length
    const seen = new Set<number>()
    const open: Pair[] = this.partings(place)
    for (let pair = open.pop(); pair !== undefined && !this.isExhausted(); pair = open.pop()) {
      const [a, b] = pair
      if (a === place && b === place) return true
      const key = Math.min(a, b) * size + Math.max(a, b)
      if (!seen.has(key) && isWithin(loop, a) && isWithin(loop, b)) open.push(...this.pairsAfter(a, b))
      seen.add(key)
    }
    return false
  }

  /** The pairs of places one and the same character can lead to from `place`, where they differ or are reached twice. */
  private partings(place: number): Pair[] {
    const after = [...this.reach(place + 1)]
    const part = (a: number, b: number, ways: number): boolean => a < b ? this.overlap(a, b) : a === b && ways > 1
    return after.flatMap(([a, ways]) => after.flatMap(([b]): Pair[] => part(a, b, ways) ? [[a, b]] : []))
  }

  private pairsAfter(a: number, b: number): Pair[] {
    const right = [...this.reach(b + 1).keys()]
    return [...this.reach(a + 1).keys()].flatMap((x) => right.flatMap((y): Pair[] => this.overlap(x, y) ? [[x, y]] : []))
  }

  private reach(place: number): Reach {
    const known = this.reaches.get(place)
    if (known !== undefined) return known
    const reach = new Map<number, number>()
    this.reaches.set(place, reach)
    if (this.testAt(place) !== undefined) reach.set(place, 1)
    for (const to of this.passesTo(place)) {
      for (const [end, ways] of this.reach(to)) reach.set(end, Math.min(2, (reach.get(end) ?? 0) + ways))
    }
    this.spent += reach.size
    return reach
  }

  private passesTo(place: number): readonly number[] {
    const instruction = this.program.code[place]
    switch (instruction?.op) {
      case 'split': return [instruction.first, instruction.second]
      case 'jump': return [instruction.to]
      case 'save': case 'forget': case 'assert': return [place + 1]
      default: return []
    }
  }

  private overlap(a: number, b: number): boolean {
    this.spent += 1
    const [left, right] = [this.testAt(a), this.testAt(b)]
    if (left === right || left === undefined || right === undefined) return true
    const key = left.source < right.source ? `${left.source}\n${right.source}` : `${right.source}\n${left.source}`
    const known = this.overlaps.get(key)
    if (known !== undefined) return known
    const both = this.probes.some((probe) => left.matches(probe) && right.matches(probe))
    this.overlaps.set(key, both)
    return both
  }
}

/** Why a pattern could take exponential time, if it could. */
export function explosionOf(program: PatternProgram): string | undefined {
  return new Proof(program).problem()
}
