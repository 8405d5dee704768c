import { invariant } from '../../src/base/never.ts'

/** Where a JSON text's last string value with such a letter has it; else the last such letter. Its neighbour is a letter too. */
function placeToAlter(text: string): number {
  const value = [...text.matchAll(/:"[^"\\]*[b-y](?=[^b-y"\\]*")/g)].at(-1)
  return value === undefined ? text.search(/[b-y][^b-y]*$/) : value.index + value[0].length - 1
}

/** Changes one letter for its neighbour, so that the bytes still read; twice is as before. */
export function alterBytes(bytes: Uint8Array | undefined): void {
  invariant(bytes !== undefined, 'there is something to alter')
  const at = placeToAlter(Buffer.from(bytes).toString('latin1'))
  invariant(at >= 0, 'there is a letter to alter')
  bytes[at] = (bytes[at] ?? 0) ^ 1
}

export function alterText(text: string): string {
  const bytes = Buffer.from(text)
  alterBytes(bytes)
  return bytes.toString()
}
