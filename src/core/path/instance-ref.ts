import type { Frame, InstanceRef, RunPath } from '../../model/run-path.ts'

// The text form of run paths. Call hashes are not part of it; keys percent-encode `/ [ ] % # =`.

const encodeKey = (key: string): string => key.replaceAll(/[/[\]%#=]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
const decodeKey = (text: string): string => text.replaceAll(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** Name of a loop round's body, as in `[sku-42]` or `[#3]`, without the brackets. */
export const roundName = (frame: { readonly key: string } | { readonly index: number }): string =>
  'key' in frame ? encodeKey(frame.key) : `#${String(frame.index)}`

function frameText(frame: Frame): string {
  if ('call' in frame) return frame.call
  if ('loop' in frame) return `${frame.loop}[${roundName(frame)}]`
  return 'hook' in frame ? `${frame.hook}!${String(frame.n)}` : frame.step
}

/**
 * Text identity of the instance at a path; the run itself is the empty text.
 * @example instanceRef([{ call: 'checkout', hash }, { loop: 'each', key: 'sku-42' }, { step: 'pay' }]) // 'checkout/each[sku-42]/pay'
 */
export const instanceRef = (path: RunPath): InstanceRef => path.map(frameText).join('/')

/** The path with the call hashes shown, for people: `checkout@1a2b3c4d/pay`. */
export const displayPath = (path: RunPath): string =>
  path.map((frame) => ('call' in frame ? `${frame.call}@${frame.hash.slice(7, 15)}` : frameText(frame))).join('/')

export const stepIdOf = (path: RunPath): string => {
  const last = path.at(-1)
  return last !== undefined && 'step' in last ? last.step : ''
}

/** The frames around a step: where its siblings live. */
export const framesOf = (path: RunPath): RunPath => path.slice(0, -1)

/** One segment of the text form, read back; hashes are unknown there. */
export type RefSegment = { readonly name: string; readonly round?: { readonly key: string } | { readonly index: number } }

const roundOf = (text: string): { readonly key: string } | { readonly index: number } =>
  text.startsWith('#') ? { index: Number(text.slice(1)) } : { key: decodeKey(text) }

/** Reads the text form; undefined when it is not one. */
export function parseInstanceRef(text: string): readonly RefSegment[] | undefined {
  const segments: RefSegment[] = []
  for (const part of text.split('/')) {
    const match = /^([A-Za-z_][A-Za-z0-9_:-]*(?:![0-9]+)?)(?:\[(#\d+|[^[\]/]*)\])?$/.exec(part)
    if (match === null) return undefined
    const [, name = '', round] = match
    segments.push(round === undefined ? { name } : { name, round: roundOf(round) })
  }
  return segments
}
