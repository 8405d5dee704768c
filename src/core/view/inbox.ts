import { given } from '../../base/given.ts'
import type { CheckpointView, PendingRequest } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { runnerLine } from './shell-word.ts'

/** A question to a person that is not answered. Times in epoch milliseconds. */
export interface InboxRow {
  readonly requestId: string
  readonly runId: string
  readonly flowId: string
  readonly ref: InstanceRef
  /** `uncertain`: a dispatch of which nobody knows the end. */
  readonly kind: PendingRequest['payload']['kind']
  readonly prompt: string
  readonly decisions?: readonly string[]
  readonly deadlineAtMs?: number
  /** Complete command lines that answer it, one for each decision. */
  readonly commands: readonly string[]
}

export interface InboxView { readonly schemaVersion: 1; readonly requests: readonly InboxRow[] }

function commandsOf(runId: string, { requestId, decisions, inputSchema }: PendingRequest['payload']): readonly string[] {
  const answer = ['answer', runId, requestId]
  const input = inputSchema === undefined ? '' : ' --input FILE'
  const choices = decisions === undefined ? [[]] : decisions.map((decision) => ['--decision', decision])
  return choices.map((choice) => runnerLine([...answer, ...choice]) + input)
}

const rowOf = ({ runId, flowId }: CheckpointView['header'], { ref, payload }: PendingRequest): InboxRow => ({
  requestId: payload.requestId, runId, flowId, ref, kind: payload.kind, prompt: payload.prompt, ...given('decisions', payload.decisions),
  ...given('deadlineAtMs', payload.deadlineAtMs), commands: commandsOf(runId, payload),
})

/** Everything that people are asked, run by run, the oldest question of a run first. A run that is over asks nothing any more. */
export function inboxOf(views: Iterable<CheckpointView>): InboxView {
  const open = [...views].filter(({ finished }) => finished === undefined)
  return { schemaVersion: 1, requests: open.flatMap((view) => view.requests.map((request) => rowOf(view.header, request))) }
}
