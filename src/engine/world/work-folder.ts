import path from 'node:path'
import type { Fingerprint } from '../../model/world-file.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { CapturedFile } from '../../core/align/explain-files.ts'
import { captureFiles, captureNamed } from './capture-files.ts'
import type { Captured, Keep } from './keep.ts'
import { MAX_ARTIFACT_BYTES } from './max-artifact-bytes.ts'
import { Fingerprints, type FingerprintOptions } from './fingerprint.ts'

/** The files that a run's steps read and make. */
export interface WorkFolder {
  /** What globs match now. @throws WorldRefused for a glob that cannot be, or a file that cannot be read */
  fingerprint(globs: readonly string[], signal: AbortSignal): Promise<Fingerprint>
  /** Keeps what globs match now. @throws what `keep` throws */
  capture(globs: readonly string[], keep: Keep): Promise<Captured>
  /** Keeps one file as it is now. @returns why it is not kept, where it is not; throws what `keep` throws */
  captureNamed(file: string, keep: Keep): Promise<CapturedFile | string>
}

/** The working folder of a process whose runs are kept in a store: what the store holds is not of it. */
export const diskFolder = (
  { journalDir }: Pick<RunStore, 'journalDir'>, workDir: string, now: () => number, maxArtifactBytes = MAX_ARTIFACT_BYTES,
): DiskFolder => new DiskFolder({ workDir, passOver: [path.dirname(journalDir)], now, maxArtifactBytes })

/** The real ones, on the disk. One object for a process: what one run has read another does not read again. */
export class DiskFolder implements WorkFolder {
  readonly fingerprints: Fingerprints
  readonly #options: FingerprintOptions & { readonly maxArtifactBytes: number }

  constructor(options: FingerprintOptions & { readonly maxArtifactBytes: number }) {
    this.#options = options
    this.fingerprints = new Fingerprints(options)
  }

  fingerprint(globs: readonly string[], signal: AbortSignal): Promise<Fingerprint> {
    return this.fingerprints.take(globs, signal)
  }

  capture(globs: readonly string[], keep: Keep): Promise<Captured> {
    return captureFiles(this.#options, globs, keep)
  }

  captureNamed(file: string, keep: Keep): Promise<CapturedFile | string> {
    return captureNamed(this.#options, file, keep)
  }
}
