import type { RunHandle } from './run-handle.ts'

/** The runs that go on in this process, by id. */
export class LiveRuns {
  readonly #handles = new Map<string, Pick<RunHandle, 'lookNow'>>()

  /** Known until it lets go. */
  set(run: Pick<RunHandle, 'runId' | 'lookNow' | 'result'>): void {
    this.#handles.set(run.runId, run)
    const forget = (): void => { if (this.#handles.get(run.runId) === run) this.#handles.delete(run.runId) }
    run.result().then(forget, forget)
  }

  lookNow(runId: string): void { this.#handles.get(runId)?.lookNow() }
}
