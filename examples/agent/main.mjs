// @ts-check
// An agent's program is driven: its work ends half done and goes on, its session is lost and repaired, a person retries what failed; and
// one agent per ticket, each reviewed by a person. The program is the one that the tests of this project use.
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stage } from '../stage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))

const stage = new Stage(scratch)
for (const file of ['mend.flow.yaml', 'tickets.flow.yaml', 'prompts', 'runner.config.json']) {
  cpSync(path.join(here, file), path.join(scratch, file), { recursive: true })
}
cpSync(path.join(here, '../../fixtures/agent/agent.mjs'), path.join(scratch, 'agent.mjs'))
const heard = () => stage.lines('home/messages.log').map((line) => JSON.parse(line).message.split('\n')[0])

stage.tell('The agent does a part, and the run goes on with the rest; then a review is missing.')
const first = await stage.runner(['run', 'mend.flow.yaml', '--run-id', 'm1', '--output', 'none'], 1)
stage.says(first, /fix +continues unfinished work \(partial\), run 2: a part is done/, /^ {2}✗ fail +reviewed/m)

stage.tell('The review comes. Meanwhile the agent has lost its sessions.')
rmSync(path.join(scratch, 'home/sessions/session-3.jsonl'))
writeFileSync(path.join(scratch, 'reviewed'), '')
const retried = await stage.runner(['retry', 'm1', '--output', 'none'])
stage.says(retried, 'reviewed: one attempt beside the automatic ones', /tell +session: .*outcome fresh/, /^PASSED +m1/m)
stage.same('what the agent heard:', heard(), [
  'The tests of this folder fail. Mend what is broken, and answer with nothing but a JSON object:',
  'The tests of this folder fail. Mend what is broken, and answer with nothing but a JSON object:',
  'What did you change?', 'It was reviewed. Tell the team.',
])

stage.tell('One agent per ticket, two at a time; a person reviews each.')
writeFileSync(path.join(scratch, 'tickets.json'), JSON.stringify({ tickets: ['T-1', 'T-2', 'T-3'] }))
await stage.runner(['run', 'tickets.flow.yaml', '--run-id', 't1', '--params', 'tickets.json', '--output', 'none'], 3)
for (let code = 3; code === 3;) {
  const inbox = await stage.runner(['inbox', '-q'])
  for (const id of inbox.text.trim().split('\n')) await stage.runner(['answer', 't1', id, '--decision', 'pass'])
  code = (await stage.runner(['resume', 't1', '--output', 'none'], 0, 3)).code ?? 70
}
stage.same('tickets:', heard().slice(4).sort(), ['Mend T-1', 'Mend T-2', 'Mend T-3'])
