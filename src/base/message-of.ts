/** What the system says no with, in plain words. The path is left to who asked: it knows the name it was asked under. */
const SYSTEM_TEXT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder', ENOTDIR: 'a file stands where its folder belongs', EISDIR: 'it is a folder',
  EACCES: 'permission denied', EPERM: 'permission denied', EROFS: 'the disk is read-only', ENOSPC: 'there is no space left',
  EEXIST: 'it is there already', ELOOP: 'its links lead in a circle', ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open', ENOTEMPTY: 'the folder is not empty', EBUSY: 'it is in use',
}

/** Only a call of the system that is about a file: what it says of a program or a connection needs other words. */
const isOfFile = (error: Error): error is Error & { readonly code: string } =>
  'code' in error && typeof error.code === 'string' && 'syscall' in error && !/^(spawn|kill|connect|listen|bind)/.test(String(error.syscall))

/** What a thrown value says; of a file, in plain words. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return isOfFile(error) ? SYSTEM_TEXT[error.code] ?? error.message : error.message
}
