import type { Json } from '../base/json.ts'
import type { JsonSchemaDocument } from '../model/flow.ts'

/**
 * Problems of a value under a JSON Schema (draft 2020-12), each starting with the JSON Pointer to the part or with "the value";
 * none means it fits. A schema that cannot be used gives one problem, starting with "the schema cannot be used".
 */
export type SchemaCheck = (schema: JsonSchemaDocument, value: Json) => readonly string[]
