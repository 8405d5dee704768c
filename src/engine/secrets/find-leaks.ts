import { createMasker, maskText, secretSpellings, type SecretSpellings } from '../../core/secret/masker.ts'
import { keptContents, type Content, type WhatIsKept } from './kept-contents.ts'
import { secretsToLookFor, type SecretsAbout } from './secrets-to-look-for.ts'

/** Where the value of a secret was found. Neither the value nor what is around it is told. */
export interface Leak { readonly name: string; readonly place: string; readonly runId?: string }

/** What a search for leaked secrets came to. It is complete when nothing is in `notLookedFor` and `unread`. */
export interface LeakReport {
  readonly lookedFor: readonly string[]
  readonly notLookedFor: readonly { readonly name: string; readonly why: string }[]
  readonly found: readonly Leak[]
  /** What could not be read to its end. */
  readonly unread: readonly { readonly place: string; readonly why: string }[]
}

export type LeakSearch = WhatIsKept & SecretsAbout

/** Looks for the value of every known secret in everything that is kept, in every spelling that is masked. Memory does not grow with it. */
export async function findLeaks(search: LeakSearch): Promise<LeakReport> {
  const { names, missing } = await secretsToLookFor(search)
  const spellings = secretSpellings(names.keys())
  const found: Leak[] = []
  const unread = new Map<string, string>()
  const note = (place: string, why: string): void => { unread.set(place, maskText(spellings, why)) }
  if (spellings.size > 0) for await (const content of keptContents(search, note)) {
    for (const value of await valuesIn(content, spellings, note)) {
      for (const name of names.get(value) ?? []) found.push(leakOf(content, name, spellings))
    }
  }
  return {
    lookedFor: [...new Set([...names.values()].flat())].sort(), notLookedFor: missing, found: withoutRepeats(found),
    unread: [...unread].map(([place, why]) => ({ place, why })),
  }
}

type Found = Leak & { readonly raw?: true }

function leakOf({ runId, place, raw }: Content, name: string, spellings: SecretSpellings): Found {
  const shown = maskText(spellings, place)
  return { name, place: shown, ...(runId === undefined ? {} : { runId }), ...(raw === undefined ? {} : { raw }) }
}

/** A file of the store is told only where nothing in it was found by name: then it is what is left of something deleted. */
function withoutRepeats(found: readonly Found[]): readonly Leak[] {
  const named = new Set(found.filter(({ raw }) => raw !== true).map(({ name }) => name))
  return found.filter(({ raw, name }) => raw !== true || !named.has(name)).map(({ raw: _raw, ...leak }) => leak)
}

async function valuesIn(
  { place, bytes }: Content, spellings: SecretSpellings, unread: (place: string, why: string) => void,
): Promise<ReadonlySet<string>> {
  const values = new Set<string>()
  const masker = createMasker(spellings, (value) => { values.add(value) })
  try {
    for await (const chunk of bytes) masker.write(chunk)
  } catch (error) {
    unread(place, error instanceof Error ? error.message : String(error))
  }
  masker.end()
  return values
}
