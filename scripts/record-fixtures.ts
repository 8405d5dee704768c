// Records what this version makes of flows and writes into logs, for every later version to be held against:
// fixtures/compile/<version>/ (hashes of flows), fixtures/logs/<version>/ (logs and what they fold to), fixtures/stores/<version> and
// fixtures/plans/<version>.json (what a resume of those runs would do). Run once for a version, before its release: what is recorded
// already is left as it is.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canonicalJson } from '../src/base/json.ts'
import { foldRun } from '../src/core/fold/fold-run.ts'
import { Runner } from '../src/engine/runner.ts'
import { fake, fakeWorld } from '../src/providers/index.ts'
import { openSqliteStore } from '../src/stores/sqlite/sqlite-store.ts'
import { fakeTime } from '../src/testing/fake-clock.ts'
import { STORIES } from '../fixtures/logs/stories.ts'
import { plansOfStore } from '../fixtures/plans/plans-of-store.ts'
import { hashesOfFlows } from '../fixtures/compile/hashes-of-flows.ts'

const version = (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version

async function recordHashes(): Promise<void> {
  const folder = path.join('fixtures/compile', version)
  const file = path.join(folder, 'hashes.json')
  if (existsSync(file)) return
  const hashes = await hashesOfFlows(folder, readdirSync(folder).filter((name) => name.endsWith('.flow.yaml')).sort())
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
}

async function recordLogs(): Promise<void> {
  const [logs, dir] = [path.join('fixtures/logs', version), path.join('fixtures/stores', version)]
  if (existsSync(dir)) return
  mkdirSync(logs, { recursive: true })
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  for (const [name, story] of Object.entries(STORIES)) {
    const world = fakeWorld().script(...story.answers)
    const time = fakeTime({ auto: true })
    const runner = new Runner(
      { store, providers: [fake({ world })], ambient: time, clock: time, lookEveryMs: 0, software: `flowir-runner ${version}` }
    )
    const run = await runner.start(story.flow(), { runId: name, platform: 'test', ...story.start })
    await story.tell?.(run, world)
    await run.result()
    const events = await store.events(name)
    const folded = foldRun(events)
    writeFileSync(path.join(logs, `${name}.jsonl`), `${events.map((event) => JSON.stringify(event)).join('\n')}\n`)
    const view = { view: folded?.view, records: [...folded?.records.values() ?? []] }
    writeFileSync(path.join(logs, `${name}.folded.json`), `${JSON.stringify(JSON.parse(canonicalJson(view)), null, 1)}\n`)
  }
  await store.close()
  for (const part of ['leases', 'journal']) rmSync(path.join(dir, part), { recursive: true, force: true })
}

async function recordPlans(): Promise<void> {
  const file = path.join('fixtures/plans', `${version}.json`)
  if (existsSync(file)) return
  const dir = mkdtempSync(path.join(tmpdir(), 'flowir-plans-'))
  cpSync(path.join('fixtures/stores', version), dir, { recursive: true })
  const store = openSqliteStore(dir, { mode: 'read' })
  writeFileSync(file, `${JSON.stringify(await plansOfStore(store), null, 1)}\n`)
  await store.close()
  rmSync(dir, { recursive: true, force: true })
}

await recordHashes()
await recordLogs()
await recordPlans()
