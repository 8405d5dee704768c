import type { TSchema } from '@sinclair/typebox'

/** A schema to publish, with what a reader sees first. */
export interface SchemaDocument { readonly schema: TSchema; readonly title: string; readonly description: string }

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'
const BASE = 'https://flowir.dev/schemas/'

type Plain = Readonly<Record<string, unknown>>

/** JSON only: the symbols of the schema builder are dropped. */
const plain = (schema: TSchema): Plain => JSON.parse(JSON.stringify(schema)) as Plain

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const without = (schema: Plain, key: string): Plain => Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key))

/** Bundles the definitions that one document reaches, and points its references at them. */
class Bundle {
  readonly defs = new Map<string, unknown>()

  constructor(readonly known: ReadonlyMap<string, Plain>, readonly ownId: string | undefined) {}

  /** The pointer to a definition; the first mention brings the definition in. */
  private pointer(id: string): string {
    if (id === this.ownId) return '#'
    const schema = this.known.get(id)
    if (schema === undefined) throw new Error(`a schema refers to "${id}", which is not in the catalog`)
    if (!this.defs.has(id)) {
      this.defs.set(id, {})
      this.defs.set(id, this.rewrite(without(schema, '$id')))
    }
    return `#/$defs/${id}`
  }

  rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.rewrite(each))
    if (!isPlain(value)) return value
    if (typeof value['$id'] === 'string') return { $ref: this.pointer(value['$id']) }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => {
      return [key, key === '$ref' && typeof each === 'string' ? this.pointer(each) : this.rewrite(each)]
    }))
  }
}

function documentText(file: string, { schema, title, description }: SchemaDocument, known: ReadonlyMap<string, Plain>): string {
  const bundle = new Bundle(known, schema.$id)
  const body = bundle.rewrite(without(plain(schema), '$id')) as Plain
  const defs = Object.fromEntries([...bundle.defs].sort(([a], [b]) => a < b ? -1 : 1))
  const document = { $schema: DRAFT, $id: BASE + file, title, description, ...body, ...(bundle.defs.size > 0 ? { $defs: defs } : {}) }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** The text of each self-contained document, by file name. */
export function schemaDocuments(
  defs: readonly TSchema[],
  documents: Readonly<Record<string, SchemaDocument>>,
): ReadonlyMap<string, string> {
  const known = new Map(defs.map((def) => [String(def.$id), plain(def)]))
  return new Map(Object.entries(documents).map(([file, document]) => [file, documentText(file, document, known)]))
}
