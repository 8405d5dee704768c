import type { Paint } from './paint.ts'
import type { Zone } from './time-text.ts'

/** What a rendering depends on besides its view: with these the same view always gives the same text. */
export interface RenderContext {
  /** Epoch milliseconds. */
  readonly nowMs: number
  readonly columns: number
  readonly paint: Paint
  readonly zone: Zone
}
