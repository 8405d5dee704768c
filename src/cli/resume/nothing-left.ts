import { OUTCOME_TEXT } from '../../core/view/plain-words.ts'
import { runnerLine, shellWord } from '../../core/view/shell-word.ts'
import { isProblem } from '../../core/view/step-standing.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call } from '../command.ts'
import { recordsOf } from '../read-run.ts'
import { resumeLine } from './resume-line.ts'

/** Of a run that is over, and as it is nothing is left to do: how it ended, and what does it again where it did not end well. */
export interface NothingLeft { readonly text: string; readonly again?: { readonly command: string; readonly inspect: string } }

/** The first instance that a finished run did not end well for. */
export async function problemOf(
  store: Pick<RunStore, 'recordPage'>, { header, finished }: CheckpointView,
): Promise<InstanceRef | undefined> {
  if (finished === undefined) return undefined
  for await (const record of recordsOf(store, header.runId)) if (isProblem(record)) return record.ref
  return undefined
}

/** @param problem the first instance that it did not end well for */
export function nothingLeft(call: Call, { header: { runId }, finished }: CheckpointView, problem: InstanceRef | undefined): NothingLeft {
  const outcome = finished?.outcome ?? 'passed'
  if (outcome === 'passed' || outcome === 'unverified') return { text: `nothing to do: ${runId} has done all of it` }
  const text = `nothing to do: ${runId} ended as ${OUTCOME_TEXT[outcome]}`
  if (problem === undefined) return { text }
  return { text: `${text} by ${problem}`, again: {
    command: resumeLine(call, runId, { without: ['force-reexecute'] })(['--force-reexecute', shellWord(problem)]),
    inspect: runnerLine(['inspect', runId, problem]),
  } }
}
