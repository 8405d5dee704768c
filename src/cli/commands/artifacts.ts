import { resolve } from 'node:path'
import {
  artifactsNamed, artifactsOf, fullName, newestFiles, type ArtifactRow, type ArtifactsView,
} from '../../core/view/artifacts.ts'
import { capturedState } from '../../engine/world/captured-state.ts'
import { restoreFiles } from '../../engine/world/restore-files.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call, Command } from '../command.ts'
import { meantText } from '../meant-text.ts'
import { readingRun, type OpenRun } from '../open-run-store.ts'
import { recordsOf } from '../read-run.ts'
import { artifactsText } from '../render/artifacts-text.ts'
import { say, show } from '../show.ts'

type Timeless = Omit<ArtifactRow, 'atMs'>

async function atOf(store: Pick<RunStore, 'events'>, runId: string, seq: number): Promise<number> {
  const [event] = await store.events(runId, { after: seq - 1, limit: 1 })
  return event?.atMs ?? 0
}

/** The artifacts that a name means, or all. @throws Fault run.artifact-unknown, run.artifact-ambiguous */
function chosen(rows: readonly Timeless[], runId: string, name: string | undefined): readonly Timeless[] {
  if (name === undefined) return rows
  const found = artifactsNamed(rows, name)
  if (found.length === 1) return found
  const listed = (some: readonly Timeless[]): readonly string[] => some.slice(0, 20).map(fullName)
  if (found.length === 0) {
    throw new Fault('run.artifact-unknown', `${runId} has no artifact "${name}"${meantText(name, new Set(rows.map((row) => row.name)))}`, {
      next: `runner artifacts ${runId}`, data: { artifacts: listed(rows) },
    })
  }
  throw new Fault('run.artifact-ambiguous', `"${name}" stands for several artifacts: ${listed(found).join(', ')}`, {
    next: 'name one of them by its step and name', data: { candidates: listed(found) },
  })
}

/** What was written, and what was there already. */
interface Written { readonly folder: string; readonly written: readonly string[]; readonly same: readonly string[] }

/** Writes files into a folder, none over another one. @throws Fault usage.invalid, store.evidence-missing */
async function writeOut({ host }: Call, store: RunStore, to: string, files: ArtifactRow['files']): Promise<Written> {
  const folder = resolve(host.cwd, to)
  const states = await Promise.all(files.map(async (file) => ({ file, state: (await capturedState(folder, file)).kind })))
  const other = states.find(({ state }) => state === 'altered' || state === 'blocked')
  if (other !== undefined) {
    throw new Fault('usage.invalid', `artifacts: ${other.file.path} is in ${to} already, and is not what was captured`, {
      next: 'name another folder; nothing was written', data: { path: other.file.path },
    })
  }
  const missing = states.filter(({ state }) => state === 'missing').map(({ file }) => file)
  await restoreFiles(folder, store.evidence, missing.map((file) => ({ file, overwrites: false })), to, (file, why, cause) => new Fault(
    'usage.invalid', `artifacts: ${file} cannot be written into ${to}: ${why}`, { cause, next: 'name another folder; nothing was written' },
  ))
  const same = states.filter(({ state }) => state === 'same')
  return { folder, written: missing.map((file) => file.path), same: same.map(({ file }) => file.path) }
}

const plural = (count: number): string => `${String(count)} ${count === 1 ? 'file' : 'files'}`

async function list(call: Call, { store, runId }: OpenRun): Promise<number> {
  const rows: Timeless[] = []
  for await (const record of recordsOf(store, runId)) rows.push(...artifactsOf(record))
  const artifacts = await Promise.all(
    chosen(rows, runId, call.words[1]).map(async (row) => ({ ...row, atMs: await atOf(store, runId, row.seq) })),
  )
  const view: ArtifactsView = { schemaVersion: 1, runId, artifacts: artifacts.sort((a, b) => a.seq - b.seq) }
  const to = call.flags.text('out')
  const out = to === undefined ? undefined : await writeOut(call, store, to, newestFiles(artifacts))
  show(call, { document: { ...view, ...(out === undefined ? {} : { out }) }, text: (ctx) => artifactsText(view, ctx) })
  if (out !== undefined) {
    const there = out.same.length === 0 ? '' : `, ${plural(out.same.length)} there already`
    say(call, `wrote ${plural(out.written.length)} into ${to ?? ''}${there}`)
  }
  return 0
}

export const command: Command = {
  words: [
    { word: '[run]', text: 'a run; the newest one when left out' },
    { word: '[name]', text: 'one artifact: its name, its step, or both as each[sku-42]/pack:dist' },
  ],
  flags: [{ flag: '-o, --out <dir>', text: 'writes their files into a folder; never over another file' }],
  heeds: ['store', 'json'],
  notes: ['What the steps of a run made and the store keeps, in the newest version of each file.'],
  run: async (call) => readingRun(call, call.words[0], (run) => list(call, run)),
}
