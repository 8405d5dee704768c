// Which behaviours of the checklist have a test: ids cited in `// covers: ID ID` comments under test/. --check refuses unknown ids.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CHECKLIST = process.env['FLOWIR_BEHAVIOURS'] ?? '../shared/spec/behaviours.md'

export interface Behaviour { readonly id: string; readonly tag: string }

/** Ids and tags of the checklist, in its order: the first cell of its rows, and the last where that is a tag; else it is of the core. */
export function readChecklist(text: string): readonly Behaviour[] {
  const rows = text.matchAll(/^\| *([A-Z][A-Z0-9]*-\d+) *\|.*?(?:\| *([a-z]+(?:, [a-z]+)*) *)?\|$/gm)
  return [...rows].map(([, id = '', tag = 'core']) => ({ id, tag }))
}

/** Ids that a test file cites. */
export const readCitations = (text: string): readonly string[] =>
  [...text.matchAll(/\/\/ covers:(.*)$/gm)].flatMap(([, ids = '']) => ids.split(/[\s,]+/).filter((id) => id !== ''))

function citations(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).sort()
  const cited = new Map<string, string[]>()
  for (const file of files) {
    for (const id of new Set(readCitations(readFileSync(join(folder, file), 'utf8')))) cited.set(id, [...cited.get(id) ?? [], file])
  }
  return cited
}

const groupOf = ({ id }: Behaviour): string => id.replace(/-\d+$/, '')

function print(checklist: readonly Behaviour[], cited: ReadonlyMap<string, readonly string[]>): void {
  for (const group of new Set(checklist.map(groupOf))) {
    const own = checklist.filter((each) => groupOf(each) === group)
    const covered = own.filter(({ id }) => cited.has(id))
    console.log(`${group}: ${String(covered.length)} of ${String(own.length)}`)
    for (const { id } of covered) console.log(`  ${id}  ${cited.get(id)?.join(' ') ?? ''}`)
    const open = own.filter(({ id }) => !cited.has(id))
    if (open.length > 0) console.log(`  open: ${open.map(({ id, tag }) => tag === 'core' ? id : `${id} (${tag})`).join(' ')}`)
  }
  const total = checklist.filter(({ id }) => cited.has(id)).length
  console.log(`${String(total)} of ${String(checklist.length)} behaviours have a test`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const checklist = existsSync(CHECKLIST) ? readChecklist(readFileSync(CHECKLIST, 'utf8')) : undefined
  if (checklist === undefined) {
    console.log(`no checklist at ${CHECKLIST}: set FLOWIR_BEHAVIOURS to its path`)
  } else {
    const cited = citations('test')
    const unknown = [...cited.keys()].filter((id) => !checklist.some((each) => each.id === id))
    if (!process.argv.includes('--check')) print(checklist, cited)
    for (const id of unknown) console.error(`${id} is not in the checklist, but cited by ${cited.get(id)?.join(' ') ?? ''}`)
    process.exitCode = unknown.length > 0 ? 1 : 0
  }
}
