import PQueue from 'p-queue'

/** Slots shared by all runs of a process. Held from the intent's commit to the settle, never while waiting for anything else. */
export class Slots {
  readonly #queue: PQueue

  constructor(concurrency: number) {
    this.#queue = new PQueue({ concurrency })
  }

  /** Runs the dispatch when a slot is free. */
  async hold<T>(dispatch: () => Promise<T>): Promise<T> {
    return this.#queue.add(dispatch)
  }
}
