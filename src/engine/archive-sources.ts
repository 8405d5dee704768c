import { given } from '../base/given.ts'
import { canonicalJson } from '../base/json.ts'
import { sourcesDocument, sourcesStatDocument } from '../core/world/sources-document.ts'
import type { FilesKept } from '../model/alignment.ts'
import type { Hash } from '../model/flow.ts'
import type { EventPayload } from '../model/run-event.ts'
import type { SourceFile } from '../model/world-file.ts'
import type { Values } from './values.ts'

/** Archives a list of files that are read. */
export async function archiveSources(
  values: Values, files: readonly SourceFile[],
): Promise<{ readonly sourcesDigest: Hash; readonly sourcesStat?: Hash }> {
  const stat = sourcesStatDocument(files)
  return {
    sourcesDigest: await values.put(Buffer.from(canonicalJson(sourcesDocument(files)))),
    ...given('sourcesStat', stat === undefined ? undefined : await values.put(Buffer.from(canonicalJson(stat)))),
  }
}

/** What the log is told of the files that a record is kept under. */
export async function archiveFilesKept(
  values: Values, files: FilesKept | undefined,
): Promise<Pick<EventPayload<'stepAdopted'>, 'files'>> {
  if (files === undefined) return {}
  const { seq, sources, givenUp } = files
  return {
    files: {
      seq, ...sources === undefined ? {} : await archiveSources(values, sources),
      ...given('givenUp', givenUp === undefined ? undefined : [...givenUp]),
    },
  }
}
