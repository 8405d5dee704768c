// Removes the run `goes` and dies, by a real signal, when it comes to unlink its file number N: after the commit, before the file is gone.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [dir = '', deadly = ''] = process.argv.slice(2)
const { unlinkSync } = fs
let unlinked = 0
fs.unlinkSync = (path) => {
  if (String(path).includes('sha256') && ++unlinked === Number(deadly)) process.kill(process.pid, 'SIGKILL')
  unlinkSync(path)
}
syncBuiltinESMExports()

const { openSqliteStore } = await import('../../../src/stores/sqlite/sqlite-store.ts')
const store = openSqliteStore(dir, { mode: 'write' })
await store.remove({ runIds: ['goes'], atMs: 1, orphansBeforeMs: 0 })
process.send?.('removed')
