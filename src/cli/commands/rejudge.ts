import { Fault } from '../../model/fault.ts'
import { Runner } from '../../engine/runner.ts'
import type { RejudgeView } from '../../core/view/rejudge.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call, Command } from '../command.ts'
import { compileWord } from '../compile-word.ts'
import { reading, writing } from '../open-run-store.ts'
import { readFilter } from '../read-filter.ts'
import { rejudgeText } from '../render/rejudge-text.ts'
import { showDiagnostics } from '../show-diagnostics.ts'
import { DIAGNOSTICS_EXIT, show } from '../show.ts'

async function judged(call: Call, store: RunStore, bundle: FlowBundle): Promise<RejudgeView> {
  await using runner = new Runner({ store, providers: [] })
  return await runner.rejudge(bundle, { runs: readFilter(call.flags.text('runs') ?? '', call.host.now()), record: call.flags.on('record') })
}

/** A pass that becomes a fail is what one asks for; a run that could not be judged leaves the question open. */
const exitOf = ({ totals }: RejudgeView): number => {
  if (totals.passToFail > 0) return 1
  return totals.problems > 0 ? 2 : 0
}

export const command: Command = {
  flags: [
    { flag: '--flow <file>', text: 'the flow whose expectations are held against the runs' },
    { flag: '--runs <filter>', text: 'which runs: flow=ID,since=30d,outcome=passed,label=NAME=VALUE (default: all of the flow)' },
    { flag: '--record', text: 'append what differs, as verdicts that supersede' },
  ],
  heeds: ['store', 'json'],
  notes: ['Sends nothing: judges what the runs archived. Exits 1 when a pass becomes a fail.'],
  async run(call) {
    const file = call.flags.text('flow')
    if (file === undefined) throw new Fault('usage.invalid', 'rejudge: --flow names the flow to judge by', { next: 'runner help rejudge' })
    const opened = await compileWord(call, file)
    showDiagnostics(call, opened)
    if (!opened.ok) return DIAGNOSTICS_EXIT
    const open = call.flags.on('record') ? writing : reading
    const view = await open(call, (store) => judged(call, store, opened.bundle))
    show(call, { document: view, text: (ctx) => rejudgeText(view, ctx) })
    return exitOf(view)
  },
}
