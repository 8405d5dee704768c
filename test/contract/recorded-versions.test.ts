import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/base/json.ts'
import { foldRun } from '../../src/core/fold/fold-run.ts'
import type { RunEvent } from '../../src/model/run-event.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { plansOfStore } from '../../fixtures/plans/plans-of-store.ts'
import { hashesOfFlows, type FlowHashes } from '../../fixtures/compile/hashes-of-flows.ts'
import { STORIES } from '../../fixtures/logs/stories.ts'

// Promise: upgrading never dirties. What a version recorded, every later one compiles, folds and opens as it was.

const versionsIn = (folder: string): readonly string[] => readdirSync(
  folder, { withFileTypes: true },
).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const read = (...parts: readonly string[]): string => readFileSync(path.join(...parts), 'utf8')

describe.each(versionsIn('fixtures/compile'))('flows of version %s', (version) => {
  const folder = path.join('fixtures/compile', version)
  test('compile to the hashes recorded then', async () => {
    const recorded = JSON.parse(read(folder, 'hashes.json')) as FlowHashes
    expect(Object.keys(recorded)).toEqual(readdirSync(folder).filter((name) => name.endsWith('.flow.yaml')).sort())
    expect(await hashesOfFlows(folder, Object.keys(recorded))).toEqual(recorded)
  })
})

describe.each(versionsIn('fixtures/logs'))('logs of version %s', (version) => {
  const folder = path.join('fixtures/logs', version)
  test('are all there', () => {
    expect(
      readdirSync(folder).filter((name) => name.endsWith('.jsonl')).sort()
    ).toEqual(Object.keys(STORIES).map((name) => `${name}.jsonl`).sort())
  })

  test.each(readdirSync(folder).filter((name) => name.endsWith('.jsonl')))('%s folds to what was recorded then', (name) => {
    const events = read(folder, name).trimEnd().split('\n').map((line) => JSON.parse(line) as RunEvent)
    const folded = foldRun(events)
    const now = JSON.parse(canonicalJson({ view: folded?.view, records: [...folded?.records.values() ?? []] })) as unknown
    expect(now).toEqual(JSON.parse(read(folder, name.replace('.jsonl', '.folded.json'))))
  })
})

describe.each(versionsIn('fixtures/stores'))('the store of version %s', (version) => {
  test('opens, verifies and gives the logs recorded then', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'flowir-old-store-'))
    cpSync(path.join('fixtures/stores', version), dir, { recursive: true })
    const store = openSqliteStore(dir, { mode: 'write' })
    try {
      expect(await store.verify()).toEqual([])
      const runs = await store.runs()
      expect(runs.map((run) => run.runId).sort()).toEqual(Object.keys(STORIES).sort())
      for (const { runId } of runs) {
        const lines = (await store.events(runId)).map((event) => JSON.stringify(event))
        expect(`${lines.join('\n')}\n`).toBe(read('fixtures/logs', version, `${runId}.jsonl`))
      }
    } finally {
      await store.close()
      rmSync(dir, { recursive: true, force: true })
    }
  })
})

describe.each(versionsIn('fixtures/stores'))('plans of version %s', (version) => {
  test('of every run, under its own flow and under edits of it, are those recorded then', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'flowir-old-plans-'))
    cpSync(path.join('fixtures/stores', version), dir, { recursive: true })
    const store = openSqliteStore(dir, { mode: 'read' })
    try {
      expect(await plansOfStore(store)).toEqual(JSON.parse(read('fixtures/plans', `${version}.json`)))
    } finally {
      await store.close()
      rmSync(dir, { recursive: true, force: true })
    }
  })
})

test('something is recorded', () => {
  expect(existsSync('fixtures/stores')).toBe(true)
  expect(versionsIn('fixtures/compile').length).toBeGreaterThan(0)
  expect(versionsIn('fixtures/logs')).toEqual(versionsIn('fixtures/stores'))
})
