import { invariant } from '../../src/base/never.ts'

/** Changes the last letter of a text for its neighbour, so that it still reads; twice is as before. */
export function alterBytes(bytes: Uint8Array | undefined): void {
  invariant(bytes !== undefined && bytes.length > 0, 'there is something to alter')
  const at = bytes.findLastIndex((byte) => (byte | 0x20) >= 0x62 && (byte | 0x20) <= 0x79)
  invariant(at >= 0, 'there is a letter to alter')
  bytes[at] = (bytes[at] ?? 0) ^ 1
}

export function alterText(text: string): string {
  const bytes = Buffer.from(text)
  alterBytes(bytes)
  return bytes.toString()
}
