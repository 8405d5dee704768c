import type { Command } from '../command.ts'
import { retryNamed } from '../resume/perform-retry.ts'
import { INTERACTIVE, PEOPLE_FLAGS } from '../resume/resume-flags.ts'

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the newest one when left out' }],
  flags: [
    { flag: '--step <ref>', text: 'the failed step; left out: the only one that failed' },
    { flag: '--context <file>', text: 'a JSON object that the attempt reads as steps.ID.previous' },
    { flag: '--allow-mutating-reexec <ref>', text: 'lets it repeat an effect', many: true },
    { flag: '--reason <text>', text: 'why it is done again: kept in the log' },
    { flag: '--suspend-after <time>', text: 'suspend at the next safe point after so long' },
    { flag: '--suspend-on-wait', text: 'suspend when only times to come are waited for' },
    { flag: '--concurrency <n>', text: 'commands under way at once' },
    { flag: '--stop-grace <time>', text: 'how long mutating work may go on after a signal (default: 5s)' },
    ...PEOPLE_FLAGS, INTERACTIVE,
  ],
  heeds: ['store', 'json', 'quiet', 'output', 'reporter'],
  streams: true,
  notes: [
    'An attempt that waits for its time begins at once; where none is left, there is one more.',
    'A live run is told and goes on by itself; this exits 0. Otherwise this goes on with the run, and exits like run does.',
    'It never waits for anything: a run that is busy refuses by name.',
  ],
  run: retryNamed,
}
