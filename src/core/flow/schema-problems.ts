import type { SchemaError, Validator } from '../../model/generated/validators.js'

/** One way in which a document breaks its schema, in words. `pointer` is a JSON Pointer, empty for the whole. */
export interface SchemaProblem { readonly pointer: string; readonly problem: string }

const MOST = 10

/** Say only that something below is wrong. */
const WRAPPERS = ['oneOf', 'anyOf', 'if']
/** Of an alternative that was not meant, mostly. */
const VAGUE = ['required', 'additionalProperties', 'const']

const list = (values: unknown): string => (values as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')

function words({ keyword, params, message }: SchemaError): string {
  switch (keyword) {
    case 'required': return `the field "${String(params['missingProperty'])}" is missing`
    case 'additionalProperties': return `the field "${String(params['additionalProperty'])}" is not known here`
    case 'enum': return `must be one of ${list(params['allowedValues'])}`
    case 'const': return `must be ${JSON.stringify(params['allowedValue'])}`
    case 'false schema': return 'is not allowed here'
    case 'discriminator': return 'is of no known kind'
    default: return message ?? keyword
  }
}

const depth = ({ instancePath }: SchemaError): number => instancePath.split('/').length
const rank = ({ keyword }: SchemaError): number => VAGUE.includes(keyword) ? 1 : 0

/** What is wrong with a value by its schema, likeliest cause first, at most ten; empty when nothing is. */
export function schemaProblems(validate: Validator, value: unknown): readonly SchemaProblem[] {
  if (validate(value)) return []
  const errors = validate.errors ?? []
  const telling = errors.filter(({ keyword }) => !WRAPPERS.includes(keyword))
  return (telling.length > 0 ? telling : errors)
    .toSorted((a, b) => depth(b) - depth(a) || rank(a) - rank(b))
    .slice(0, MOST)
    .map((error) => ({ pointer: error.instancePath, problem: words(error) }))
}
