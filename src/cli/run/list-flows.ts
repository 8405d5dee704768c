import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Fault } from '../../model/fault.ts'
import type { Call, FlagSpec } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { longName } from '../global-flags.ts'
import { say, show } from '../show.ts'

const FLOW_FILE = /\.flow\.(ya?ml|ts)$/
const DEEPEST = 4
const MOST = 1_000

function* flowFiles(folder: string, depth: number): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile() && FLOW_FILE.test(entry.name)) yield path
    const isOpen = entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules'
    if (isOpen && depth < DEEPEST) yield* readable(path, depth + 1)
  }
}

function* readable(folder: string, depth: number): Generator<string> {
  try {
    yield* flowFiles(folder, depth)
  } catch {
    return
  }
}

function refuseFlags({ flags }: Call, specs: readonly FlagSpec[]): void {
  const idle = specs.map(longName).find((name) => flags.on(name))
  if (idle === undefined) return
  throw new Fault('usage.invalid', `run: --${idle} applies to a flow, and none is named`, { next: 'runner run FLOW' })
}

/**
 * Lists the flows of the project: those its configuration names, and files that look like one.
 * @param specs flags that need a flow
 */
export function listFlows(call: Call, { root, flows }: Settings, specs: readonly FlagSpec[]): number {
  refuseFlags(call, specs)
  const found = new Set(flows.filter((file) => existsSync(file)))
  for (const file of readable(root, 0)) if (found.size < MOST) found.add(file)
  const names = [...found].map((file) => relative(call.host.cwd, file)).sort()
  say(call, names.length === 0 ? `no flows in ${root}; next: runner init` : 'next: runner run FLOW')
  show(call, { document: { schemaVersion: 1, flows: names }, text: () => names.join('\n') })
  return 0
}
