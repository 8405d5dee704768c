import { expect, it } from 'vitest'
import { checkFloors } from '../../scripts/check-floors.ts'
import { plantTree } from './planted-tree.ts'

const importing = (specifier: string): string => `import { a } from '${specifier}'\nexport const b = a\n`
const ONE = 'export const a = 1\n'

const VIOLATIONS = [
  ['a file that imports a higher floor', 'src/core/x.ts', importing('../engine/a.ts'), /floor 2 and imports engine\/a\.ts on floor 4/],
  ['a type from a higher floor', 'src/core/x.ts', `import type { a } from '../engine/a.ts'\nexport type B = a\n`, /on floor 4/],
  ['a type imported inside a type', 'src/core/x.ts', `export type B = typeof import('../engine/a.ts')\n`, /on floor 4/],
  ['a re-export from a higher floor', 'src/core/x.ts', `export { a } from '../engine/a.ts'\n`, /on floor 4/],
  ['a dynamic import from a higher floor', 'src/engine/x.ts', `export const f = () => import('../cli/a.ts')\n`, /on floor 7/],
  ['an adapter that imports its sibling', 'src/providers/http/x.ts', importing('../shell/a.ts'), /of another adapter/],
  ['an adapter that imports one of another kind', 'src/notifiers/webhook/x.ts', importing('../../providers/shell/a.ts'), /of another adapter/],
  ['a shared file of the adapters that imports one', 'src/providers/x.ts', importing('./shell/a.ts'), /of another adapter/],
  ['anything but a command that imports the public door', 'src/testing/x.ts', importing('../index.ts'), /floor 6 and imports index\.ts/],
  ['the public door that imports a command', 'src/index.ts', importing('./cli/a.ts'), /imports cli\/a\.ts on floor 7/],
  ['a folder that is on no floor', 'src/elsewhere/x.ts', ONE, /is on no floor/],
  ['an import from outside src', 'src/engine/x.ts', importing('../../test/a.ts'), /outside src/],
  ['an import of a file that is not there', 'src/engine/x.ts', importing('./gone.ts'), /does not exist/],
] as const

const TREE = {
  'src/index.ts': ONE, 'src/engine/a.ts': ONE, 'src/cli/a.ts': ONE, 'src/providers/shell/a.ts': ONE, 'src/providers/shared.ts': ONE,
}

it.each(VIOLATIONS)('%s is reported', (_title, file, code, message) => {
  const violations = checkFloors(plantTree({ ...TREE, [file]: code }))
  expect(violations).toEqual([{ file, line: expect.any(Number), message: expect.stringMatching(message) }])
})

it('a cycle between files is reported, also one of types, with its path', () => {
  const root = plantTree({
    'src/core/a.ts': importing('./b.ts'), 'src/core/b.ts': `import type { b } from './c.ts'\n`, 'src/core/c.ts': importing('./a.ts'),
  })
  expect(checkFloors(root)).toEqual([
    { file: 'src/core/c.ts', line: 1, message: 'closes an import cycle: core/a.ts → core/b.ts → core/c.ts → core/a.ts' },
  ])
})

it('what the floors allow is not reported', () => {
  const root = plantTree({
    ...TREE,
    'src/core/x.ts': importing('../model/a.ts'),
    'src/model/a.ts': ONE,
    'src/core/y.ts': importing('./x.ts'),
    'src/providers/shell/x.ts': importing('./a.ts'),
    'src/providers/shell/y.ts': importing('../shared.ts'),
    'src/providers/index.ts': importing('./shell/a.ts'),
    'src/cli/x.ts': importing('../index.ts'),
  })
  expect(checkFloors(root)).toEqual([])
})
