import type { EventPayload } from '../../model/run-event.ts'
import { someOf } from './plan-reason.ts'

/** What is kept of an artifact, in few words. */
export function artifactText({ name, files, globs = [], problem }: EventPayload<'artifactStored'>): string {
  const paths = files.map((file) => file.path)
  const kept = paths.length === 0 ? 'nothing' : someOf(paths)
  if (problem !== undefined) return `${name}: ${kept}; ${problem}`
  return paths.length === 0 && globs.length > 0 ? `${name}: nothing, no file matches ${globs.join(', ')}` : `${name}: ${kept}`
}
