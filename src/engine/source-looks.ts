import { err, ok } from '../base/result.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Fingerprint } from '../model/world-file.ts'
import type { Asked } from './instance-machines.ts'
import type { Looked } from './looked.ts'
import { WorldRefused } from './world/world-refused.ts'

/** A look at a step's sources, which the intent that asked for it waits for. */
export interface SourceLook {
  readonly ask: Asked
  readonly abort: AbortController
  looked?: Looked
}

/** Looks by instance, until what they found is taken. There is no trace of them in the log: one that is dropped is made again. */
export class SourceLooks {
  readonly #onLooked: (look: SourceLook) => void
  readonly #onBroke: (error: unknown) => void
  readonly #looks = new Map<InstanceRef, SourceLook>()

  constructor(onLooked: (look: SourceLook) => void, onBroke: (error: unknown) => void) {
    this.#onLooked = onLooked
    this.#onBroke = onBroke
  }

  /** Begins to look. @returns false: it looks already */
  begin(ask: Asked, take: (signal: AbortSignal) => Promise<Fingerprint>): boolean {
    if (this.#looks.has(ask.ref)) return false
    const look: SourceLook = { ask, abort: new AbortController() }
    this.#looks.set(ask.ref, look)
    looking(take(look.abort.signal)).then(
      (looked) => {
        look.looked = looked
        if (this.#isWanted(look)) this.#onLooked(look)
      },
      (error: unknown) => { if (this.#isWanted(look)) this.#onBroke(error) },
    )
    return true
  }

  #isWanted(look: SourceLook): boolean { return this.#looks.get(look.ask.ref) === look }

  /** What a look found, where it is still wanted; once. */
  take(look: SourceLook): Looked | undefined {
    return this.#isWanted(look) && this.#looks.delete(look.ask.ref) ? look.looked : undefined
  }

  /** Forgets all. @returns how many were under way */
  drop(): number {
    const underWay = [...this.#looks.values()].filter((look) => look.looked === undefined)
    for (const look of underWay) look.abort.abort()
    this.#looks.clear()
    return underWay.length
  }
}

async function looking(found: Promise<Fingerprint>): Promise<Looked> {
  try {
    return ok(await found)
  } catch (error) {
    if (error instanceof WorldRefused) return err(error.message)
    throw error
  }
}
