import type { ESLint } from 'eslint'
import { describedOptOut } from './described-opt-out.ts'
import { filePlace } from './file-place.ts'
import { machineTransition } from './machine-transition.ts'
import { noBarrel } from './no-barrel.ts'
import { schemaTypeImport } from './schema-type-import.ts'

/** The house rules that no published rule expresses. */
export const house: ESLint.Plugin = {
  rules: {
    'described-opt-out': describedOptOut,
    'file-place': filePlace,
    'machine-transition': machineTransition,
    'no-barrel': noBarrel,
    'schema-type-import': schemaTypeImport,
  },
}
