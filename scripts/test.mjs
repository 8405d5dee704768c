import { spawnSync } from 'node:child_process'
import { ensureReady, root } from './ensure-ready.mjs'

ensureReady()
const args = ['--import', 'tsx', 'scripts/verify.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
