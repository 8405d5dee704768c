// Secrets never leave in anything captured: as they are or as programs commonly write them, also when a chunk ends inside one.
// What may still turn out to be the beginning of a secret is held back; memory is bounded by the longest spelling.
// What is not shown (colours, marks of direction) may stand inside a secret.

import { pastInvisible, RAN_OUT, visibleOf } from './past-invisible.ts'

/** Fewer characters are refused everywhere: masking them would blank half of any text and hide little. */
export const SHORTEST_SECRET = 6

/** Stands where a secret stood. */
const MASK = '***'

/** One way in which a secret may be written. */
interface Spelling {
  /** The secret it is a spelling of. */
  readonly value: string
  readonly bytes: Buffer
  /** May be broken into lines, as encoders do. */
  readonly wraps: boolean
  /** Has itself something that is not shown: it is met as it is. */
  readonly exact: boolean
}

/** Spellings by their first byte. */
export type SecretSpellings = ReadonlyMap<number, readonly Spelling[]>

/** Masks a stream of bytes piece by piece. */
export interface Masker {
  write(chunk: Uint8Array): Buffer
  /** What was held back, once nothing follows. */
  end(): Buffer
}

const BITS_OF_DIGIT = 6

/** The digits that a text of base64 holds for sure when the secret begins `offset` bytes into a group of three. */
function base64At(secret: Buffer, offset: number): string {
  const digits = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64')
  return digits.slice(Math.ceil(offset * 8 / BITS_OF_DIGIT), Math.floor((offset + secret.length) * 8 / BITS_OF_DIGIT))
}

function base64Of(secret: Buffer): string[] {
  const padded = secret.toString('base64')
  const standard = [padded, padded.replace(/=+$/, ''), ...[0, 1, 2].map((offset) => base64At(secret, offset))]
  return [...standard, ...standard.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))]
}

const lowerEscapes = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase())

function percentEncoded(value: string): string[] {
  const sound = Buffer.from(value).toString()
  const loose = encodeURIComponent(sound)
  const strict = loose.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  const upper = [loose, strict].flatMap((text) => [text, text.replaceAll('%2F', '/')]).concat(encodeURI(sound))
  return upper.flatMap((text) => [text, text.replaceAll('%20', '+')]).flatMap((text) => [text, lowerEscapes(text)])
}

const unicodeEscape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
const upperUnicode = (text: string): string => text.replace(/\\u[\da-f]{4}/g, (escape) => `\\u${escape.slice(2).toUpperCase()}`)
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Inside JSON, as various libraries write it, and inside texts of JSON that are themselves texts in JSON. */
function jsonEscaped(value: string): string[] {
  const plain = inJson(value)
  const ascii = plain.replace(/[^\0-\x7f]/g, unicodeEscape)
  const careful = [plain, ascii].map((text) => text.replace(/[<>&]/g, unicodeEscape))
  const forms = [plain, ascii, ...careful]
  const once = [...forms, ...forms.map(upperUnicode), plain.replaceAll('/', '\\/'), ascii.replaceAll('/', '\\/')]
  const twice = once.map(inJson)
  return [...once, ...twice, ...twice.map(inJson)]
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const entity = (char: string): string => ENTITIES[char] ?? char

/** Inside markup and inside the quotes of a shell, as `set -x` prints it. */
const quoted = (value: string): string[] => [
  value.replace(/[&<>]/g, entity), value.replace(/[&<>"]/g, entity), value.replace(/[&<>"']/g, entity), value.replaceAll("'", "'\\''"),
]

function hexOf(secret: Buffer): string[] {
  const lower = secret.toString('hex')
  return [lower, lower.toUpperCase()]
}

/** The frame around a key says nothing of the key, and is in every other one. */
const isArmor = (line: string): boolean => /^-----(BEGIN|END) [^-]*-----$/.test(line)

/** A secret of several lines is also masked line by line: few programs print it in one piece, or with the same indentation. */
function partsOf(value: string): string[] {
  const lines = value.split(/\r?\n/)
  const alone = lines.length === 1 ? [] : lines.map((line) => line.trim()).filter((line) => !isArmor(line))
  return [value, ...alone].filter((part) => part.length >= SHORTEST_SECRET)
}

function spelledAs(text: string, value: string): Spelling[] {
  const bytes = Buffer.from(text)
  const shown = visibleOf(bytes)
  if (shown.equals(bytes)) return [{ value, bytes, wraps: false, exact: false }]
  const bare = { value, bytes: shown, wraps: false, exact: false }
  return [{ value, bytes, wraps: false, exact: true }, ...shown.length < SHORTEST_SECRET ? [] : [bare]]
}

function spellingsOf(part: string, value: string): Spelling[] {
  const secret = Buffer.from(part)
  const flat = [part, ...percentEncoded(part), ...jsonEscaped(part), ...quoted(part)]
  const encoded = [...new Set([...base64Of(secret), ...hexOf(secret)])]
  return [
    ...[...new Set(flat)].flatMap((text) => spelledAs(text, value)),
    ...encoded.map((text) => ({ value, bytes: Buffer.from(text), wraps: true, exact: false })),
  ]
}

/**
 * Everything to look for, for these values.
 * @throws RangeError for a value shorter than 6 characters
 */
export function secretSpellings(values: Iterable<string>): SecretSpellings {
  const byFirst = new Map<number, Spelling[]>()
  for (const value of new Set(values)) {
    if (value.length < SHORTEST_SECRET) throw new RangeError(`a secret of fewer than ${SHORTEST_SECRET} characters cannot be masked`)
    for (const spelling of partsOf(value).flatMap((part) => spellingsOf(part, value))) {
      const [first = 0] = spelling.bytes
      byFirst.set(first, [...byFirst.get(first) ?? [], spelling])
    }
  }
  return byFirst
}

const [LINE_FEED, CARRIAGE_RETURN, BACKSLASH, LETTER_N, LETTER_R] = [10, 13, 92, 110, 114]

/** Past one character, as it is or escaped as in JSON. Where the bytes end inside an escape, past their end. */
function past(bytes: Buffer, at: number, char: number, letter: number): number {
  if (bytes[at] === char) return at + 1
  return bytes[at] === BACKSLASH && (at + 1 === bytes.length || bytes[at + 1] === letter) ? at + 2 : at
}

const pastLineBreak = (bytes: Buffer, at: number): number =>
  past(bytes, past(bytes, at, CARRIAGE_RETURN, LETTER_R), LINE_FEED, LETTER_N)

/** So many bytes that are not shown may stand inside a secret. */
const MOST_HIDDEN = 4096
/** The most that a break of lines takes between two bytes of a spelling. */
const BREAK_LENGTH = 4

/** Past what may stand between two bytes of a spelling. */
function pastGap({ wraps, exact }: Spelling, within: Buffer, from: number, limit: number): number {
  const at = exact ? from : pastInvisible(within, from, limit)
  if (!wraps || at === RAN_OUT) return at
  const broken = pastLineBreak(within, at)
  return broken === at || broken >= within.length ? broken : pastInvisible(within, broken, limit)
}

/** Where the spelling ends that begins at `from`: 0 when none does, RAN_OUT when the bytes end before that is certain. */
function endOf(spelling: Spelling, within: Buffer, from: number): number {
  const { bytes } = spelling
  const limit = from + bytes.length * (1 + BREAK_LENGTH) + MOST_HIDDEN
  let at = from
  for (let i = 0; i < bytes.length; i++, at++) {
    if (i > 0) at = pastGap(spelling, within, at, limit)
    if (at === RAN_OUT || at >= within.length) return RAN_OUT
    if (within[at] !== bytes[i]) return 0
  }
  return at
}

type OnFound = (value: string) => void

/** The furthest end of a secret that begins here. While a longer one may still come, RAN_OUT, unless nothing follows. */
function reachOf(spellings: readonly Spelling[], within: Buffer, from: number, final: boolean, onFound: OnFound | undefined): number {
  let reach = 0
  for (const spelling of spellings) {
    const end = endOf(spelling, within, from)
    if (end === RAN_OUT && !final) return RAN_OUT
    if (end > 0) onFound?.(spelling.value)
    reach = Math.max(reach, end)
  }
  return reach
}

const MASK_BYTES = Buffer.from(MASK)

/**
 * Masks overlapping secrets as one: nothing of either remains.
 * @param onFound hears which secret was met, each time
 */
export function createMasker(spellings: SecretSpellings, onFound?: OnFound): Masker {
  let held = Buffer.alloc(0)
  /** So many bytes at the front of `held` are already masked. */
  let covered = 0

  function scan(bytes: Buffer, final: boolean): Buffer {
    const pieces: Buffer[] = []
    let done = covered
    let at = 0
    for (; at < bytes.length; at++) {
      const candidates = spellings.get(bytes[at] ?? 0)
      if (candidates === undefined) continue
      const reach = reachOf(candidates, bytes, at, final, onFound)
      if (reach === RAN_OUT) break
      if (reach <= done) continue
      if (at >= done) pieces.push(bytes.subarray(done, at), MASK_BYTES)
      done = reach
    }
    if (at > done) pieces.push(bytes.subarray(done, at))
    held = Buffer.from(bytes.subarray(at))
    covered = Math.max(0, done - at)
    return Buffer.concat(pieces)
  }

  return {
    write(chunk) {
      if (spellings.size === 0) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      return scan(held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]), false)
    },
    end: () => scan(held, true),
  }
}

/** The same for a whole text. */
export function maskText(spellings: SecretSpellings, text: string): string {
  if (spellings.size === 0) return text
  const masker = createMasker(spellings)
  return Buffer.concat([masker.write(Buffer.from(text)), masker.end()]).toString()
}
