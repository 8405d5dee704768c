import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { Rule } from 'eslint'
import { readImports } from '../imports.ts'

const TYPEBOX = '@sinclair/typebox'

/** Loading the file at run time loads TypeBox, directly or through files it imports. */
function loadsTypebox(file: string, seen: Set<string>): boolean {
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  return readImports(file, readFileSync(file, 'utf8')).some(({ specifier, typeOnly }) => {
    if (typeOnly) return false
    return specifier.startsWith(TYPEBOX) || (specifier.startsWith('.') && loadsTypebox(resolve(dirname(file), specifier), seen))
  })
}

const inModel = (file: string, cwd: string): boolean => relative(cwd, file).split(sep).join('/').startsWith('src/model/')

/** Outside `src/model`, schema files are imported for their types only: TypeBox is never loaded by the product. */
export const schemaTypeImport: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { value: '{{specifier}} loads TypeBox: use "import type", and the compiled validators for checking' },
  },
  create(context) {
    if (inModel(context.filename, context.cwd)) return {}
    return {
      Program(node) {
        for (const { specifier, typeOnly, line } of readImports(context.filename, context.sourceCode.text)) {
          const file = resolve(dirname(context.filename), specifier)
          if (typeOnly || !specifier.startsWith('.') || !inModel(file, context.cwd) || !loadsTypebox(file, new Set())) continue
          context.report({ node, loc: { line, column: 0 }, messageId: 'value', data: { specifier } })
        }
      },
    }
  },
}
