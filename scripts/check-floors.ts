// Import floors: a file of src imports its own floor or lower, never higher; adapters never import each other; no cycles.
// Type imports count: a type from above is knowledge from above.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readImports } from './imports.ts'

const FLOORS: Readonly<Record<string, number>> = {
  base: 0, model: 1, core: 2, ports: 2, compile: 3, machine: 3, engine: 4, stores: 5, providers: 5, notifiers: 5, testing: 6,
  cli: 7, server: 7, console: 7,
}

/** Folders whose subfolders are adapters. Files directly in them are shared, their `index.ts` is the door that names all. */
const ADAPTERS = ['stores', 'providers', 'notifiers']

/** The public door sees everything but the commands, and only the commands see it. */
const DOOR = 'index.ts'
const DOOR_FLOOR = 6.5

const GENERATED = 'model/generated/'

interface Edge { readonly from: string; readonly to: string; readonly line: number }

/** What one file of src does that it may not, with its place. */
export interface Violation { readonly file: string; readonly line: number; readonly message: string }

const floorOf = (file: string): number | undefined => file === DOOR ? DOOR_FLOOR : FLOORS[file.split('/')[0] ?? '']

const sourceFiles = (src: string): string[] => readdirSync(src, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith(GENERATED))
  .sort()

function edgesOf(src: string, file: string): readonly Edge[] {
  return readImports(file, readFileSync(join(src, file), 'utf8'))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, line }) => ({ from: file, to: posix.join(dirname(file), specifier), line }))
}

/** `providers/shell/run.ts` belongs to the adapter `providers/shell`; a shared file or another floor's to none. */
function adapterOf(file: string): string | undefined {
  const [floor, folder, name] = file.split('/')
  return floor !== undefined && folder !== undefined && name !== undefined && ADAPTERS.includes(floor) ? `${floor}/${folder}` : undefined
}

function crossesAdapters({ from, to }: Edge): boolean {
  const [fromFloor, toFloor] = [from, to].map((file) => file.split('/')[0] ?? '')
  if (!ADAPTERS.includes(fromFloor ?? '') || !ADAPTERS.includes(toFloor ?? '')) return false
  if (fromFloor !== toFloor) return true
  const target = adapterOf(to)
  return target !== undefined && target !== adapterOf(from) && from !== `${String(fromFloor)}/index.ts`
}

function problemOf(src: string, edge: Edge): string | undefined {
  const { from, to } = edge
  if (to.startsWith('..')) return `imports ${to}, which is outside src`
  if (!existsSync(join(src, to))) return `imports ${to}, which does not exist`
  const [own, other] = [floorOf(from), floorOf(to)]
  if (own === undefined || other === undefined) return undefined
  if (other > own) return `is on floor ${String(own)} and imports ${to} on floor ${String(other)}`
  return crossesAdapters(edge) ? `is an adapter and imports ${to} of another adapter` : undefined
}

/** One cycle through each file that is in one, as the edge that closes it and the path it closes. */
function cycles(edges: readonly Edge[]): Violation[] {
  const next = new Map<string, Edge[]>()
  for (const edge of edges) next.set(edge.from, [...next.get(edge.from) ?? [], edge])
  const done = new Set<string>()
  const path: string[] = []
  const found: Violation[] = []
  const visit = (file: string): void => {
    path.push(file)
    for (const { to, line } of next.get(file) ?? []) {
      const start = path.indexOf(to)
      if (start >= 0) found.push({ file, line, message: `closes an import cycle: ${[...path.slice(start), to].join(' → ')}` })
      else if (!done.has(to)) visit(to)
    }
    path.pop()
    done.add(file)
  }
  for (const file of next.keys()) if (!done.has(file)) visit(file)
  return found
}

/** All violations in `root/src`. */
export function checkFloors(root: string): readonly Violation[] {
  const src = resolve(root, 'src')
  const files = sourceFiles(src)
  const homeless = files.filter((file) => floorOf(file) === undefined).map((file) => ({ file, line: 1, message: 'is on no floor' }))
  const edges = files.flatMap((file) => edgesOf(src, file))
  const misplaced = edges.flatMap((edge) => {
    const message = problemOf(src, edge)
    return message === undefined ? [] : [{ file: edge.from, line: edge.line, message }]
  })
  return [...homeless, ...misplaced, ...cycles(edges)].map((each) => ({ ...each, file: `src/${each.file}` }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = checkFloors('.')
  for (const { file, line, message } of violations) console.error(`${file}:${String(line)} ${message}`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
