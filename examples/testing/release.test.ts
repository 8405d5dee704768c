// A flow tested without its world: no process is started, no file is written, no time passes. Run it with
// `npx tsx --test examples/testing/release.test.ts`.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineFlow, t } from 'flowir-runner'
import { testFlow } from 'flowir-runner/testing'

const release = defineFlow({ id: 'release', params: { version: t.string() } }, ({ params, shell }) => {
  const pack = shell('pack', 'npm pack --json', {
    effect: 'mutating', idempotent: true, env: { VERSION: params.version }, json: t.array(t.object({ filename: t.string() })),
  })
  shell('publish', 'npm publish "$TARBALL"', { effect: 'mutating', env: { TARBALL: pack.output.json[0].filename } })
  return { tarball: pack.output.json[0].filename }
})

const params = { version: '1.2.0' }
const pack = { exitCode: 0, json: [{ filename: 'p-1.2.0.tgz' }] }

void test('what was packed is published', async () => {
  const run = await testFlow(release, { params, world: { pack, publish: {} } })
  assert(run.outcome === 'passed')
  assert.equal(run.outputs.tarball, 'p-1.2.0.tgz')
  assert.deepEqual(run.dispatched, ['pack', 'publish'])
  assert.deepEqual(run.calls[1]?.args['env'], { TARBALL: 'p-1.2.0.tgz' })
})

void test('nothing is published that could not be packed', async () => {
  const run = await testFlow(release, { params, world: { pack: { exitCode: 1, stderr: 'no such folder' } } })
  assert.equal(run.outcome, 'failed')
  assert.deepEqual(run.dispatched, ['pack'])
})

void test('a publish whose end is lost is not repeated unasked', async () => {
  const world = { pack, publish: { fault: 'transportLostAfterDispatch' } } as const
  const asked = await testFlow(release, { params, world, processes: 2 })
  assert.equal(asked.outcome, 'awaitingHuman')
  const adopted = await testFlow(release, { params, world, processes: 2, answers: { publish: 'adopt' } })
  assert.equal(adopted.outcome, 'passed')
  assert.deepEqual(adopted.dispatched, ['pack', 'publish'])
})
