import type { Hash } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { RunStore } from '../../ports/run-store.ts'

/** One byte of what a store keeps, to be changed behind its back. */
export type Damage =
  | { readonly of: 'event'; readonly runId: string; readonly seq: number }
  | { readonly of: 'record'; readonly runId: string; readonly ref: InstanceRef }
  | { readonly of: 'checkpoint'; readonly runId: string }
  | { readonly of: 'evidence'; readonly hash: Hash }
  | { readonly of: 'flow'; readonly irHash: Hash }

/** A place where a store keeps data, empty at first. */
export interface StoreUnderTest {
  /** A handle on the data, as a process of its own would open it. */
  open(): Promise<RunStore>
  /** Alters stored bytes so that they still read as text. No handle is open meanwhile. */
  damage(what: Damage): Promise<void>
  /** Removes the place. Handles may still be open. */
  dispose(): Promise<void>
}

/** One promise of the port. Throws when the store breaks it. */
export interface StoreCheck {
  readonly title: string
  check(make: () => Promise<StoreUnderTest>): Promise<void>
}

/** A check that gets its place made and removed. */
export const storeCheck = (title: string, body: (place: StoreUnderTest) => Promise<void>): StoreCheck => ({
  title,
  check: async (make) => {
    const place = await make()
    try {
      await body(place)
    } finally {
      await place.dispose()
    }
  },
})

/** A check on one handle, closed at its end. */
export const handleCheck = (title: string, body: (store: RunStore) => Promise<void>): StoreCheck => storeCheck(title, async (place) => {
  const store = await place.open()
  try {
    await body(store)
  } finally {
    await store.close()
  }
})
