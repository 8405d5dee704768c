/** Time, identity and chance, injected: nothing below reads a clock or draws a number by itself. */
export interface Ambient {
  /** Epoch milliseconds. */
  now(): number
  /** A fresh unique id (UUID text). */
  newId(): string
  /** A number in [0, 1). */
  random(): number
}
