/** A moment at which a process may die: just before or just after one of its calls across a port. */
export interface Boundary {
  /** What is called: `append`, `execute`, `reconcile` … */
  readonly kind: string
  /** Which call of this kind in the process, from 1. */
  readonly nth: number
  readonly side: 'before' | 'after'
}

export const boundaryText = ({ side, kind, nth }: Boundary): string => `${side} ${kind} ${String(nth)}`

const isSame = (a: Boundary, b: Boundary): boolean => a.kind === b.kind && a.nth === b.nth && a.side === b.side

/** Counts the calls of one process, and does what is to happen at one of them. */
export class Gate {
  /** Every boundary so far, in order. */
  readonly passed: Boundary[] = []
  readonly #calls = new Map<string, number>()
  readonly #at: Boundary | undefined
  readonly #strike: () => void

  constructor(at: Boundary | undefined, strike: () => void) {
    this.#at = at
    this.#strike = strike
  }

  async around<T>(kind: string, call: () => Promise<T> | T): Promise<T> {
    const leave = this.enter(kind)
    try {
      return await call()
    } finally {
      leave()
    }
  }

  async *stream<T>(kind: string, items: () => AsyncIterable<T>): AsyncIterable<T> {
    const leave = this.enter(kind)
    try {
      yield* items()
    } finally {
      leave()
    }
  }

  /** Passes the boundary before a call; gives the way past the one after it. */
  enter(kind: string): () => void {
    const nth = (this.#calls.get(kind) ?? 0) + 1
    this.#calls.set(kind, nth)
    this.#pass({ kind, nth, side: 'before' })
    return () => { this.#pass({ kind, nth, side: 'after' }) }
  }

  #pass(boundary: Boundary): void {
    this.passed.push(boundary)
    if (this.#at !== undefined && isSame(boundary, this.#at)) this.#strike()
  }
}
