import type { TSchema } from '@sinclair/typebox'
import formats from 'ajv-formats'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import type { SchemaDocument } from './schema-documents.ts'

const OPTIONS: Options = {
  allErrors: true, strictRequired: false, discriminator: true, inlineRefs: false, code: { esm: true, source: true },
}

const HEADER = '// Generated from src/model by `npm run schemas`. Do not edit.\n'

const DECLARATIONS = `/** One way in which a value breaks its schema. */
export interface SchemaError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Checks a value; the errors of the last call, all of them, are on the function. */
export interface Validator {
  (value: unknown): boolean
  readonly errors?: readonly SchemaError[] | null
}
`

/** One self-contained module: what ajv's code asks for at run time is bundled into it. */
async function selfContained(code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'node20',
    legalComments: 'none',
    minifySyntax: true,
  })
  return result.outputFiles[0]?.text ?? ''
}

const fileOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Validators compiled ahead of time, as files by name. `validators` names a schema id per exported function. Each has a
 * file of its own, so that a command loads only what it checks; `validators.js` names them all.
 */
export async function compileValidators(
  defs: readonly TSchema[],
  documents: readonly SchemaDocument[],
  validators: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const ajv = new Ajv2020(OPTIONS)
  formats.default(ajv)
  const schemas = [...defs, ...documents.map((each) => each.schema)]
  for (const schema of new Map(schemas.map((each) => [each.$id, each])).values()) ajv.addSchema(schema)
  const names = Object.keys(validators)
  const compiled = names.map(async (name) => {
    const code = await selfContained(standalone.default(ajv, { [name]: String(validators[name]) }))
    return [`${fileOf(name)}.js`, HEADER + code] as const
  })
  const typed = names.map((name) => {
    const text = `import type { Validator } from './validators.js'\n\nexport declare const ${name}: Validator\n`
    return [`${fileOf(name)}.d.ts`, HEADER + text] as const
  })
  const all = names.map((name) => `export { ${name} } from './${fileOf(name)}.js'\n`).join('')
  return new Map([
    ...await Promise.all(compiled),
    ...typed,
    ['validators.js', HEADER + all],
    ['validators.d.ts', `${HEADER}\n${DECLARATIONS}\n${all}`],
  ])
}
