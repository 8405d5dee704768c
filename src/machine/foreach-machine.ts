import { sideBySide } from './side-by-side.ts'
import { stepSetup } from './step-setup.ts'

// Rounds over items, one body each.

export const foreachMachine = stepSetup.createMachine({ id: 'foreach', context: {}, initial: 'pending', states: sideBySide })
