/** Where answers of the world wait for the loop: first in, first out; one reader. */
export class Inbox<T> {
  readonly #waiting: T[] = []
  #wake: ((value: T) => void) | undefined

  put(answer: T): void {
    const wake = this.#wake
    this.#wake = undefined
    if (wake === undefined) this.#waiting.push(answer)
    else wake(answer)
  }

  /** The first that waits, where it is one of those. */
  takeIf(fits: (answer: T) => boolean): T | undefined {
    const [first] = this.#waiting
    return first !== undefined && fits(first) ? this.#waiting.shift() : undefined
  }

  async next(): Promise<T> {
    const first = this.#waiting.shift()
    if (first !== undefined) return first
    return new Promise((resolve) => { this.#wake = resolve })
  }
}
