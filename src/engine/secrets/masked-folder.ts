import type { WorkFolder } from '../world/work-folder.ts'
import { WorldRefused } from '../world/world-refused.ts'
import type { SecretMask } from './secret-mask.ts'

/**
 * A folder in which nobody learns a secret from a file's name: one that is named after a secret is neither kept nor listed as read, and
 * that is said without its name.
 */
export function maskedFolder(folder: WorkFolder, mask: SecretMask): WorkFolder {
  const tells = (name: string): boolean => mask.text(name) !== name
  return {
    async fingerprint(globs, signal) {
      const found = await folder.fingerprint(globs, signal)
      if (found.files.some((file) => tells(file.path))) throw new WorldRefused('a file that it reads', 'its name holds a secret')
      return found
    },
    async capture(globs, keep) {
      const { files, problem, ...rest } = await folder.capture(globs, keep)
      const kept = files.filter((file) => !tells(file.path))
      const left = files.length - kept.length
      const problems = [...problem === undefined ? [] : [mask.text(problem)], ...left === 0 ? [] : [notKept(left)]]
      return { ...rest, files: kept, ...problems.length === 0 ? {} : { problem: problems.join('; ') } }
    },
    async captureNamed(file, keep) {
      return tells(file) ? notKept(1) : folder.captureNamed(file, keep)
    },
  }
}

const notKept = (count: number): string => `${String(count)} file${count === 1 ? '' : 's'} with a secret in the name: not kept`
