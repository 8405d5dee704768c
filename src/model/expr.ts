import { Type } from '@sinclair/typebox'
import type { Json } from '../base/json.ts'
import { PURE_FUNCTIONS, type PureFunction } from './vocabulary.ts'

/** An expression of the IR: a literal, a reference, or a pure function applied to expressions. Never text. */
export type Expr =
  | { readonly lit: Json }
  | { readonly ref: string }
  | { readonly fn: PureFunction; readonly args: readonly Expr[] }

/** Expressions by name, as in `args`, `inputs`, `bindings` and `outputs`. */
export type ExprMap = { readonly [name: string]: Expr }

/** `params.a.b`, `env.platform`, `steps.<id>.output[.path]`, `vars.x`, `iter.x`, and in FlowIR 2 `run.id`, `secrets.X`, `output`. */
export const REF_PATTERN = '^((params|env|vars|iter|run|secrets)(\\.[A-Za-z_][A-Za-z0-9_]*)+|output(\\.[A-Za-z_][A-Za-z0-9_]*)*'
  + '|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|(output|previous)(\\.[A-Za-z_][A-Za-z0-9_]*)*))$'

export const exprSchema = Type.Unsafe<Expr>({
  $id: 'Expr',
  oneOf: [
    { type: 'object', additionalProperties: false, required: ['lit'], properties: { lit: {} } },
    {
      type: 'object', additionalProperties: false, required: ['ref'],
      properties: { ref: { type: 'string', maxLength: 1024, pattern: REF_PATTERN } },
    },
    {
      type: 'object', additionalProperties: false, required: ['fn', 'args'],
      properties: { fn: { enum: [...PURE_FUNCTIONS] }, args: { type: 'array', items: { $ref: 'Expr' } } },
    },
  ],
})

export const exprRef = Type.Unsafe<Expr>({ $ref: 'Expr' })
export const exprMapRef = Type.Unsafe<ExprMap>(
  { type: 'object', propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_-]*$' }, additionalProperties: { $ref: 'Expr' } }
)
