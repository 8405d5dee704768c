import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../base/message-of.ts'
import { Fault } from '../../model/fault.ts'
import type { Call, Command } from '../command.ts'
import { CONFIG_NAMES } from '../config/find-config.ts'
import { HELLO_FLOW } from '../hello-flow.ts'
import { say, show } from '../show.ts'

const CONFIG = `{
  "$schema": "./node_modules/flowir-runner/schemas/config.schema.json",
  "flows": ["hello.flow.yaml"]
}
`
const FLOW = 'hello.flow.yaml'
const IGNORED = '.runner/'

type Did = 'made' | 'kept' | 'added to'

function make(folder: string, name: string, content: string): Did {
  try {
    writeFileSync(join(folder, name), content, { flag: 'wx' })
    return 'made'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'kept'
    throw error
  }
}

/** A folder holds one configuration at most. */
function makeConfig(folder: string): readonly [string, Did] {
  const present = CONFIG_NAMES.find((name) => existsSync(join(folder, name)))
  return present === undefined ? [CONFIG_NAMES[0], make(folder, CONFIG_NAMES[0], CONFIG)] : [present, 'kept']
}

function ignore(folder: string): Did {
  const file = join(folder, '.gitignore')
  if (make(folder, '.gitignore', `${IGNORED}\n`) === 'made') return 'made'
  const text = readFileSync(file, 'utf8')
  if (text.split('\n').some((line) => [IGNORED, '.runner', '/.runner/', '/.runner'].includes(line.trim()))) return 'kept'
  appendFileSync(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${IGNORED}\n`)
  return 'added to'
}

function scaffold({ host }: Call): readonly (readonly [string, Did])[] {
  try {
    return [makeConfig(host.cwd), [FLOW, make(host.cwd, FLOW, HELLO_FLOW)], ['.gitignore', ignore(host.cwd)]]
  } catch (error) {
    throw new Fault('usage.invalid', `${host.cwd} cannot be written: ${messageOf(error)}`, {
      cause: error, next: 'go to another folder',
    })
  }
}

export const command: Command = {
  heeds: ['json'],
  notes: [`Makes ${CONFIG_NAMES[0]} and ${FLOW}, and adds ${IGNORED} to .gitignore. What is there is never changed.`],
  async run(call) {
    const done = scaffold(call)
    for (const [name, did] of done) say(call, `${did.padEnd(8)}  ${name}`)
    say(call, `next: runner run ${FLOW}`)
    const files = done.map(([name, did]) => ({ name, did }))
    show(call, { document: { schemaVersion: 1, files, next: `runner run ${FLOW}` }, text: () => '' })
    return Promise.resolve(0)
  },
}
