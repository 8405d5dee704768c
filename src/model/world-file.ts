import type { Hash } from './flow.ts'

/** What tells that a file was not touched since it was read. Times and inode as decimal text: they are larger than a number holds. */
export interface FileStat {
  readonly bytes: number
  readonly mtimeNs: string
  readonly ctimeNs: string
  readonly ino: string
}

/** A file of the working folder as a step found it. */
export interface SourceFile {
  /** Relative to the working folder, with `/`. */
  readonly path: string
  /** Of its content; of a link that leads to no file, of the link's own text. */
  readonly hash: Hash
  /** Where a symbolic link points, as written in it. */
  readonly link?: string
  /** Absent where it would not tell: the file changed so shortly before it was read that another change may not show in it. */
  readonly stat?: FileStat
}

/** Files in order of path (by code unit), and the hash of the document of their paths, contents and links. */
export interface Fingerprint {
  readonly digest: Hash
  readonly files: readonly SourceFile[]
}
