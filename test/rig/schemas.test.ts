import { expect, it } from 'vitest'
import { generateAll, schemaDrift } from '../../scripts/generate-schemas.ts'
import { readImports } from '../../scripts/imports.ts'
import { plantTree } from './planted-tree.ts'

const generated = await generateAll()
const tree = Object.fromEntries(generated)
const DOCUMENT = 'schemas/flow-ir.schema.json'
const VALIDATOR = 'src/model/generated/validate-flow.js'

it('what was just generated has not drifted', () => {
  expect(schemaDrift(plantTree(tree), generated)).toEqual([])
})

it('generating twice gives the same text', async () => {
  expect(Object.fromEntries(await generateAll())).toEqual(tree)
})

it.each([DOCUMENT, VALIDATOR])('%s edited by hand is reported', (file) => {
  expect(schemaDrift(plantTree({ ...tree, [file]: `${tree[file] ?? ''} ` }), generated)).toEqual([file])
})

it('a document that is missing is reported', () => {
  const { [DOCUMENT]: _, ...rest } = tree
  expect(schemaDrift(plantTree(rest), generated)).toEqual([DOCUMENT])
})

it('a document that nothing generates any more is reported', () => {
  expect(schemaDrift(plantTree({ ...tree, 'schemas/old.schema.json': '{}\n' }), generated)).toEqual(['schemas/old.schema.json'])
})

it.each([...generated.keys()].filter((file) => file.startsWith('schemas/')))('%s refers to nothing outside itself', (file) => {
  const text = tree[file] ?? ''
  const { $defs = {} } = JSON.parse(text) as { $defs?: Record<string, unknown> }
  const targets = [...text.matchAll(/"\$ref": "([^"]*)"/g)].map(([, target]) => target)
  const known = ['#', ...Object.keys($defs).map((name) => `#/$defs/${name}`)]
  expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([])
})

it.each([...generated.keys()].filter((file) => file.endsWith('.js')))('%s loads nothing but its neighbours', (file) => {
  expect(readImports(file, tree[file] ?? '').filter(({ specifier }) => !specifier.startsWith('./'))).toEqual([])
})
