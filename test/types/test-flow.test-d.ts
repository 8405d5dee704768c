import { describe, expectTypeOf, it } from 'vitest'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { t } from '../../src/compile/define/schema-builder.ts'
import type { InstanceRef } from '../../src/model/run-path.ts'
import { testFlow } from '../../src/testing/index.ts'

const release = defineFlow({ id: 'release', params: { version: t.string() } }, ({ shell }) => {
  const pack = shell('pack', 'npm pack --json', { effect: 'mutating', json: t.array(t.object({ filename: t.string() })) })
  return { tarball: pack.output.json[0].filename }
})

describe('a flow in a test', () => {
  it('has the outputs that its definition has, once it passed', async () => {
    const run = await testFlow(release, { params: { version: '1.2.0' }, world: { pack: { json: [{ filename: 'p.tgz' }] } } })
    if (run.outcome === 'passed') expectTypeOf(run.outputs).toEqualTypeOf<{ readonly tarball: string }>()
    expectTypeOf(run.dispatched).toEqualTypeOf<readonly InstanceRef[]>()
    if (run.outcome === 'suspended') expectTypeOf(run.outputs).toEqualTypeOf<undefined>()
  })

  it('takes the params that its definition takes', async () => {
    // @ts-expect-error -- a number is no version
    await testFlow(release, { params: { version: 1 } })
    // @ts-expect-error -- there is no such param
    await testFlow(release, { params: { version: '1', other: '2' } })
  })

  it('is told of the world in results, outcomes and what goes wrong, one or several, or as the call asks', async () => {
    await testFlow(release, { world: { pack: [{ fault: 'hang' }, { exitCode: 1 }], 'shell:exec': ({ step }) => ({ stdout: step }) } })
    // @ts-expect-error -- a text is no result
    await testFlow(release, { world: { pack: 'done' } })
  })
})
