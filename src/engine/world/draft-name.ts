import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DRAFT_PREFIX } from '../../base/draft-prefix.ts'
import { sha256Hex } from '../../core/hash/sha256.ts'

// Files that are put back are written beside their places first, as drafts that no glob matches. A process that is killed meanwhile
// leaves them; the next resume of its run tells its own by name, and removes them.

const prefixOf = (owner: string): string => `${DRAFT_PREFIX}${sha256Hex(owner).slice(0, 12)}-`

/** A new name for a file that somebody is about to put back. */
export const draftName = (owner: string): string => `${prefixOf(owner)}${randomUUID().slice(0, 8)}`

export const isDraft = (file: string): boolean => path.posix.basename(file).startsWith(DRAFT_PREFIX)

export const isDraftOf = (owner: string, name: string): boolean => name.startsWith(prefixOf(owner))
