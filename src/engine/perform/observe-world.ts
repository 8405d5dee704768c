import path from 'node:path'
import { evaluate } from '../../core/expr/evaluate.ts'
import { assertionsOf, needsFiles, wantsOf } from '../../core/step/needs.ts'
import { lastAttempt } from '../../core/fold/ledger.ts'
import type { FileFact } from '../../core/judge/judge-assertion.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Assertion, Step } from '../../model/flow.ts'
import type { Gap } from '../../model/run-event.ts'
import type { Observation, ProviderSession } from '../../ports/provider.ts'
import type { Answer } from '../answer.ts'
import { guardObservation } from '../guard-port.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import type { LiveRun } from '../live-run.ts'
import { scopeFor } from '../scope.ts'
import { lookAtFile } from './look-at-file.ts'
import type { Segment } from '../segment.ts'

/** How long an observation may take where the step does not say, in milliseconds. */
const LONGEST_LOOK_MS = 60_000

/** Looks at the world for a step's entry check or its assertions. */
export async function observeWorld(segment: Segment, record: StepRecord, purpose: 'probe' | 'judge'): Promise<Answer> {
  const { run } = segment
  const { step } = run.tools.flows.placeOf(record.runPath)
  const assertions = purpose === 'probe' ? step.preflight ?? [] : assertionsOf(step)
  const wants = wantsOf(assertions)
  const session = wants.length === 0 ? undefined : observerOf(run, step, assertions)
  const limit = step.timeoutMs ?? LONGEST_LOOK_MS
  const observation = session === undefined
    ? blindTo(wants, 'no provider can observe')
    : await segment.clock.race(
      guardObservation(() => session.observe(wants, segment.signal), wants), limit, () => blindTo(
        wants, `nothing was seen within ${String(limit)} ms`,
      ),
    )
  const { files, gaps } = needsFiles(assertions) ? await filesOf(run, record, assertions) : { files: [], gaps: [] }
  return {
    kind: 'observed', ref: record.ref, purpose, observation: { ...observation, gaps: [...observation.gaps, ...gaps] }, session, files,
  }
}

const blindTo = (wants: readonly string[], reason: string): Observation => ({ gaps: wants.map((name) => ({ name, reason })) })

/** An action is looked at through its own provider, anything else through one that has the channels. */
function observerOf(run: LiveRun, step: Step, assertions: readonly Assertion[]): ProviderSession | undefined {
  const bound = step.kind === 'action' ? step.binding.attempts[0] : undefined
  if (bound !== undefined) return run.tools.sessions.of(splitActionName(bound.actionName).provider)
  return run.tools.sessions.seeing(assertions.flatMap((row) => row.verifyVia))
}

interface SeenFiles { readonly files: FileFact[]; readonly gaps: Gap[] }

/** What the files that assertions name look like now. One that cannot be looked at is a gap, never an absence. */
async function filesOf(run: LiveRun, record: StepRecord, assertions: readonly Assertion[]): Promise<SeenFiles> {
  const predicates = assertions.flatMap(({ predicate }) => (predicate.type === 'file' ? [predicate] : []))
  const own = { output: lastAttempt(record)?.settled?.output }
  const scope = await scopeFor(run, { path: record.runPath, own }, predicates.map((row) => row.path))
  const wanted = new Map<string, string[]>()
  for (const { path: expr, contains } of predicates) {
    const name = evaluate(expr, scope)
    if (name.ok && typeof name.value === 'string') wanted.set(
      name.value, [...wanted.get(name.value) ?? [], ...contains === undefined ? [] : [contains]],
    )
  }
  const seen: SeenFiles = { files: [], gaps: [] }
  for (const [name, texts] of wanted) {
    const fact = await lookAtFile(path.resolve(run.tools.workDir, name), texts)
    if ('reason' in fact) seen.gaps.push({ name: `file ${name}`, reason: fact.reason })
    else seen.files.push({ path: name, ...fact })
  }
  return seen
}
