import type { SchemaCheck } from '../ports/schema-check.ts'

let loaded: Promise<SchemaCheck> | undefined

/** Loads the validator when first needed: it is most of the start-up of what it serves. */
export function loadSchemaCheck(): Promise<SchemaCheck> {
  return loaded ??= import('./ajv-schema-check.ts').then(({ ajvSchemaCheck }) => ajvSchemaCheck())
}
