const NEWLINE = 0x0a

/** Bytes between line ends; `whole` is false for what stands behind the last one. */
export interface ByteLine { readonly bytes: Buffer; readonly whole: boolean }

/** Thrown for a line that nobody can mean to have written. */
export class LineTooLongError extends Error {
  override readonly name = 'LineTooLongError'
}

/** Splits bytes into lines. @throws LineTooLongError */
export async function* byteLines(source: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<ByteLine, undefined> {
  let parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield { bytes: Buffer.concat([...parts, chunk.subarray(from, end)]), whole: true }
      parts = []
      size = 0
      from = end + 1
    }
    parts.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > longest) throw new LineTooLongError(`a line has more than ${String(longest)} bytes`)
  }
  if (size > 0) yield { bytes: Buffer.concat(parts), whole: false }
  return undefined
}
