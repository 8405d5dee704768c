import type { Json, JsonObject } from '../base/json.ts'

type Simplify<T> = { [K in keyof T]: T[K] } & {}

type RequiredOf<S> = S extends { readonly required: readonly (infer K)[] } ? K : never

type Properties<P, R> = Simplify<
  { readonly [K in keyof P as K extends R ? K : never]: SchemaValue<P[K]> } &
  { readonly [K in keyof P as K extends R ? never : K]?: SchemaValue<P[K]> }
>

type Primitives = { string: string; number: number; integer: number; boolean: boolean; null: null }

type ObjectValue<S> = S extends { readonly properties: infer P } ? Properties<P, RequiredOf<S>>
  : S extends { readonly additionalProperties: infer A } ? { readonly [key: string]: SchemaValue<A> }
    : { readonly [key: string]: Json }

/** Type of the values a literal JSON Schema describes: the usual keywords; anything else is any JSON. */
export type SchemaValue<S> =
  S extends { readonly const: infer C } ? C
    : S extends { readonly enum: readonly (infer E)[] } ? E
      : S extends { readonly anyOf: readonly (infer A)[] } ? SchemaValue<A>
        : S extends { readonly type: 'object' } ? ObjectValue<S>
          : S extends { readonly type: 'array'; readonly items: infer I } ? readonly SchemaValue<I>[]
            : S extends { readonly type: infer T extends keyof Primitives } ? Primitives[T]
              : Json

/** The same for arguments, which are always an object. */
export type SchemaArgs<S> = Extract<SchemaValue<S>, JsonObject>
