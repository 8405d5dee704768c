import type { Json } from '../base/json.ts'
import type { JsonSchemaDocument } from '../model/flow.ts'

/** Problems of a value under a JSON Schema (draft 2020-12); none means it fits. An unusable schema is a problem too. */
export type SchemaCheck = (schema: JsonSchemaDocument, value: Json) => readonly string[]

let loaded: Promise<SchemaCheck> | undefined

/** Loads the validator when first needed: it is most of the start-up of what it serves. */
export function loadSchemaCheck(): Promise<SchemaCheck> {
  return loaded ??= build()
}

async function build(): Promise<SchemaCheck> {
  const [{ Ajv2020 }, formats] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')])
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true, addUsedSchema: false })
  formats.default.default(ajv)
  const compiled = new WeakMap<object, (value: unknown) => readonly string[]>()
  const compile = (schema: object): (value: unknown) => readonly string[] => {
    const validate = ajv.compile(schema)
    return (value) => (validate(value) ? [] : (validate.errors ?? []).map(
      (e) => `${e.instancePath === '' ? 'the value' : e.instancePath} ${e.message ?? 'does not fit'}`
    ))
  }
  return (schema, value) => {
    if (typeof schema === 'boolean') return schema ? [] : ['nothing fits here']
    try {
      const check = compiled.get(schema) ?? compile(schema)
      compiled.set(schema, check)
      return check(value)
    } catch (error) {
      return [`the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`]
    }
  }
}
