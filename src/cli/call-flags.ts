import { parseDuration } from '../compile/normalize/duration.ts'
import { Fault } from '../model/fault.ts'

/** The flags of a verb by their long names, as they were given: values in order, none for a flag that takes none. */
export class CallFlags {
  readonly #given: ReadonlyMap<string, readonly string[]>

  constructor(given: ReadonlyMap<string, readonly string[]>) {
    this.#given = given
  }

  /** Names of the flags that were given. */
  get names(): readonly string[] {
    return [...this.#given.keys()]
  }

  on(name: string): boolean {
    return this.#given.has(name)
  }

  text(name: string): string | undefined {
    return this.#given.get(name)?.[0]
  }

  texts(name: string): readonly string[] {
    return this.#given.get(name) ?? []
  }

  /** A length of time in milliseconds. @throws Fault usage.invalid */
  duration(name: string): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const ms = parseDuration(text)
    if (ms !== undefined) return ms
    throw new Fault('usage.invalid', `--${name} takes a length of time like 500ms, 10s, 5m, 2h or 1d, not "${text}"`, {
      next: `--${name} 10s`,
    })
  }

  /** A whole number from `least` on. @throws Fault usage.invalid */
  count(name: string, least: number): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = Number(text)
    if (/^\d{1,9}$/.test(text) && value >= least) return value
    throw new Fault('usage.invalid', `--${name} takes a whole number from ${String(least)} on, not "${text}"`, {
      next: `--${name} ${String(Math.max(least, 1))}`,
    })
  }

  /** Values of the form `name=value`, in order. @throws Fault usage.invalid */
  pairs(name: string): readonly (readonly [string, string])[] {
    return this.texts(name).map((text) => {
      const at = text.indexOf('=')
      if (at > 0) return [text.slice(0, at), text.slice(at + 1)] as const
      throw new Fault('usage.invalid', `--${name} takes name=value, not "${text}"`, { next: `--${name} NAME=VALUE` })
    })
  }
}
