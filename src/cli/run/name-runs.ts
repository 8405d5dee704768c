import type { PreparedFlow } from './prepare-flow.ts'
import type { MatrixSet } from './read-matrix.ts'

/** One of several runs, before it begins: a flow, and its place in a matrix where there is one. */
export interface Wanted { readonly flow: PreparedFlow; readonly set?: MatrixSet }

/** What people tell runs apart by: the flow, its place in the matrix, or both; those that are called the same are counted. */
export function nameRuns(wanted: readonly Wanted[]): readonly string[] {
  const isOne = new Set(wanted.map(({ flow }) => flow.file)).size === 1
  const plain = wanted.map(({ flow, set }) => {
    const { flowId } = flow.bundle.root
    return set === undefined ? flowId : isOne ? set.name : `${flowId} ${set.name}`
  })
  const seen = new Map<string, number>()
  return plain.map((name) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${name} (${String(count)})`
  })
}
