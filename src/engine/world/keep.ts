import type { Hash } from '../../model/flow.ts'
import type { EventPayload } from '../../model/run-event.ts'

/** Files kept of an artifact, and why something of it is not. */
export type Captured = Pick<EventPayload<'artifactStored'>, 'files' | 'problem'>

/** Keeps a file's bytes under their hash. */
export type Keep = (bytes: AsyncIterable<Uint8Array>) => Promise<{ readonly hash: Hash; readonly bytes: number }>
