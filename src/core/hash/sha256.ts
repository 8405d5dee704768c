import { createHash } from 'node:crypto'

/** Lower-case hex SHA-256 of bytes, or of a text's UTF-8 bytes. */
export function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
