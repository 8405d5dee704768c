import { mkdirSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { join } from 'node:path'
import type { EffectClass } from '../src/model/vocabulary.ts'
import { bundleWorkload, MeasuredProcess } from './measured-process.ts'
import { whole } from './report.ts'
import { inScratch, root } from './scratch.ts'

const SHOWN = 45

interface Cost { readonly name: string; us: number }

/** The source file of each line of a bundle, from the comments the bundler leaves. */
function sourcesOf(bundle: string): (line: number) => string {
  let source = ''
  const files = readFileSync(bundle, 'utf8').split('\n').map((line) => {
    source = /^\/\/ (?:\.\.\/)*((?:src|bench|node_modules)\/\S+)$/.exec(line)?.[1] ?? source
    return source
  })
  return (line) => files[line] ?? ''
}

/** Time in each function itself, not in what it calls, most first. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, source: (line: number) => string): readonly Cost[] {
  const names = new Map(nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
    const place = url.includes('workload') ? source(lineNumber) : url
    return [id, `${functionName === '' ? '(anonymous)' : functionName} ${place}`] as const
  }))
  const costs = new Map<string, Cost>()
  samples.forEach((id, i) => {
    const name = names.get(id) ?? ''
    const cost = costs.get(name) ?? { name, us: 0 }
    cost.us += timeDeltas[i] ?? 0
    costs.set(name, cost)
  })
  return [...costs.values()].sort((a, b) => b.us - a.us)
}

async function profileOf(bundle: string, dir: string, keep: string, effect: EffectClass, steps: number): Promise<string> {
  const profileTo = join(keep, `${effect}.cpuprofile`)
  using child = new MeasuredProcess(bundle, {
    task: 'plain', dir, store: effect, shape: 'foreach', effect, steps, warmUp: 3_000, profileTo,
  })
  const { took } = await child.hear('ended')
  await child.end()
  const costs = selfTimes(JSON.parse(readFileSync(profileTo, 'utf8')) as Profiler.Profile, sourcesOf(bundle))
  const rows = costs.slice(0, SHOWN).map(({ name, us }) => `${(us / steps).toFixed(2).padStart(8)}  ${name}`)
  const [wall, cpu] = [(took?.wallUs ?? 0) / steps, (took?.cpuUs ?? 0) / steps]
  const head = `${effect}: ${whole(wall)} µs a step, ${whole(cpu)} of CPU; self time in µs a step (${profileTo}):`
  return `${[head, ...rows].join('\n')}\n`
}

/** Where the time of a step goes, by function. The profiler itself slows what it looks at. */
export async function profile(note: (text: string) => void, quick: boolean): Promise<string> {
  const keep = join(root, '.scratch', 'profiles')
  mkdirSync(keep, { recursive: true })
  return inScratch(async (dir) => {
    const bundle = await bundleWorkload(dir, { readable: true })
    const parts: string[] = []
    for (const effect of ['readonly', 'mutating'] as const) {
      note(`profile of ${effect} steps`)
      parts.push(await profileOf(bundle, dir, keep, effect, quick ? 2_000 : 10_000))
    }
    return parts.join('\n')
  })
}
