// @ts-check
// Releases the example package for real: real git with a bare remote, real npm, all of it offline in a scratch folder.
// Kills the release in the middle of its push, goes on, and changes the flow under it. Every step is held to what it shows.
// Leaves the run to be inspected.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { scenery } from './scenery.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))
const version = process.argv[3] ?? '1.2.0'
const runId = `release-${version}`
const FLOW = 'release.flow.yaml'

const stage = scenery(scratch)
const pushes = () => stage.lines('remote.git/pushes.log').length
/** @param {number} segment */
const dispatchesOf = (segment) => stage.document('effects', runId, '--segment', String(segment), '--all').effects.total

async function killedInThePush() {
  stage.tell('A release: tested, bumped, committed, tagged, packed, and pushed to a remote.')
  await stage.runner(['compile', FLOW])
  const run = stage.start(['runner', 'run', FLOW, '--run-id', runId, '--param', `version=${version}`])
  await run.made(path.join(scratch, 'remote.git/arrived'))
  stage.tell('The push is on its way: at this moment the runner is killed.')
  console.log(`\n$ kill -KILL ${String(run.child.pid)}`)
  await run.kill()
}

async function goneOnWith() {
  stage.tell('What happened, what may have happened, and what has not begun.')
  stage.says(await stage.runner(['status'], 3), /^happened +bump/m, /^MAY HAVE +push/m, /^not begun +remote/m)
  stage.tell('What did happen is asked of what outlived the runner; nothing is changed by that.')
  stage.says(await stage.runner(['plan', runId, '--ask']), /^run +push /m, 'it is still running: it is waited for')
  stage.tell('Going on takes the push up where it is. Nothing is pushed a second time.')
  const resumed = stage.start(['runner', 'resume', runId])
  await resumed.printed('resumed, segment 2')
  stage.open('remote.git/gate')
  const { code, text } = await resumed.ended
  stage.same('runner resume exits', code, 0)
  stage.says(text, /push {2}pass/, /^PASSED/m)
  stage.same('pushes that the remote accepted:', pushes(), 1)
}

async function judgedAgain() {
  stage.tell('Another expectation of a step that is over: it is held against what the step left, and nothing runs.')
  stage.edit(FLOW, "concat('refs/tags/v', params.version))", "concat('refs/tags/v', params.version, '\\n'))")
  stage.says(await stage.runner(['plan', runId, '--flow', FLOW]), /^rejudge +remote/m, 'no effect on the world')
  stage.says(await stage.runner(['resume', runId, '--flow', FLOW]), 'remote  judged again: pass')
  stage.same('commands sent:', dispatchesOf(3), 0)
}

async function pushedOnceMore() {
  stage.tell('Another push: what already happened is not repeated because a file was edited.')
  stage.edit(FLOW, 'origin, main,', 'origin, main, "main:stable",')
  const refused = await stage.runner(['resume', runId, '--flow', FLOW], 3)
  stage.says(refused, 'you changed it and it already happened', '--allow-mutating-reexec push', '--adopt push=REASON')
  stage.same('pushes that the remote accepted:', pushes(), 1)
  stage.tell('Allowed by its name, it happens once more.')
  stage.says(await stage.runner(['resume', runId, '--flow', FLOW, '--allow-mutating-reexec', 'push']), /push {2}pass.* rerun/)
  stage.same('pushes that the remote accepted:', pushes(), 2)
}

async function renamed() {
  stage.tell('Under another name it is still the same push.')
  stage.edit(FLOW, '- id: push', '- id: publish')
  const refused = await stage.runner(['resume', runId, '--flow', FLOW], 3)
  stage.says(refused, 'looks like `push`, which already happened', '--adopt publish=REASON')
  stage.tell('It is kept, with the reason.')
  stage.says(await stage.runner(['resume', runId, '--flow', FLOW, '--adopt', 'publish=only renamed']), 'publish  takes over what push did')
  stage.same('pushes that the remote accepted:', pushes(), 2)
}

try {
  for (const part of [killedInThePush, goneOnWith, judgedAgain, pushedOnceMore, renamed]) await part()
} finally {
  stage.leaveOpen('remote.git/gate')
}
stage.tell('All of it, from the log.')
await stage.runner(['report', runId])
await stage.runner(['verify', runId])
const again = `node ${path.relative(scratch, path.resolve(here, '../../dist/cli.js'))}`
console.log(`\nThe run is kept in ${path.relative(process.cwd(), scratch) || '.'}. Look at it:
  cd ${path.relative(process.cwd(), scratch) || '.'}
  ${again} inspect ${runId} publish
  ${again} log ${runId}`)
