import { invariant } from '../../base/never.ts'
import type { Json } from '../../base/json.ts'
import { evaluate, type Scope } from '../../core/expr/evaluate.ts'
import { lastAttempt } from '../../core/fold/ledger.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Expr } from '../../model/flow.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { Answer } from '../answer.ts'
import { projectOutput } from '../inward/exit-step.ts'
import { globsIn, scopeFor } from '../scope.ts'
import type { Segment } from '../segment.ts'
import type { Captured, Keep } from '../world/keep.ts'

/** Keeps the files that a dispatch made. Their paths are read now: they may be part of its result. */
export async function captureArtifacts({ run }: Segment, record: StepRecord): Promise<Answer> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  const { folder } = run.tools
  invariant(step.kind === 'action' && step.artifacts !== undefined && folder !== null, `${record.ref} makes no artifacts`)
  const own = { output: lastAttempt(record)?.settled?.output, projected: (await projectOutput(run, record, step)).value }
  const scope = await scopeFor(run, { path: record.runPath, own }, step.artifacts.flatMap(({ paths }) => paths))
  const keep: Keep = (bytes) => run.values.copy('artifact', 'application/octet-stream', bytes)
  const isOfThisProcess = lastAttempt(record)?.segment === run.tools.segment
  const artifacts: EventPayload<'artifactStored'>[] = []
  for (const { name, paths } of step.artifacts) {
    const globs = globsOf(paths, scope)
    if (typeof globs === 'string') artifacts.push({ name, files: [], problem: globs })
    else artifacts.push({ name, ...sureOnly(await folder.capture(globs, keep), globs, isOfThisProcess), globs: [...globs] })
  }
  return { kind: 'captured', ref: record.ref, artifacts }
}

/** What an earlier process dispatched and did not keep may have been made, and have gone since: nothing there does not mean that. */
function sureOnly(captured: Captured, globs: readonly string[], isOfThisProcess: boolean): Captured {
  if (isOfThisProcess || captured.files.length > 0 || captured.problem !== undefined) return captured
  const problem = `no file matches ${globs.join(', ')} any more, if any did: its process ended before it kept what it made`
  return { files: [], problem }
}

/** @returns the globs, or why they cannot be told */
function globsOf(paths: readonly Expr[], scope: Scope): readonly string[] | string {
  const values: Json[] = []
  for (const path of paths) {
    const value = evaluate(path, scope)
    if (!value.ok) return `its paths: ${value.error.message}`
    values.push(value.value)
  }
  return globsIn(values)
}
