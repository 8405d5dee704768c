import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { evaluate } from '../../core/expr/evaluate.ts'
import { assertionsOf, needsFiles, wantsOf } from '../../core/step/needs.ts'
import { lastAttempt } from '../../core/fold/ledger.ts'
import type { FileFact } from '../../core/judge/judge-assertion.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Assertion } from '../../model/flow.ts'
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
  const provider = step.kind === 'action' ? splitActionName(step.binding.attempts[0]?.actionName ?? '').provider : undefined
  const session = provider === undefined ? run.tools.sessions.seeing(assertions.flatMap((row) => row.verifyVia)) : run.tools.sessions.of(provider)
  const blind = { gaps: wants.map((name) => ({ name, reason: 'no provider can observe' })) }
  const observation = wants.length === 0 || session === undefined ? blind : await guardObservation(() => session.observe(wants, segment.signal), wants)
  return { kind: 'observed', ref: record.ref, purpose, observation, session: wants.length === 0 ? undefined : session, files: needsFiles(assertions) ? await filesOf(run, record, assertions) : [] }
}

/** What the files that assertions name look like now. */
async function filesOf(run: LiveRun, record: StepRecord, assertions: readonly Assertion[]): Promise<FileFact[]> {
  const predicates = assertions.flatMap(({ predicate }) => (predicate.type === 'file' ? [predicate] : []))
  const scope = await scopeFor(run, { path: record.runPath, own: { output: lastAttempt(record)?.settled?.output } }, predicates.map((row) => row.path))
  const facts = new Map<string, FileFact>()
  for (const predicate of predicates) {
    const name = evaluate(predicate.path, scope)
    if (!name.ok || typeof name.value !== 'string') continue
    const before = facts.get(name.value)
    facts.set(name.value, await factOf(run, name.value, [...before?.contains ?? [], ...predicate.contains === undefined ? [] : [predicate.contains]]))
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
