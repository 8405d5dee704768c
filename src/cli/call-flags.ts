import { Fault } from '../model/fault.ts'
import { parseDuration } from '../compile/normalize/duration.ts'

type Values = Readonly<Record<string, unknown>>

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The flags of a verb by their long names, as they were given. */
export class CallFlags {
  readonly #values: Values

  constructor(values: Values) {
    this.#values = values
  }

  on(name: string): boolean {
    return this.#values[camel(name)] === true
  }

  text(name: string): string | undefined {
    const value = this.#values[camel(name)]
    return typeof value === 'string' ? value : undefined
  }

  texts(name: string): readonly string[] {
    const value = this.#values[camel(name)]
    return Array.isArray(value) ? value as readonly string[] : []
  }

  /** A length of time in milliseconds. @throws Fault usage.invalid */
  duration(name: string): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const ms = parseDuration(text)
    if (ms !== undefined) return ms
    throw new Fault('usage.invalid', `--${name} takes a length of time like 500ms, 10s, 5m, 2h or 1d, not "${text}"`)
  }

  /** A whole number from `least` on. @throws Fault usage.invalid */
  count(name: string, least: number): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = Number(text)
    if (/^\d{1,9}$/.test(text) && value >= least) return value
    throw new Fault('usage.invalid', `--${name} takes a whole number from ${String(least)} on, not "${text}"`)
  }

  /** Values of the form `name=value`, in order. @throws Fault usage.invalid */
  pairs(name: string): readonly (readonly [string, string])[] {
    return this.texts(name).map((text) => {
      const at = text.indexOf('=')
      if (at > 0) return [text.slice(0, at), text.slice(at + 1)] as const
      throw new Fault('usage.invalid', `--${name} takes name=value, not "${text}"`)
    })
  }
}
