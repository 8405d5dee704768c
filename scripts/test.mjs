import { spawnSync } from 'node:child_process'
import { ensureReady, root } from './ensure-ready.mjs'

ensureReady()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
