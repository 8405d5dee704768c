import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { CheckpointView, PendingRequest } from '../../model/checkpoint.ts'
import type { Stored } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import type { Question } from '../../ports/notifier.ts'
import { boundJson } from './bound-json.ts'
import { decisionText } from './decision-text.ts'
import { runnerLine } from './shell-word.ts'

/** A question to a person that is not answered. Times in epoch milliseconds. */
export interface InboxRow extends Question {
  readonly runId: string
  readonly flowId: string
  /** What each decision means, in the order of `decisions`. */
  readonly means?: readonly string[]
  /** How the step stands that a handler asks about, and why. */
  readonly verdict?: Verdict
  readonly reason?: string
  /** Complete command lines that answer it, one for each decision; `FILE` is to be filled in. */
  readonly commands: readonly string[]
}

export interface InboxView { readonly schemaVersion: 1; readonly requests: readonly InboxRow[] }

/** How a step stands that somebody is asked about. */
export interface AskedStep { readonly verdict?: Verdict; readonly reason?: string }

/** What there is to know besides the runs' views. */
export interface InboxAbout {
  /** What the questions show; without it what is inline. */
  readonly presents?: (request: PendingRequest) => readonly Json[] | undefined
  readonly step?: (runId: string, ref: InstanceRef) => AskedStep | undefined
  /** The store that commands are to name. */
  readonly store?: string | undefined
}

/** A word that begins like a flag is written with its flag. */
const decisionWords = (decision: string): readonly string[] =>
  (decision.startsWith('-') ? [`--decision=${decision}`] : ['--decision', decision])

function commandsOf(runId: string, { requestId, decisions, inputSchema }: Question, store: string | undefined): readonly string[] {
  const answer = ['answer', runId, requestId]
  const where = store === undefined ? [] : ['--store', store]
  const input = inputSchema === undefined ? '' : ' --input FILE'
  const choices = decisions === undefined ? [[]] : decisions.map(decisionWords)
  return choices.map((choice) => runnerLine([...answer, ...choice, ...where]) + input)
}

/** A question as it is shown, with the commands that answer it. */
export function inboxRow(
  { runId, flowId }: { readonly runId: string; readonly flowId: string }, question: Question,
  about: Pick<InboxAbout, 'step' | 'store'> = {},
): InboxRow {
  const { kind, ref, decisions } = question
  const means = decisions?.map((decision, index) => decisionText(question, decision, index))
  return {
    ...question, runId, flowId, ...given('means', means), ...(kind === 'escalation' ? about.step?.(runId, ref) : {}),
    commands: commandsOf(runId, question, about.store),
  }
}

const shown = (stored: Stored): Json =>
  ('inline' in stored ? boundJson(stored.inline).value : `… (${String(stored.bytes)} bytes, kept as ${stored.evidence})`)

function questionOf(request: PendingRequest, { presents }: InboxAbout): Question {
  const { ref, payload: { requestId, kind, mode, prompt, decisions, inputSchema, deadlineAtMs, presents: stored } } = request
  return {
    requestId, ref, kind, mode, prompt, presents: presents?.(request) ?? stored.map(shown), ...given('decisions', decisions),
    ...given('inputSchema', inputSchema), ...given('deadlineAtMs', deadlineAtMs),
  }
}

/**
 * Everything that people are asked, run by run, the oldest question of a run first. A run that is over asks nothing any more; a question
 * that was answered with "not now" is asked still.
 */
export function inboxOf(views: Iterable<CheckpointView>, about: InboxAbout = {}): InboxView {
  const open = [...views].filter(({ finished }) => finished === undefined)
  return {
    schemaVersion: 1,
    requests: open.flatMap(({ header, requests }) => requests.map((request) => inboxRow(header, questionOf(request, about), about))),
  }
}
