/** The author's files, for a compiler that never waits. Names are whatever `resolve` gave; diagnostics show them as they are. */
export interface SourceFiles {
  /** The bytes of a file, or undefined when there is none (or it may not be read). */
  read(path: string): Uint8Array | undefined
  /** The name of a file that `from` names by a relative path. The same file always gets the same name. */
  resolve(from: string, relative: string): string
  /** The authoring tree of a flow written as a module, which whoever compiles has loaded before. */
  loaded?(path: string): unknown
}
