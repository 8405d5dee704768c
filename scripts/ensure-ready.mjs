// @ts-check
// Makes a checkout ready to run: dependencies installed, dist built. Plain Node, because it runs before there are dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const at = (/** @type {string[]} */ ...parts) => join(root, ...parts)
const CACHE = at('node_modules', '.cache', 'flowir-runner')
const BUILD_INPUTS = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/bundle.ts']
const GENERATED = 'src/model/generated' // the compiler does not copy declarations it did not write
const TSC = at('node_modules', 'typescript', 'bin', 'tsc')
const STAMP = join(CACHE, 'build-stamp')

/**
 * Runs a command to its end with the terminal's streams; a failure ends this process with the command's exit code.
 * @param {string} what @param {string} command @param {readonly string[]} args
 */
function must(what, command, args) {
  console.error(`> ${what}`)
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  console.error(`${what} failed${error ? `: ${error.message}` : ''}`)
  process.exit(status || 1)
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Installed packages differ from the lock: one is missing or has another version. */
function installIsStale() {
  const hidden = at('node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return true
  const installed = packagesOf(hidden)
  return Object.entries(packagesOf(at('package-lock.json'))).some(([path, wanted]) => {
    if (path === '') return false
    const present = installed[path]
    return present === undefined ? !wanted.optional : present.version !== wanted.version
  })
}

/** The one native module loads in this version of Node. */
function nativeLoads() {
  try {
    const Database = createRequire(at('package.json'))('better-sqlite3')
    new Database(':memory:').close()
    return true
  } catch {
    return false
  }
}

function install() {
  if (installIsStale()) must('npm ci', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (!nativeLoads()) must('npm rebuild better-sqlite3', 'npm', ['rebuild', 'better-sqlite3'])
}

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) => readdirSync(at(folder), { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort()

/** Digest of everything the build reads. */
function sourcesDigest() {
  const hash = createHash('sha256')
  for (const file of [...BUILD_INPUTS.map((each) => at(each)), ...filesUnder('src')]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Builds beside `dist` and swaps it in whole, so that nobody meets half a build. */
export function build() {
  const digest = sourcesDigest()
  const fresh = join(CACHE, `dist-${process.pid}`)
  const old = join(CACHE, `old-${process.pid}`)
  mkdirSync(CACHE, { recursive: true })
  try {
    must('declarations', process.execPath, [TSC, '-p', 'tsconfig.build.json', '--outDir', join(fresh, 'types')])
    cpSync(at(GENERATED), join(fresh, 'types', 'model', 'generated'), { recursive: true, filter: (file) => !file.endsWith('.js') })
    must('bundle', process.execPath, ['--import', 'tsx', at('scripts', 'bundle.ts'), fresh])
    if (existsSync(at('dist'))) renameSync(at('dist'), old)
    renameSync(fresh, at('dist'))
    writeFileSync(STAMP, digest)
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
}

function buildIsStale() {
  return !existsSync(at('dist', 'cli.js')) || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourcesDigest()
}

/** Installs and builds whatever is missing or older than its sources. */
export function ensureReady() {
  install()
  if (buildIsStale()) build()
}
