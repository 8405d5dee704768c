// Walks a pattern's program over a text with all alternatives side by side, so the time is the length of the text times
// the length of the program whatever the two are. Order among the alternatives is kept: the match found, and its groups,
// are the ones ECMAScript's backtracking would find first.

import type { Instruction, PatternProgram } from './pattern-program.ts'
import type { Assertion } from './pattern-syntax.ts'

/** Start and end of the match and of each group; -1 where a group took no part. */
export type Slots = readonly number[]

const LINE_END = /[\n\r\u2028\u2029]/

/** Threads by place in the program, each with what it has captured. */
class Threads {
  readonly places: number[] = []
  readonly slots: Slots[] = []

  push(place: number, slots: Slots): void {
    this.places.push(place)
    this.slots.push(slots)
  }

  clear(): void {
    this.places.length = 0
    this.slots.length = 0
  }
}

class Matcher {
  private current = new Threads()
  private next = new Threads()
  private readonly open = new Threads()
  private readonly seen: Uint32Array
  private round = 0
  private found: Slots | undefined

  constructor(private readonly program: PatternProgram, private readonly text: string, private readonly anyMatch: boolean) {
    this.seen = new Uint32Array(program.code.length)
  }

  run(): Slots | undefined {
    const none: Slots = new Array<number>(this.program.slots).fill(-1)
    this.round = 1
    for (let at = 0; at <= this.text.length;) {
      if (this.found === undefined) this.follow(this.current, 0, none, at)
      else if (this.anyMatch || this.current.places.length === 0) break
      const codePoint = this.text.codePointAt(at)
      at += codePoint !== undefined && codePoint > 0xffff ? 2 : 1
      this.step(codePoint, at)
    }
    return this.found
  }

  /** Moves every thread over one code point, in order of preference; a match ends those less preferred. */
  private step(codePoint: number | undefined, after: number): void {
    this.round += 1
    for (const [i, place] of this.current.places.entries()) {
      const instruction = this.program.code[place]
      const slots = this.current.slots[i] ?? []
      if (instruction?.op === 'match') {
        this.found = slots
        break
      }
      if (codePoint === undefined || instruction?.op !== 'char') continue
      if (instruction.test.matches(codePoint)) this.follow(this.next, place + 1, slots, after)
    }
    this.current.clear()
    const emptied = this.current
    this.current = this.next
    this.next = emptied
  }

  /** Adds the thread at a place, or those its instructions lead to without reading; each place once per round. */
  private follow(into: Threads, place: number, slots: Slots, at: number): void {
    this.open.push(place, slots)
    for (let here = this.open.places.pop(); here !== undefined; here = this.open.places.pop()) {
      const held = this.open.slots.pop() ?? slots
      const instruction = this.program.code[here]
      if (instruction === undefined || this.seen[here] === this.round) continue
      this.seen[here] = this.round
      if (instruction.op === 'char' || instruction.op === 'match') into.push(here, held)
      else this.pass(instruction, here, held, at)
    }
  }

  private pass(instruction: Instruction, here: number, slots: Slots, at: number): void {
    switch (instruction.op) {
      case 'split':
        this.open.push(instruction.second, slots)
        this.open.push(instruction.first, slots)
        break
      case 'jump': this.open.push(instruction.to, slots); break
      case 'save': this.open.push(here + 1, this.saved(slots, instruction.slot, instruction.slot, at)); break
      case 'forget': this.open.push(here + 1, this.saved(slots, instruction.from, instruction.to, -1)); break
      case 'assert': if (this.holds(instruction.at, at)) this.open.push(here + 1, slots); break
      default: break
    }
  }

  private saved(slots: Slots, from: number, to: number, at: number): Slots {
    return this.anyMatch ? slots : slots.map((slot, i) => i >= from && i <= to ? at : slot)
  }

  private holds(assertion: Assertion, at: number): boolean {
    switch (assertion) {
      case 'start': return at === 0 || this.isLineEnd(at - 1)
      case 'end': return at === this.text.length || this.isLineEnd(at)
      case 'boundary': return this.isWord(at - 1) !== this.isWord(at)
      case 'noBoundary': return this.isWord(at - 1) === this.isWord(at)
    }
  }

  private isLineEnd(at: number): boolean {
    return this.program.multiline && LINE_END.test(this.text[at] ?? '')
  }

  private isWord(at: number): boolean {
    const unit = this.text.charCodeAt(at)
    return !Number.isNaN(unit) && this.program.word.matches(unit)
  }
}

/** Whether a program matches anywhere in a text. */
export function hasMatch(program: PatternProgram, text: string): boolean {
  return new Matcher(program, text, true).run() !== undefined
}

/** Where the first match and its groups are. */
export function findMatch(program: PatternProgram, text: string): Slots | undefined {
  return new Matcher(program, text, false).run()
}
