/** Files cannot be listed or read as asked: what was asked is wrong, or the machine does not let it. `path` is the glob or the file. */
export class WorldRefused extends Error {
  readonly path: string

  /** @param why in plain words, without the path */
  constructor(path: string, why: string) {
    super(`${path === '' ? 'the working folder' : path}: ${why}`)
    this.name = 'WorldRefused'
    this.path = path
  }
}

const GONE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR'])

/** Whether an error of the file system says that there is no such file. */
export const isGone = (error: unknown): boolean => GONE.has((error as NodeJS.ErrnoException | undefined)?.code)

const SAID: Readonly<Record<string, string>> = {
  EACCES: 'permission denied', EPERM: 'permission denied', ELOOP: 'its links lead in a circle',
}

/** What an error of the file system says, in plain words. */
export function whyUnreadable(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return `it cannot be read: ${SAID[code] ?? (code === '' ? message : code)}`
}
