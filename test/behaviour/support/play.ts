import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import type { StartOptions, RunHandle, RunResult } from '../../../src/engine/run-handle.ts'
import { Runner } from '../../../src/engine/runner.ts'
import type { RunnerOptions } from '../../../src/engine/runner-options.ts'
import type { FlowBundle, FlowIR } from '../../../src/model/flow.ts'
import type { EventOf, EventType, RunEvent } from '../../../src/model/run-event.ts'
import { instanceRef } from '../../../src/core/path/instance-ref.ts'
import type { RunStore } from '../../../src/ports/run-store.ts'
import { fake, fakeWorld, type FakeWorld } from '../../../src/providers/index.ts'
import { openMemoryStore } from '../../../src/stores/memory/memory-store.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'
import { fakeTime, type FakeTime } from '../../../src/testing/fake-clock.ts'

// One run of a flow against the scripted provider, on each kind of store; every run ends by comparing the view with a fresh fold.

export const STORES = ['memory', 'sqlite'] as const
export type StoreKind = (typeof STORES)[number]

/** The store of a kind and how to clean up after it. */
export function openStoreOf(kind: StoreKind): { readonly store: RunStore; readonly close: () => Promise<void> } {
  if (kind === 'memory') {
    const store = openMemoryStore()
    return { store, close: () => store.close() }
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'flowir-behaviour-'))
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  return { store, close: async () => { await store.close(); rmSync(dir, { recursive: true, force: true }) } }
}

export interface Play {
  readonly world?: FakeWorld
  readonly start?: StartOptions
  readonly runner?: Partial<RunnerOptions>
  readonly time?: FakeTime
  readonly store?: StoreKind
  /** While the run goes on. */
  readonly meanwhile?: (run: RunHandle, world: FakeWorld) => void | Promise<void>
}

export interface Played {
  readonly result: RunResult
  readonly events: readonly RunEvent[]
  readonly world: FakeWorld
  /** `type ref` of every event, in order. */
  readonly story: readonly string[]
  of<T extends EventType>(type: T, ref?: string): readonly EventOf<T>[]
}

/** Runs a flow to its end and gives what happened. */
export async function play(flow: FlowIR | FlowBundle, options: Play = {}): Promise<Played> {
  const world = options.world ?? fakeWorld()
  const time = options.time ?? fakeTime({ auto: true })
  const { store, close } = openStoreOf(options.store ?? 'memory')
  try {
    const runner = new Runner({ store, providers: [fake({ world })], ambient: time, clock: time, lookEveryMs: 0, ...options.runner })
    const run = await runner.start(flow, { runId: 'r1', platform: 'test', ...options.start })
    await options.meanwhile?.(run, world)
    const result = await run.result() as RunResult
    expect(await store.verify('r1')).toEqual([])
    return played(result, await store.events('r1'), world)
  } finally {
    await close()
  }
}

export function played(result: RunResult, events: readonly RunEvent[], world: FakeWorld): Played {
  return {
    result, events, world,
    story: events.map((event) => `${event.type} ${instanceRef(event.runPath)}`.trim()),
    of: <T extends EventType>(type: T, ref?: string) =>
      events.filter((event): event is EventOf<T> => event.type === type && (ref === undefined || instanceRef(event.runPath) === ref)),
  }
}
