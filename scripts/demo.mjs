import { spawnSync } from 'node:child_process'
import { ensureReady, root } from './ensure-ready.mjs'

ensureReady()
const args = ['examples/release/demo.mjs', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
