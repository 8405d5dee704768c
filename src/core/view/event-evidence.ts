import { isJsonObject, type Json } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { RunEvent } from '../../model/run-event.ts'

const HASH = /^sha256:[0-9a-f]{64}$/
/** Fields of payloads that hold the hash, or hashes, of evidence. Other hashes name flows and steps. */
const FIELDS: ReadonlySet<string> = new Set(['hash', 'evidence', 'cites', 'sourcesDigest', 'sourcesStat'])

const isEvidenceHash = (value: Json): value is Hash => typeof value === 'string' && HASH.test(value)

function* hashesIn(value: Json, field: string): Generator<Hash> {
  if (isEvidenceHash(value)) { if (FIELDS.has(field)) yield value }
  else if (Array.isArray(value)) for (const item of value as readonly Json[]) yield* hashesIn(item, field)
  else if (isJsonObject(value)) for (const [key, item] of Object.entries(value)) if (key !== 'inline') yield* hashesIn(item, key)
}

/** Evidence that an event names, each once, in order. Values of the flow's own are not searched. */
export const evidenceOf = (event: RunEvent): readonly Hash[] => [...new Set(hashesIn(event.payload, ''))]
