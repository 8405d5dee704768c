import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { flow, look, Scene } from './scene.ts'

const scene = new Scene({ 'a.flow.yaml': flow('a', look('x', 'true')) })
afterAll(() => { scene[Symbol.dispose]() })

/** What bash offers for the last of some words. */
function offered(script: string, words: readonly string[]): readonly string[] {
  const typed = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${String(words.length - 1)}`
  const body = `runner() { return 0; }; ${script}\n${typed}; _runner; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, status, stderr } = spawnSync('bash', ['-c', body], { cwd: scene.dir, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout.trim().split('\n')
}

describe('completion', () => {
  it('offers verbs, the flags of a verb, and the choices of a flag to bash', async () => {
    const { code, stdout } = await scene.run(['completion', 'bash'])
    expect(code).toBe(0)
    expect(offered(stdout, ['runner', 'st'])).toEqual(['status'])
    expect(offered(stdout, ['runner', 'run', '--stop-a'])).toEqual(['--stop-at', '--stop-after'])
    expect(offered(stdout, ['runner', 'ls', '--stop-a'])).toEqual([''])
    expect(offered(stdout, ['runner', 'report', '--format', 'j'])).toEqual(['json', 'junit'])
    expect(offered(stdout, ['runner', 'run', 'a.'])).toEqual(['a.flow.yaml'])
    expect(offered(stdout, ['runner', 'status', '@'])).toEqual(['@latest'])
  })

  it('tells zsh and fish the same verbs', async () => {
    const [zsh, fish] = await Promise.all([scene.run(['completion', 'zsh']), scene.run(['completion', 'fish'])])
    expect(zsh.stdout).toContain('bashcompinit')
    for (const verb of ['run', 'status', 'verify']) {
      expect(zsh.stdout).toMatch(new RegExp(`^ {2}${verb}\\)$`, 'm'))
      expect(fish.stdout).toMatch(new RegExp(`^complete -c runner -n __fish_use_subcommand -f -a ${verb} `, 'm'))
    }
  })
})
