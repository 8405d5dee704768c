import type { Finding } from './expr-problem.ts'
import type { TypeEnv } from './infer-type.ts'
import { nearestNames } from './nearest-names.ts'
import { parseRef, type ParsedRef } from './parse-ref.ts'

/** Why a reference stands for nothing where it stands. */
export interface RefProblem {
  readonly problem: string
  readonly hint?: string
  readonly candidates?: readonly string[]
  /** Handed on as `refCode`. */
  readonly code?: string
}

/** What the place of an expression offers. */
export interface CheckEnv extends TypeEnv {
  readonly generation: 1 | 2
  /** Whether the reference stands for something here. Asked only for well-formed references of the generation. */
  readonly resolve: (ref: ParsedRef) => 'ok' | RefProblem
}

const SECRET: Finding = {
  code: 'secret', message: 'a secret is only handed on whole, never computed with',
  hint: 'give it a field or environment variable of its own',
}

const RUN_NAMES = ['id', 'outcome']

const IN_FIRST: ReadonlySet<ParsedRef['kind']> = new Set(['param', 'env', 'var', 'iter', 'stepOutput', 'stepVerdict'])
const DEEP_IN_FIRST: ReadonlySet<ParsedRef['kind']> = new Set(['param', 'stepOutput'])

const isOfFirst = (ref: ParsedRef): boolean => IN_FIRST.has(ref.kind) && (ref.path.length === 0 || DEEP_IN_FIRST.has(ref.kind))

function ownProblem(ref: ParsedRef, env: CheckEnv, mayBeSecret: boolean): Finding | undefined {
  if (env.generation === 1 && !isOfFirst(ref)) return { code: 'generation', message: `FlowIR 1 has no reference ${ref.text}` }
  if (ref.kind === 'secret' && (!mayBeSecret || ref.path.length > 0)) return SECRET
  if (ref.kind !== 'run' || RUN_NAMES.includes(ref.name)) return undefined
  const near = nearestNames(ref.name, RUN_NAMES)
  return { code: 'ref', message: `run has no "${ref.name}"`, candidates: near.length > 0 ? near : RUN_NAMES }
}

/** What is wrong with a reference, if anything. A secret may only stand where it is a whole value. */
export function checkRef(text: string, env: CheckEnv, mayBeSecret: boolean): Finding | undefined {
  const ref = parseRef(text)
  if (ref === undefined) return { code: 'ref', message: `${JSON.stringify(text.slice(0, 100))} is not a reference` }
  const own = ownProblem(ref, env, mayBeSecret)
  const resolved = own === undefined ? env.resolve(ref) : 'ok'
  if (resolved === 'ok') return own
  const { problem, code, ...rest } = resolved
  return { code: 'ref', message: problem, ...rest, ...(code === undefined ? {} : { refCode: code }) }
}
