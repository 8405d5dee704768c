// Takes a lease when told, starts a child of its own, and holds the lease until it is killed.
import { spawn } from 'node:child_process'
import { isFault } from '../../../src/model/fault.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'

const store = openSqliteStore(process.argv[2] ?? '', { mode: 'write', createIfMissing: true })
process.on('message', () => {
  store.acquireLease('r1').then(() => {
    const grandchild = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'ignore' })
    process.send?.({ got: true, grandchild: grandchild.pid })
  }, (error: unknown) => process.send?.({ got: false, code: isFault(error) ? error.code : String(error) }))
})
process.send?.('ready')
