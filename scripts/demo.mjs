import { spawnSync } from 'node:child_process'
import { ensureReady, root } from './ensure-ready.mjs'

ensureReady()
const { status } = spawnSync(process.execPath, ['examples/release/demo.mjs', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
