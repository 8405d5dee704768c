import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, type Ended } from './scene.ts'

const run = (scene: Scene, line: string): Promise<Ended> => scene.run(line.split(' '))
const log = async (scene: Scene): Promise<string> => (await run(scene, 'log r1 --json')).stdout

/** A run of `flow.yaml` called r1. */
async function played(text: string): Promise<Scene> {
  const scene = new Scene({ 'flow.yaml': text })
  await run(scene, 'run flow.yaml --run-id r1')
  return scene
}

describe('a resume of a run that is over', () => {
  it('has nothing to do with a run that is over, and says so with the code of the run', async () => {
    using green = await played(flow('green', look('fine', 'true')))
    expect((await run(green, 'resume')).stderr).toContain('nothing to do: r1 has done all of it\n')
    expect((await run(green, 'plan')).stdout).toMatch(/^next +nothing to do: r1 has done all of it:\n +runner report r1$/m)
    using scene = await played(flow('red', look('broken', 'exit 1'), effect('never')))
    const before = await log(scene)
    const { code, stderr } = await run(scene, 'resume')
    expect(code).toBe(1)
    const again = 'runner resume r1 --force-reexecute broken'
    expect(stderr).toContain(`nothing to do: r1 ended as failed by broken\nthis runs it again: ${again}\n`)
    expect(stderr).toMatch(/^next +runner inspect r1 broken$/m)
    const { stdout } = await run(scene, 'plan r1')
    expect(stdout).toContain('nothing to do: r1 ended as failed by broken, and runner inspect r1 broken tells why; this runs it again:')
    expect(stdout.trimEnd().split('\n').at(-1)?.trim()).toBe(again)
    expect(await log(scene)).toBe(before)
    expect((await run(scene, again.slice('runner '.length))).stderr).toMatch(/broken .* rerun/)
  })

  it('names what runs again as a shell needs it', async () => {
    using scene = await played(`flow: red\nsteps:\n  - id: each\n    foreach: { in: [x], as: item, key: "\${{ iter.item }}", steps: [
      { id: broken, shell: exit 1, effect: readonly } ] }\n`)
    expect((await run(scene, 'resume')).stderr).toContain("--force-reexecute 'each[x]/broken'\n")
  })
})
