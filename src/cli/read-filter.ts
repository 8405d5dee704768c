import { given } from '../base/given.ts'
import { Fault } from '../model/fault.ts'
import { OUTCOMES, type Outcome } from '../model/vocabulary.ts'
import type { RunFilter } from '../ports/run-store.ts'
import { parseDuration } from '../compile/normalize/duration.ts'

const wrong = (problem: string): Fault => new Fault('usage.invalid', `--runs: ${problem}`, {
  next: '--runs \'flow=ID,since=30d,outcome=passed,label=NAME=VALUE\'',
})

/** A point in time: a length of time back from now, or a date. */
export function sinceMs(text: string, nowMs: number): number | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : NaN
  if (!Number.isNaN(date)) return date
  const ago = parseDuration(text)
  return ago === undefined ? undefined : nowMs - ago
}

/**
 * Runs by what they are, as one text.
 * @example readFilter('flow=release,since=30d,label=team=a', now)
 * @throws Fault usage.invalid
 */
export function readFilter(text: string, nowMs: number): RunFilter {
  const labels: Record<string, string> = {}
  let filter: RunFilter = {}
  for (const part of text.split(',').map((row) => row.trim()).filter((row) => row !== '')) {
    const at = part.indexOf('=')
    const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
    if (name === 'label') Object.assign(labels, labelOf(value))
    else filter = { ...filter, ...oneOf(name, value, nowMs) }
  }
  return { ...filter, ...given('labels', Object.keys(labels).length === 0 ? undefined : labels) }
}

function labelOf(value: string): Readonly<Record<string, string>> {
  const at = value.indexOf('=')
  if (at < 1) throw wrong('a label is NAME=VALUE')
  return { [value.slice(0, at)]: value.slice(at + 1) }
}

function oneOf(name: string, value: string, nowMs: number): RunFilter {
  switch (name) {
    case 'flow': return { flowId: value }
    case 'outcome': {
      const outcome = OUTCOMES.find((known): known is Outcome => known === value)
      if (outcome === undefined) throw wrong(`no run ends as ${JSON.stringify(value)}`)
      return { outcome }
    }
    case 'since': {
      const since = sinceMs(value, nowMs)
      if (since === undefined) throw wrong(`since is a length of time or a date, not ${JSON.stringify(value)}`)
      return { sinceMs: since }
    }
    default: throw wrong(`there is no ${JSON.stringify(name)} to choose runs by`)
  }
}
