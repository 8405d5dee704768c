import { createRequire } from 'node:module'

/** The driver, loaded as the CommonJS it is: naming its parts by import reads its sources twice, at every start. */
export const Sqlite = createRequire(import.meta.url)('better-sqlite3') as typeof import('better-sqlite3')
export const { SqliteError } = Sqlite
