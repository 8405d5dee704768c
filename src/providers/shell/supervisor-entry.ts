import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Arguments for Node that start a supervisor: the bundle beside this one, or its source where there is no bundle. */
export function supervisorArgs(): readonly string[] {
  const bundled = fileURLToPath(new URL('./supervisor.js', import.meta.url))
  if (existsSync(bundled)) return [bundled]
  const loader = createRequire(import.meta.url).resolve('tsx')
  return ['--import', new URL(`file://${loader}`).href, fileURLToPath(new URL('./supervisor.ts', import.meta.url))]
}
