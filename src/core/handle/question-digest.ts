import { canonicalJson } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { EventPayload, Stored } from '../../model/run-event.ts'
import { sha256Hex } from '../hash/sha256.ts'

const hashOf = (text: string): Hash => `sha256:${sha256Hex(text)}`

/** Names what a person was shown. */
export const shownHash = (stored: Stored): Hash => ('evidence' in stored ? stored.evidence : hashOf(canonicalJson(stored.inline)))

/** Names what a person was asked and shown: an answer covers that and nothing else. */
export const questionDigest = ({ prompt, presents }: Pick<EventPayload<'humanRequested'>, 'prompt' | 'presents'>): Hash =>
  hashOf(canonicalJson([prompt, presents.map(shownHash)]))
