import type { SourceFiles } from '../../ports/source-files.ts'
import type { Findings } from '../findings.ts'
import type { Place } from '../place.ts'

const MAX_FILE_BYTES = 1024 * 1024

const MARKS: readonly (readonly number[])[] = [[0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]]

const hasMark = (bytes: Uint8Array): boolean => MARKS.some((mark) => mark.every((byte, i) => bytes[i] === byte))

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a file, or undefined when it was reported why there is none. `asked` is where the author named the file. */
export function readText(files: SourceFiles, file: string, asked: Place, findings: Findings): string | undefined {
  const bytes = files.read(file)
  if (bytes === undefined) return void findings.error('parse.file-unreadable', asked, `cannot read ${file}`)
  if (bytes.length > MAX_FILE_BYTES) {
    return void findings.error('parse.too-large', { file }, `the file has ${bytes.length} bytes; at most ${MAX_FILE_BYTES} are accepted`)
  }
  if (hasMark(bytes)) {
    return void findings.error('parse.byte-order-mark', { file }, 'the file starts with a byte order mark', 'save it as UTF-8 without one')
  }
  const text = decode(bytes)
  if (text === undefined) findings.error('parse.not-utf8', { file }, 'the file is not valid UTF-8', 'save it as UTF-8')
  return text
}
