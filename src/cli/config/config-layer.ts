import type { Config } from '../../model/config.ts'

/** One source of settings: where it is, what relative paths in it mean, what it says. */
export interface ConfigLayer {
  /** `--store`, a variable, a file; for people. */
  readonly name: string
  /** Absolute. */
  readonly folder: string
  readonly config: Config
}
