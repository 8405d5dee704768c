// @ts-check
// Releases the example package for real: real git with a bare remote, real npm, all of it offline in a scratch folder.
// Leaves the run to be inspected.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const cli = path.resolve(here, '../../dist/cli.js')
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))
const version = process.argv[3] ?? '1.2.0'
const env = { ...process.env, npm_config_update_notifier: 'false', npm_config_audit: 'false', npm_config_fund: 'false', npm_config_offline: 'true' }

/** @param {string} cwd @param {string} program @param {readonly string[]} args */
function must(cwd, program, ...args) {
  const { status, error } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed${error === undefined ? ` with exit code ${String(status)}` : `: ${error.message}`}`)
}

/** @param {readonly string[]} args */
function runner(...args) {
  console.log(`\n$ runner ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: scratch, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return status ?? 70
}

function setUp() {
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(path.join(scratch, 'tarballs'), { recursive: true })
  cpSync(path.join(here, 'package'), path.join(scratch, 'pkg'), { recursive: true })
  cpSync(path.join(here, 'release.flow.yaml'), path.join(scratch, 'release.flow.yaml'))
  const pkg = path.join(scratch, 'pkg')
  must(scratch, 'git', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git')
  must(pkg, 'git', 'init', '--quiet', '--initial-branch=main')
  must(pkg, 'git', 'config', 'user.name', 'Release Example')
  must(pkg, 'git', 'config', 'user.email', 'release@example.org')
  must(pkg, 'git', 'remote', 'add', 'origin', '../remote.git')
  must(pkg, 'git', 'add', '--all')
  must(pkg, 'git', 'commit', '--quiet', '--message', 'First commit')
}

setUp()
const runId = `release-${version}`
const compiled = runner('compile', 'release.flow.yaml')
if (compiled !== 0) process.exit(compiled)
const ran = runner('run', 'release.flow.yaml', '--run-id', runId, '--param', `version=${version}`)
runner('report', runId)
const shown = path.relative(process.cwd(), scratch) || '.'
const again = `node ${path.relative(scratch, cli)}`
console.log(`\nThe run is kept in ${shown}. Look at it:
  cd ${shown}
  ${again} inspect ${runId} push
  ${again} log ${runId}`)
process.exit(ran)
