// @ts-check
// A matrix of versions and systems: one cell fails and is run again, a version is added, and nothing else is done twice.
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stage } from '../stage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const scratch = path.resolve(process.argv[2] ?? path.join(here, '.scratch'))
const flow = 'matrix.flow.yaml'

const stage = new Stage(scratch)
for (const file of [flow, 'suite']) cpSync(path.join(here, file), path.join(scratch, file))
/** @param {readonly string[]} expected */
const uploaded = (expected) => { stage.same('what happened:', stage.lines('world.log').sort(), [...expected].sort()) }

stage.tell('Four cells side by side. One of them fails; the others go on.')
stage.write('broken-22-linux', '')
stage.says(await stage.runner(['run', flow, '--run-id', 'nightly'], 1), /^FAILED/m)
uploaded(['upload 20-linux', 'upload 20-mac', 'upload 22-mac'])

stage.tell('What was wrong is mended. The cell is named, and only it runs.')
rmSync(path.join(scratch, 'broken-22-linux'))
stage.says(await stage.runner(['resume', 'nightly', '--force-reexecute', 'each[22-linux]/test']), /^PASSED/m)
uploaded(['upload 20-linux', 'upload 20-mac', 'upload 22-mac', 'upload 22-linux', 'announce'])

stage.tell('A version is added in the middle of the list.')
stage.edit(flow, "['20', '22']", "['20', '21', '22']")
stage.says(await stage.runner(['plan', 'nightly', '--flow', flow]), 'each[21-linux]', 'each[21-mac]')
stage.says(
  await stage.runner(['resume', 'nightly', '--flow', flow, '--adopt', 'announce=told on Monday, the new cells are added quietly']), /^PASSED/m,
)
uploaded(['upload 20-linux', 'upload 20-mac', 'upload 22-mac', 'upload 22-linux', 'announce', 'upload 21-linux', 'upload 21-mac'])
