import { constants, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleProvider, MeasuredProcess } from './measured-process.ts'
import type { Sizes } from './sizes.ts'

/** A folder with a run in its store, made once, and copied for each command that goes on with it. */
export interface History { readonly dir: string; readonly steps: number }

/** `killed`: in the dispatch after so many steps, half of what there is to do. `ended`: nothing is left to do. */
export interface Histories { readonly killed: readonly History[]; readonly ended: History }

/** Lets commands in the folder use the measured provider. */
function configure(provider: string, dir: string): void {
  mkdirSync(dir, { recursive: true })
  cpSync(provider, join(dir, basename(provider)))
  writeFileSync(join(dir, 'runner.config.json'), JSON.stringify({ providers: { instant: { module: `./${basename(provider)}` } } }))
}

async function make(bundle: string, provider: string, dir: string, steps: number, ends: boolean): Promise<History> {
  configure(provider, dir)
  using child = new MeasuredProcess(bundle, { task: 'history', dir, steps, ends })
  await child.hear('ended')
  if (ends) await child.end()
  else await child.kill()
  return { dir, steps }
}

export async function makeHistories(bundle: string, scratch: string, { marks, planned }: Sizes): Promise<Histories> {
  const provider = await bundleProvider(scratch)
  const killed: History[] = []
  for (const steps of marks) killed.push(await make(bundle, provider, join(scratch, `killed-${String(steps)}`), steps, false))
  return { killed, ended: await make(bundle, provider, join(scratch, 'ended'), planned, true) }
}

/** An ended run over so many items that are known by their names, and `inserted.json` beside it: the flow with one more among them. */
export async function makeKeyed(bundle: string, scratch: string, { planned }: Sizes): Promise<History> {
  const dir = join(scratch, 'keyed')
  configure(await bundleProvider(scratch), dir)
  using child = new MeasuredProcess(bundle, { task: 'keyed', dir, steps: planned })
  await child.hear('ended')
  await child.end()
  return { dir, steps: planned }
}

/** Works in a copy of a history, which is removed. */
export function inCopy<T>({ dir }: History, work: (copy: string) => T): T {
  const copy = `${dir}-copy`
  cpSync(dir, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  try {
    return work(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}
