import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { makeLockfile } from '../../core/lock/lockfile.ts'
import { LOCKFILE, lockfileText } from '../../engine/source/lockfile.ts'
import type { Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { loadProviders } from '../load-providers.ts'
import { say, show } from '../show.ts'
import { writeOutput } from '../write-output.ts'

function currentText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export const command: Command = {
  heeds: ['json'],
  notes: [`Writes ${LOCKFILE} beside the configuration: what each provider can do, which flows are checked against and bound to.`],
  async run(call) {
    const settings = await loadSettings(call)
    const manifests = (await loadProviders(settings)).map((provider) => provider.manifest)
    const file = join(settings.root, LOCKFILE)
    const name = relative(call.host.cwd, file)
    const text = lockfileText(makeLockfile(manifests))
    const changed = currentText(file) !== text
    if (changed) await writeOutput(call.host, file, text)
    const pinned = manifests.map((manifest) => `${manifest.name} ${manifest.version}`)
    say(call, `${changed ? 'wrote' : 'unchanged:'} ${name} (${pinned.join(', ')})`)
    show(call, { document: { schemaVersion: 1, file, changed, providers: manifests.map((manifest) => manifest.name) }, text: () => '' })
    return 0
  },
}
