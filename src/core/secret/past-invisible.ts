// What a terminal does not show, or what is taken out before a text gets to one, must not hide a secret that it stands in.

/** The bytes end before it is certain what they are. */
export const RAN_OUT = -1

const [ESCAPE, BACKSLASH, BELL, LINE_FEED, DELETE, C1] = [0x1b, 0x5c, 0x07, 0x0a, 0x7f, 0xc2]
const [STRING_END, SOFT_HYPHEN] = [0x9c, 0xad]
const SHOWN_CONTROLS = new Set([9, LINE_FEED, 13])
const CSI = 0x5b
/** Introducers of a text that ends with BEL or ST, by the letter after ESC; a control of C1 is that letter and 64 more. */
const STRINGS = new Set([0x5d, 0x50, 0x58, 0x5e, 0x5f])
/** Marks of width and direction, and what may become one. */
const [MARK, MARK_BEGUN] = [/^(?:d89c|e280(?:8[b-f]|a[89a-e])|e281a.|efbbbf)/, /^(?:d8|e2(?:8[01])?|ef(?:bb)?)$/]
/** A control as texts of JSON write it. */
const ESCAPED = /^\\u00[01][\da-fA-F]$/
const ESCAPED_LENGTH = 6

interface Control { readonly code: number; readonly after: number }
type MaybeControl = Control | typeof RAN_OUT | undefined

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to

function escapedControl(bytes: Buffer, at: number): MaybeControl {
  const text = bytes.toString('latin1', at, at + ESCAPED_LENGTH)
  if (ESCAPED.test(text)) return { code: Number.parseInt(text.slice(2), 16), after: at + ESCAPED_LENGTH }
  return text.length < ESCAPED_LENGTH && ESCAPED.test(text + '\\u0000'.slice(text.length)) ? RAN_OUT : undefined
}

function laterControl(bytes: Buffer, at: number): MaybeControl {
  const code = bytes[at + 1]
  if (code === undefined) return RAN_OUT
  return within(code, 0x80, 0x9f) || code === SOFT_HYPHEN ? { code, after: at + 2 } : undefined
}

function controlAt(bytes: Buffer, at: number): MaybeControl {
  const code = bytes[at] ?? 0x20
  if (code === BACKSLASH) return escapedControl(bytes, at)
  if (code === C1) return laterControl(bytes, at)
  return code < 0x20 || code === DELETE ? { code, after: at + 1 } : undefined
}

function pastMark(bytes: Buffer, at: number): number {
  const text = bytes.toString('hex', at, at + 3)
  if (MARK_BEGUN.test(text)) return RAN_OUT
  return at + (MARK.exec(text)?.[0].length ?? 0) / 2
}

function pastControlSequence(bytes: Buffer, from: number, limit: number): number {
  for (let at = from; at < limit; at++) {
    const byte = bytes[at]
    if (byte === undefined) return RAN_OUT
    if (within(byte, 0x40, 0x7e)) return at + 1
    if (!within(byte, 0x20, 0x3f)) return from
  }
  return from
}

function pastString(bytes: Buffer, from: number, limit: number): number {
  for (let at = from; at < limit; at++) {
    if (at >= bytes.length) return RAN_OUT
    const control = controlAt(bytes, at)
    if (control === RAN_OUT) return RAN_OUT
    if (control === undefined) continue
    if (control.code === LINE_FEED) return at
    if (control.code === BELL || control.code === STRING_END) return control.after
    if (control.code === ESCAPE) return pastTerminator(bytes, control.after)
  }
  return from
}

/** Past the backslash of ST, which is two in JSON. */
function pastTerminator(bytes: Buffer, at: number): number {
  const [first, second] = [bytes[at], bytes[at + 1]]
  if (first === undefined) return RAN_OUT
  if (first !== BACKSLASH) return at
  if (second === undefined) return RAN_OUT
  return second === BACKSLASH ? at + 2 : at + 1
}

function pastIntroduced(bytes: Buffer, letter: number, at: number, limit: number): number {
  if (letter === CSI) return pastControlSequence(bytes, at, limit)
  return STRINGS.has(letter) ? pastString(bytes, at, limit) : at
}

function pastEscape(bytes: Buffer, from: number, limit: number): number {
  let at = from
  while (at < limit && within(bytes[at] ?? 0, 0x20, 0x2f)) at++
  const letter = bytes[at]
  if (letter === undefined) return RAN_OUT
  if (at === from && (letter === CSI || STRINGS.has(letter))) return pastIntroduced(bytes, letter, at + 1, limit)
  return within(letter, 0x30, 0x7e) ? at + 1 : at
}

/** Past what is not shown at `at`, of which no more than up to `limit` is looked at: `at` where all is shown. */
function pastOne(bytes: Buffer, at: number, limit: number): number {
  const control = controlAt(bytes, at)
  if (control === RAN_OUT) return RAN_OUT
  if (control === undefined) return pastMark(bytes, at)
  const { code, after } = control
  if (code === ESCAPE) return pastEscape(bytes, after, limit)
  if (SHOWN_CONTROLS.has(code)) return at
  return code > DELETE ? pastIntroduced(bytes, code - 0x40, after, limit) : after
}

const isPlain = (byte: number): boolean => byte >= 0x20 && byte < DELETE && byte !== BACKSLASH

/** Past everything that is not shown from `from` on: `from` where that is nothing, RAN_OUT where the bytes end inside it. */
export function pastInvisible(bytes: Buffer, from: number, limit: number): number {
  let at = from
  while (at < limit && !isPlain(bytes[at] ?? 0x20)) {
    const next = pastOne(bytes, at, limit)
    if (next === at || next === RAN_OUT) return next
    at = next
  }
  return at
}

/** What is shown of these bytes. */
export function visibleOf(bytes: Buffer): Buffer {
  const shown: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const next = pastInvisible(bytes, at, bytes.length)
    if (next !== RAN_OUT) at = next
    const byte = bytes[at]
    if (byte !== undefined) shown.push(byte)
  }
  return Buffer.from(shown)
}
