import { given } from '../../base/given.ts'
import { runnerLine } from '../../core/view/shell-word.ts'
import { askNote, seeInbox, suggestNext, type NextStep } from '../../core/view/suggest-next.ts'
import type { PlannedInstance, ResumePlan } from '../../model/alignment.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { PlanWord } from '../../model/vocabulary.ts'
import type { Call } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { loadProviders } from '../load-providers.ts'
import { readingRun } from '../open-run-store.ts'
import { checkpointOf } from '../read-run.ts'
import { planText, type ShownPlan } from '../render/plan-text.ts'
import { checkVision } from '../run/check-vision.ts'
import { DIAGNOSTICS_EXIT, say, show } from '../show.ts'
import { writeOutput } from '../write-output.ts'
import { chooseFlow } from './choose-flow.ts'
import { runnerFor } from './perform-resume.ts'
import { nothingLeft, problemOf } from './nothing-left.ts'
import { resumeLine } from './resume-line.ts'
import { resumeOptions } from './resume-options.ts'
import { savedPlanText } from './saved-plan.ts'
import { supervisedAs } from './supervised-as.ts'

/** A plan, the run it was made for, and what that did not end well for. */
export interface MadePlan {
  readonly plan: ResumePlan
  readonly view: CheckpointView
  readonly root: string
  readonly problem?: InstanceRef
  /** How the newest segment was supervised. */
  readonly supervise?: string
}

/** Asks what a resume would do. Nothing is written, and no session is opened but to ask. Undefined when the flow is wrong. */
export async function makePlan(call: Call): Promise<MadePlan | undefined> {
  const settings = await loadSettings(call)
  checkVision(settings)
  const providers = await loadProviders(settings)
  return readingRun(call, call.words[0], async ({ store, runId }) => {
    const view = await checkpointOf(store, runId)
    const chosen = await chooseFlow({ call, settings, providers, store, view, writes: false })
    if (chosen === undefined) return undefined
    const options = await resumeOptions({ call, store, view, chosen })
    await using runner = runnerFor({ call, settings, providers, store, runId }, chosen)
    const plan = await runner.plan({ ...options, ...(call.flags.on('ask') ? { ask: true } : {}) })
    const supervise = await supervisedAs(store, view)
    return { plan, view, root: settings.root, ...given('problem', await problemOf(store, view)), ...given('supervise', supervise) }
  })
}

const WORK: readonly PlanWord[] = ['run', 'rerun', 'ask']

/** Not even a word of it would be written: the run is over, and everything is as it is. */
function isIdle({ plan, view }: MadePlan): boolean {
  const isKept = ({ word, cause, class: found }: PlannedInstance): boolean =>
    word === 'skip' || (word === 'keep' && (cause === undefined || found === 'orphaned'))
  const isSame = plan.irHash === view.header.irHash && (plan.artifacts ?? []).length === 0
  return view.finished !== undefined && isSame && plan.instances.every(isKept)
}

/** How a plan ends when the details are asked for. */
export function detailedExit({ totals, artifacts = [] }: Pick<ResumePlan, 'totals' | 'artifacts'>): number {
  if (totals.gated > 0 || artifacts.some((row) => row.fate === 'altered')) return 3
  return WORK.some((word) => totals.words[word] > 0) ? 5 : 0
}

function idleNext(call: Call, { view, problem }: MadePlan): NextStep {
  const { text, again } = nothingLeft(call, view, problem)
  if (again === undefined) return { note: text, command: suggestNext(view, { ...given('store', call.globals.store) }).command }
  return { note: `${text}, and ${again.inspect} tells why; this runs it again`, command: again.command }
}

function nextOf(call: Call, made: MadePlan, saved: string | undefined): NextStep {
  if (saved !== undefined) return { command: runnerLine(['resume', '--apply', saved]) }
  if (isIdle(made)) return idleNext(call, made)
  if (made.view.requests.length > 0) return seeInbox(call.globals)
  const open = made.plan.instances.filter(({ fate, effect }) => fate === 'notAsked' && effect === 'mutating')
  const [{ runId }, { supervise }] = [made.view.header, made]
  if (open.length === 0) return { command: resumeLine(call, runId, { supervise })() }
  const command = resumeLine(call, runId, { verb: 'plan', supervise })(['--ask'])
  return { note: askNote(open.map((row) => row.ref)), command }
}

function shownPlan(call: Call, made: MadePlan, saved: string | undefined): ShownPlan {
  const { plan, view } = made
  const { runId, flowId } = view.header
  const resume = resumeLine(call, runId, { supervise: made.supervise })
  const { instances, totals, artifacts } = plan
  return { name: runId, flowId, instances, totals, ...given('artifacts', artifacts), resume, next: nextOf(call, made, saved) }
}

/** `plan RUN`, and `resume RUN --preview`. @returns the exit code */
export async function performPlan(call: Call): Promise<number> {
  const made = await makePlan(call)
  if (made === undefined) return DIAGNOSTICS_EXIT
  const file = call.flags.text('out')
  if (file !== undefined) {
    await writeOutput(call.host, file, savedPlanText(made.plan, call, made.root))
    say(call, `wrote ${file}`)
  }
  show(call, { document: made.plan, text: (ctx) => planText(shownPlan(call, made, file), ctx) })
  return call.flags.on('detailed-exitcode') ? detailedExit(made.plan) : 0
}
