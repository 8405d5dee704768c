import path from 'node:path'
import { isDraft } from './draft-name.ts'
import { WorldRefused } from './world-refused.ts'

// What globs mean, without looking at any file. `*` stops at `/`, `**` does not; dot files are matched like any others. `!` takes away. A
// glob that is a folder means all in it. A folder that is passed over is entered only for globs that name it.

/** Folders with these names are passed over wherever they are. */
const PASSED_OVER = ['.git', 'node_modules']

const OPTIONS = { dot: true, nonegate: true, posix: true } as const

export interface Pattern {
  /** As it was written. */
  readonly glob: string
  /** The deepest folder that all matches are in: `a/b` of `a/b/*.ts`; the empty text is the working folder. */
  readonly base: string
  /** Whether a path matches. */
  matches(file: string): boolean
  /** Whether files in a folder may match. */
  mayHold(folder: string): boolean
}

export interface Globs {
  readonly patterns: readonly Pattern[]
  /** Whether some glob matches a path and none takes it away. */
  matches(file: string): boolean
}

type Picomatch = typeof import('picomatch')

/**
 * Globs ready to be matched against paths relative to the working folder.
 * @param passOver folders, absolute or relative to `workDir`, that are passed over besides `.git` and `node_modules`
 * @throws WorldRefused for a glob that names what is outside the working folder, or nothing
 */
export async function prepareGlobs(workDir: string, globs: readonly string[], passOver: readonly string[]): Promise<Globs> {
  const { picomatch } = await import('./picomatch-loaded.ts')
  const isTaking = (glob: string): boolean => glob.startsWith('!') && !glob.startsWith('!(')
  const taken = globs.filter(isTaking).flatMap((glob) => withContents(relativeGlob(workDir, glob.slice(1), glob)))
  const isTaken = taken.length === 0 ? () => false : picomatch(taken, OPTIONS)
  const holdsTaken = taken.some(isWhole) ? picomatch(taken.filter(isWhole), OPTIONS) : () => false
  const around = { picomatch, passed: passOver.map((folder) => path.relative(workDir, path.resolve(workDir, folder))).filter(isInside) }
  const naming = globs.filter((glob) => !isTaking(glob))
  const patterns = naming.map((glob) => patternOf(around, glob, relativeGlob(workDir, glob, glob), holdsTaken))
  return { patterns, matches: (file) => !isDraft(file) && patterns.some((pattern) => pattern.matches(file)) && !isTaken(file) }
}

const isInside = (relative: string): boolean =>
  relative !== '' && relative !== '..' && !relative.startsWith('../') && !path.isAbsolute(relative)
const isWhole = (glob: string): boolean => glob.endsWith('/**') || glob === '**'

/** A glob that may be a folder stands for what is in it, too. */
const withContents = (glob: string): readonly string[] => (glob.endsWith('*') ? [glob] : [glob, `${glob}/**`])

function relativeGlob(workDir: string, glob: string, asWritten: string): string {
  const inside = path.isAbsolute(glob) ? insideOf(workDir, glob, asWritten) : glob
  const normal = path.posix.normalize(inside).replace(/\/+$/, '')
  if (inside === '' || normal === '') throw new WorldRefused(JSON.stringify(asWritten), 'it names nothing')
  if (inside.split(/[/\\{},()|]/).includes('..')) throw new WorldRefused(asWritten, 'only files in the working folder can be named, without ".."')
  return normal === '.' ? '**' : normal
}

function insideOf(workDir: string, glob: string, asWritten: string): string {
  if (glob.replace(/\/+$/, '') === workDir) return '.'
  if (glob.startsWith(`${workDir}/`)) return glob.slice(workDir.length + 1)
  throw new WorldRefused(asWritten, `it is not in the working folder (${workDir})`)
}

interface Around { readonly picomatch: Picomatch; readonly passed: readonly string[] }

function patternOf({ picomatch, passed }: Around, glob: string, relative: string, isTaken: (folder: string) => boolean): Pattern {
  const { base, isGlob } = picomatch.scan(relative, OPTIONS)
  const literal = base.replace(/\\(.)/g, '$1')
  const all = withContents(relative)
  const isMatch = picomatch(all, OPTIONS)
  const isPassed = passedBy(relative, literal, passed)
  const holds = all.map((each) => holdingOf(picomatch, each))
  return {
    glob, base: isGlob ? literal : path.posix.dirname(literal).replace(/^\.$/, ''),
    matches: (file) => isMatch(file) && !isPassed(file),
    mayHold: (folder) => folder === '' || (!isPassed(folder) && !isTaken(folder) && holds.some((hold) => hold(folder.split('/')))),
  }
}

/** Whether a path is in, or is, a folder that is passed over for a glob. */
function passedBy(glob: string, literal: string, passed: readonly string[]): (file: string) => boolean {
  const segments = glob.split('/')
  const names = PASSED_OVER.filter((name) => !segments.includes(name))
  const folders = passed.filter((folder) => literal !== folder && !literal.startsWith(`${folder}/`))
  return (file) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
    || (names.length > 0 && file.split('/').some((segment) => names.includes(segment)))
}

/** Whether a folder may hold matches of a glob, segment by segment; where segments cannot be told apart, it may. */
function holdingOf(picomatch: Picomatch, glob: string): (folder: readonly string[]) => boolean {
  if (/[({]/.test(glob)) return () => true
  const segments = glob.split('/').map((segment) => (segment === '**' ? undefined : picomatch(segment, OPTIONS)))
  const everywhere = segments.indexOf(undefined)
  const named = everywhere === -1 ? segments : segments.slice(0, everywhere)
  return (folder) => (everywhere !== -1 || folder.length < segments.length)
    && folder.slice(0, named.length).every((name, index) => named[index]?.(name) === true)
}
