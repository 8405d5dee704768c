// @ts-check
// An agent does half of its work and goes on, forgets a conversation in the middle of it, and fails once and is asked again. Then one
// agent per ticket, and a person who looks at what each did.
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stage } from '../stage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))

const stage = new Stage(scratch)
for (const file of ['mend.flow.yaml', 'tickets.flow.yaml', 'prompts', 'runner.config.json']) {
  cpSync(path.join(here, file), path.join(scratch, file), { recursive: true })
}
symlinkSync(path.resolve(here, '../../fixtures/agent/agent.mjs'), path.join(scratch, 'bin/agent'))

/** What the agent was told, in order: the session and the first words. */
const told = () => stage.lines('.agent/messages.log').map((line) => JSON.parse(line))
const words = () => told().map(({ message }) => message.split(/[:.?]/)[0])

stage.tell('The first run of `fix` is partial: a second one, in a session of its own, completes it. After the first words of a talk we stop.')
stage.says(await stage.runner(['run', 'mend.flow.yaml', '--run-id', 'mend', '--stop-after', 'ask'], 3), 'SUSPENDED')
stage.same('the agent was told', words(), ['Mend the parser', 'Mend the parser', 'What did you change'])
stage.same('sessions:', new Set(told().map(({ sid }) => sid)).size, 3)

stage.tell('The agent forgets the talk. Its session is not known any more, and nobody finds out before it is taken up.')
rmSync(path.join(scratch, '.agent/sessions', `${told().at(-1).sid}.jsonl`))
stage.says(await stage.runner(['resume', 'mend'], 1), 'FAILED', 'it did not work')
const spawns = stage.lines('.agent/spawns.log').map((line) => JSON.parse(line).args)
stage.same('it was asked to resume', spawns.filter((args) => args.includes('--resume')), [['--resume', told()[2].sid]])
stage.same('the agent was told', words().slice(3), ['Thank you', 'Write it down'])
const thanked = stage.document('inspect', 'mend', 'thank')
stage.says(JSON.stringify(thanked), '"outcome":"fresh"', '"continuity":"broken"')

stage.tell('The last step failed. Somebody has it tried once more, now.')
stage.says(await stage.runner(['retry', 'mend']), 'PASSED')
stage.same('the agent was told', words().slice(4), ['Write it down', 'Write it down'])

stage.tell('One agent per ticket, two at a time, and a person looks at each.')
stage.write('tickets.json', JSON.stringify({ tickets: ['T-1', 'T-2', 'T-3'] }))
await stage.runner(['run', 'tickets.flow.yaml', '--run-id', 'tickets', '--params', 'tickets.json'], 3)
for (let code = 3; code === 3;) {
  for (const id of stage.must('.', 'runner', 'inbox', '-q').trim().split('\n')) await stage.runner(['answer', 'tickets', id, '--decision', 'pass'])
  const resumed = await stage.start(['runner', 'resume', 'tickets']).ended
  code = resumed.code ?? 1
  if (code !== 3) stage.says(resumed.text, 'PASSED')
}
stage.same('the agents were told', words().slice(6).sort(), ['Mend T-1', 'Mend T-2', 'Mend T-3'])
