import { checkGivenJson, isJsonObject, type JsonObject } from '../../base/json.ts'
import { LineSplitter, type SplitLine } from './split-lines.ts'

/** What a program wrote on a line: a frame, something else (shortened), or more than is kept of a line. */
export type Written =
  | { readonly kind: 'frame'; readonly frame: JsonObject }
  | { readonly kind: 'garbage'; readonly line: string }
  | { readonly kind: 'tooLong'; readonly bytes: number }

const SHOWN = 500

const shortened = (text: string): string => text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text

const STRICT = new TextDecoder('utf-8', { fatal: true })
const LENIENT = new TextDecoder('utf-8')

const HALF_PAIR = /\\u[dD][89a-fA-F]/
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Texts that a program cut in the middle of a character are kept: a turn's end may hang on such a frame. */
const mended = (_key: string, value: unknown): unknown => typeof value === 'string' ? value.replace(LONE_SURROGATE, '\uFFFD') : value

function parseFrame(bytes: Uint8Array): JsonObject | undefined {
  try {
    const text = STRICT.decode(bytes)
    const value: unknown = HALF_PAIR.test(text) ? JSON.parse(text, mended) : JSON.parse(text)
    checkGivenJson(value)
    return isJsonObject(value) ? value : undefined
  } catch { return undefined }
}

function readLine(line: SplitLine): readonly Written[] {
  if ('tooLong' in line) return [{ kind: 'tooLong', bytes: line.tooLong }]
  const frame = parseFrame(line.bytes)
  if (frame !== undefined) return [{ kind: 'frame', frame }]
  const text = LENIENT.decode(line.bytes)
  return text.trim() === '' ? [] : [{ kind: 'garbage', line: shortened(text) }]
}

/**
 * Reads frames, one JSON object on a line each, off a stream of bytes. Never throws, whatever is written; holds at most one line.
 * @example new FrameReader().push(Buffer.from('{"type":"result"}\n')) // [{ kind: 'frame', frame: { type: 'result' } }]
 */
export class FrameReader {
  private readonly lines: LineSplitter

  /** @param maxBytes of a line, without its end; default 8 MiB */
  constructor(maxBytes?: number) {
    this.lines = new LineSplitter(maxBytes)
  }

  push(chunk: Uint8Array): readonly Written[] {
    return this.lines.push(chunk).flatMap(readLine)
  }

  /** What stands behind the last line's end, once the stream is over. */
  end(): readonly Written[] {
    return this.lines.end().flatMap(readLine)
  }
}

/** Reads lines for people and patterns off a stream of bytes: lenient of what is no UTF-8, without those that are too long. */
export class TextLineReader {
  private readonly lines: LineSplitter

  constructor(maxBytes?: number) {
    this.lines = new LineSplitter(maxBytes)
  }

  push(chunk: Uint8Array): readonly string[] {
    return this.lines.push(chunk).flatMap(textOf)
  }

  end(): readonly string[] {
    return this.lines.end().flatMap(textOf)
  }
}

const textOf = (line: SplitLine): readonly string[] => 'bytes' in line ? [LENIENT.decode(line.bytes)] : []
