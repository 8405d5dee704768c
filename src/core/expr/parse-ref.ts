/** Names of one root: what a reference starts with. */
export const REF_ROOTS = ['params', 'env', 'vars', 'iter', 'steps', 'run', 'secrets', 'output'] as const
export type RefRoot = (typeof REF_ROOTS)[number]

/** What stands after `steps.<id>.`. */
export const STEP_FACETS = ['output', 'verdict', 'previous'] as const

type NamedKind = 'param' | 'env' | 'var' | 'iter' | 'run' | 'secret'
type StepKind = 'stepOutput' | 'stepVerdict' | 'stepPrevious'

/** A reference taken apart. `path` is what is still to be descended into the value that `kind` and its name stand for. */
export type ParsedRef =
  | { readonly kind: NamedKind; readonly name: string; readonly path: readonly string[]; readonly text: string }
  | { readonly kind: StepKind; readonly stepId: string; readonly path: readonly string[]; readonly text: string }
  | { readonly kind: 'output'; readonly path: readonly string[]; readonly text: string }

const LONGEST = 1024
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
const STEP_ID = /^[A-Za-z_][A-Za-z0-9_-]*$/

const NAMED: ReadonlyMap<string, NamedKind> = new Map([
  ['params', 'param'], ['env', 'env'], ['vars', 'var'], ['iter', 'iter'], ['run', 'run'], ['secrets', 'secret'],
])

const STEP_KINDS: ReadonlyMap<string, StepKind> = new Map([
  ['output', 'stepOutput'], ['verdict', 'stepVerdict'], ['previous', 'stepPrevious'],
])

/** Whether a text may stand as a dotted segment of a reference. */
export const isRefName = (text: string): boolean => NAME.test(text)

/** Whether a text is one of the roots of references. */
export const isRefRoot = (text: string): text is RefRoot => (REF_ROOTS as readonly string[]).includes(text)

function stepRef(segments: readonly string[], text: string): ParsedRef | undefined {
  const [, stepId = '', facet = '', ...path] = segments
  const kind = STEP_KINDS.get(facet)
  if (kind === undefined || !STEP_ID.test(stepId) || !path.every(isRefName)) return undefined
  return kind === 'stepVerdict' && path.length > 0 ? undefined : { kind, stepId, path, text }
}

function namedRef(kind: NamedKind, segments: readonly string[], text: string): ParsedRef | undefined {
  const [, name, ...path] = segments
  return name === undefined ? undefined : { kind, name, path, text }
}

/**
 * A reference's text taken apart, or undefined when it is none.
 * @example parseRef('steps.by-env.output.values.version') // { kind: 'stepOutput', stepId: 'by-env', path: ['values', 'version'], text }
 */
export function parseRef(text: string): ParsedRef | undefined {
  if (text.length > LONGEST) return undefined
  const segments = text.split('.')
  const root = segments[0] ?? ''
  if (root === 'steps') return stepRef(segments, text)
  if (!segments.every(isRefName)) return undefined
  if (root === 'output') return { kind: 'output', path: segments.slice(1), text }
  const kind = NAMED.get(root)
  return kind === undefined ? undefined : namedRef(kind, segments, text)
}
