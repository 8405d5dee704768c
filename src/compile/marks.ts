import type { AuthoringNode } from './parse/authoring-node.ts'
import { partPlace } from './parse/authoring-node.ts'
import type { Place } from './place.ts'

interface Mark { readonly node: AuthoringNode; readonly from: number; readonly to: number }

/** Remembers where the parts of a flow under construction were written, by the parts themselves. */
export class Marks {
  private readonly marks = new WeakMap<object, Mark | Place>()
  private readonly wholes = new WeakMap<object, Place>()

  /** Offsets are into the node's text; without them the whole node is meant. */
  text(part: object, node: AuthoringNode, from = 0, to = 0): void {
    this.marks.set(part, { node, from, to })
  }

  place(part: object, place: Place): void {
    this.marks.set(part, place)
  }

  /** Where a part was written; undefined for what nobody wrote. */
  of(part: object): Place | undefined {
    const mark = this.marks.get(part)
    if (mark === undefined || !('node' in mark)) return mark
    return mark.to > mark.from ? partPlace(mark.node, mark.from, mark.to) : mark.node.place
  }

  /** Notes the whole of what a part was written as, beside the place where it is named. */
  whole(part: object, place: Place): void {
    this.wholes.set(part, place)
  }

  wholeOf(part: object): Place | undefined {
    return this.wholes.get(part) ?? this.of(part)
  }

  /** The node a part was written as, to look further into it. */
  nodeOf(part: object): AuthoringNode | undefined {
    const mark = this.marks.get(part)
    return mark !== undefined && 'node' in mark ? mark.node : undefined
  }
}
