import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { evaluate } from '../../core/expr/evaluate.ts'
import { assertionsOf, needsFiles, wantsOf } from '../../core/step/needs.ts'
import { lastAttempt } from '../../core/fold/ledger.ts'
import type { FileFact } from '../../core/judge/judge-assertion.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Assertion, Step } from '../../model/flow.ts'
import type { Observation, ProviderSession } from '../../ports/provider.ts'
import type { Answer } from '../answer.ts'
import { guardObservation } from '../guard-port.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import type { LiveRun } from '../live-run.ts'
import { scopeFor } from '../scope.ts'
import type { Segment } from '../segment.ts'

/** Looks at the world for a step's entry check or its assertions. */
export async function observeWorld(segment: Segment, record: StepRecord, purpose: 'probe' | 'judge'): Promise<Answer> {
  const { run } = segment
  const { step } = run.tools.flows.placeOf(record.runPath)
  const assertions = purpose === 'probe' ? step.preflight ?? [] : assertionsOf(step)
  const wants = wantsOf(assertions)
  const session = wants.length === 0 ? undefined : observerOf(run, step, assertions)
  const observation = session === undefined ? blindTo(wants) : await guardObservation(() => session.observe(wants, segment.signal), wants)
  const files = needsFiles(assertions) ? await filesOf(run, record, assertions) : []
  return { kind: 'observed', ref: record.ref, purpose, observation, session, files }
}

const blindTo = (wants: readonly string[]): Observation => ({ gaps: wants.map((name) => ({ name, reason: 'no provider can observe' })) })

/** An action is looked at through its own provider, anything else through one that has the channels. */
function observerOf(run: LiveRun, step: Step, assertions: readonly Assertion[]): ProviderSession | undefined {
  const bound = step.kind === 'action' ? step.binding.attempts[0] : undefined
  if (bound !== undefined) return run.tools.sessions.of(splitActionName(bound.actionName).provider)
  return run.tools.sessions.seeing(assertions.flatMap((row) => row.verifyVia))
}

/** What the files that assertions name look like now. */
async function filesOf(run: LiveRun, record: StepRecord, assertions: readonly Assertion[]): Promise<FileFact[]> {
  const predicates = assertions.flatMap(({ predicate }) => (predicate.type === 'file' ? [predicate] : []))
  const scope = await scopeFor(
    run, { path: record.runPath, own: { output: lastAttempt(record)?.settled?.output } }, predicates.map((row) => row.path),
  )
  const facts = new Map<string, FileFact>()
  for (const predicate of predicates) {
    const name = evaluate(predicate.path, scope)
    if (!name.ok || typeof name.value !== 'string') continue
    const before = facts.get(name.value)
    facts.set(
      name.value,
      await factOf(run, name.value, [...before?.contains ?? [], ...predicate.contains === undefined ? [] : [predicate.contains]]),
    )
  }
  return [...facts.values()]
}

async function factOf(run: LiveRun, name: string, texts: readonly string[]): Promise<FileFact> {
  try {
    const bytes = await readFile(path.resolve(run.tools.workDir, name))
    const contains = texts.filter((text) => bytes.includes(text))
    return { path: name, present: true, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length, contains }
  } catch {
    return { path: name, present: false }
  }
}
