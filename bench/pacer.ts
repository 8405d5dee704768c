/** Lets dispatches through up to a number, and says when that one is reached. */
export class Pacer {
  #seen = 0
  #limit = 1
  #reached: (() => void) | undefined
  #release: (() => void) | undefined

  get seen(): number { return this.#seen }

  /** For the provider: counts a dispatch; one that may not go on waits. */
  readonly onDispatch = (): Promise<void> | undefined => {
    this.#seen += 1
    if (this.#seen !== this.#limit) return undefined
    const held = new Promise<void>((resolve) => { this.#release = resolve })
    this.#reached?.()
    return held
  }

  /** Goes on until the given dispatch, which is held; resolves when it is there. */
  goTo(limit: number): Promise<void> {
    this.#limit = limit
    if (this.#seen === limit) return Promise.resolve()
    return new Promise((resolve) => {
      this.#reached = resolve
      this.#release?.()
    })
  }

  /** Goes on without a limit. */
  goOn(): void {
    this.#limit = Number.POSITIVE_INFINITY
    this.#release?.()
  }
}
