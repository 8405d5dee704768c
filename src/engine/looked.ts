import type { Result } from '../base/result.ts'
import type { Fingerprint } from '../model/world-file.ts'

/** What a step is about to read; or why nobody can say. */
export type Looked = Result<Fingerprint, string>
