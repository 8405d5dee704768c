import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { SchemaCheck } from '../ports/schema-check.ts'

type Check = (value: unknown) => readonly string[]

/** Checks values under JSON Schemas of the user's own. Each schema object is compiled once. */
export function ajvSchemaCheck(): SchemaCheck {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true, addUsedSchema: false })
  formats.default(ajv)
  const compiled = new WeakMap<object, Check>()
  const compile = (schema: object): Check => {
    const validate = ajv.compile(schema)
    return (value) => (validate(value) ? [] : (validate.errors ?? []).map(
      (e) => `${e.instancePath === '' ? 'the value' : e.instancePath} ${e.message ?? 'does not fit'}`,
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
