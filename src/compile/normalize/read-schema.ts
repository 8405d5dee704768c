import type { JsonSchemaDocument } from '../../model/flow.ts'
import { type AuthoringNode, plainOf } from '../parse/authoring-node.ts'
import type { Context } from './context.ts'
import { aNode } from '../parse/authoring-node.ts'

/** A JSON Schema, written out. */
export function readSchema(node: AuthoringNode, { findings, marks }: Context): JsonSchemaDocument | undefined {
  if (node.kind === 'map') {
    const schema = plainOf(node) as JsonSchemaDocument & object
    marks.text(schema, node)
    return schema
  }
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  return void findings.error('normalize.wrong-kind', node.place, `expected a JSON Schema as a map, found ${aNode(node)}`,
    'as { type: string }')
}
