import { sideBySide } from './side-by-side.ts'
import { stepSetup } from './step-setup.ts'

// Branches, one body each, in the order of their names.

export const parallelMachine = stepSetup.createMachine({ id: 'parallel', context: {}, initial: 'pending', states: sideBySide })
