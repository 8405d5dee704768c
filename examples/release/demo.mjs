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

/** Answers the one question that a run asks, as a person in another terminal would. @param {string} run @param {string} decision */
async function answered(run, decision) {
  const { requests } = stage.document('inbox')
  const [request] = requests.filter((/** @type {{ runId: string }} */ row) => row.runId === run)
  return stage.runner(['answer', run, request.requestId, '--decision', decision])
}

async function approved() {
  stage.tell('A release: tested, bumped, committed, tagged and packed. Before it is pushed, a person is asked, and nobody waits for them.')
  await stage.runner(['compile', FLOW])
  stage.says(await stage.runner(['run', FLOW, '--run-id', runId, '--param', `version=${version}`], 3), 'Push v', 'runner inbox')
  stage.tell('In another terminal: what is asked, what is shown, and how to answer.')
  stage.says(await stage.runner(['inbox']), `Push v${version} to the remote?`, `-${version}.tgz`, '--decision push')
  stage.same('pushes that the remote accepted:', pushes(), 0)
  await answered(runId, 'push')
}

async function killedInThePush() {
  stage.tell('Going on: the answer lets it push.')
  const run = stage.start(['runner', 'resume', runId])
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
  await resumed.printed('resumed, segment 3')
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
  stage.same('commands sent:', dispatchesOf(4), 0)
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

async function timedOut() {
  const [other, flow] = [`${runId}-slow`, 'hurried.flow.yaml']
  stage.tell('A push that gets no answer in time may have arrived: a person looks, and nothing is pushed again by itself.')
  stage.must('remote.git', 'mkfifo', 'gate')
  stage.write(flow, stage.read(FLOW).replace('- id: publish\n', '- id: publish\n    timeout: 3s\n'))
  await stage.runner(['run', flow, '--run-id', other, '--param', 'version=9.9.9'], 3)
  await answered(other, 'push')
  stage.says(await stage.runner(['resume', other], 3), 'Did the push of v9.9.9 arrive?')
  stage.must('remote.git', 'rm', 'gate')
  stage.same('tags of it at the remote:', stage.must('remote.git', 'git', 'tag', '--list', 'v9.9.9').trim(), '')
  await answered(other, 'fail')
  stage.says(await stage.runner(['resume', other], 1), /^FAILED/m)
  stage.same('pushes that the remote accepted:', pushes(), 2)
}

try {
  for (const part of [approved, killedInThePush, goneOnWith, judgedAgain, pushedOnceMore, renamed, timedOut]) await part()
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
