import { Fault } from '../../model/fault.ts'
import type { Settings } from '../config/settings.ts'

/** The only verifier of images this version has is none. */
const NO_VISION = 'off'

/** @throws Fault usage.not-available for a verifier of images that this version does not have */
export function checkVision({ vision }: Pick<Settings, 'vision'>): void {
  if (vision === undefined || vision === NO_VISION) return
  throw new Fault('usage.not-available', `this version has no verifier of images "${vision}"`, { next: `--vision ${NO_VISION}` })
}
