// @ts-check
// Plays a CI that gives a job a fresh checkout for every attempt, and carries nothing but the store from one to the next.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stage } from '../stage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))
const stage = new Stage(scratch, { V: '1.2.0', SHARED: scratch })
const cache = path.join(scratch, 'cache')

/** @param {number} attempt @param {number} code @param {{ restored?: boolean, LIMIT?: string }} [how] @returns {Promise<string>} */
async function job(attempt, code, { restored = true, ...env } = {}) {
  const checkout = restored ? `attempt-${String(attempt)}` : `attempt-${String(attempt)}-alone`
  const at = (/** @type {string} */ name) => path.join(scratch, checkout, name)
  mkdirSync(at('.'))
  for (const file of ['release.flow.yaml', 'job.sh']) cpSync(path.join(here, file), at(file))
  stage.write(`${checkout}/package.txt`, 'a package\n')
  if (restored && existsSync(cache)) cpSync(cache, at('.runner'), { recursive: true })
  const ended = await stage.start(['./job.sh'], { cwd: checkout, env: { GITHUB_RUN_ATTEMPT: String(attempt), ...env } }).ended
  if (existsSync(at('.runner'))) cpSync(at('.runner'), cache, { recursive: true })
  stage.same('the job exits', ended.code, code)
  return ended.text
}

stage.tell('The first attempt comes to the end of its time: what is under way is finished, and the rest left for later.')
stage.says(await job(1, 3, { LIMIT: '500ms' }), /^SUSPENDED/m)
stage.tell('A second attempt without the store does not know what happened, and does nothing.')
stage.says(await job(2, 3, { restored: false }), 'error[run.history-missing]')
stage.tell('With the store it goes on.')
stage.says(await job(2, 0), /^PASSED/m)
stage.tell('Tried once more, there is nothing to do.')
stage.says(await job(3, 0), 'nothing to do: release-1.2.0 has done all of it')
stage.same('what happened:', stage.lines('world.log'), ['built 1.2.0', 'published 1.2.0', 'announced 1.2.0'])
