// @ts-check
// A machine loses its power in the middle of a release. Somebody is woken, looks, asks, and goes on.
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stage } from '../stage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))
const runId = 'release-1.2.0'

const stage = new Stage(scratch)
for (const file of ['release.flow.yaml', 'registry']) cpSync(path.join(here, file), path.join(scratch, file))
stage.must('.', 'mkfifo', 'gate')

const run = stage.start(['runner', 'run', 'release.flow.yaml', '--run-id', runId, '--param', 'version=1.2.0'])
await run.made(path.join(scratch, 'at-work'))
stage.tell('The power is cut: the runner, who supervised the command for it, and the command are gone.')
await run.kill()
for (const pid of stage.read('at-work').trim().split(' ')) process.kill(Number(pid), 'SIGKILL')
rmSync(path.join(scratch, 'gate'))

stage.tell('What is known.')
stage.says(await stage.runner(['status'], 3), 'process lost', /^happened +tag/m, /^MAY HAVE +publish/m, /^not begun +announce/m)
stage.tell('Asking changes nothing, and this time nobody is left who knows.')
stage.says(await stage.runner(['plan', runId, '--ask']), /publish/)
stage.same('what happened:', stage.lines('world.log'), ['tag v1.2.0', 'publish pkg-1.2.0.tgz'])
stage.tell('Somebody looked at the registry and says so.')
stage.says(await stage.runner(['resume', runId, '--adopt', 'publish=1.2.0 is on npm']), /^PASSED/m)
stage.same('what happened:', stage.lines('world.log'), ['tag v1.2.0', 'publish pkg-1.2.0.tgz', 'announce 1.2.0'])
