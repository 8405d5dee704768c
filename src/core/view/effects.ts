import type { CheckpointView, LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { EffectClass, Terminal } from '../../model/vocabulary.ts'
import { isRepeatable, pendingIntent } from '../fold/ledger.ts'
import { actionText, resultText } from './action-text.ts'
import { collectBounded, type Bounded } from './bounded-list.ts'
import { given } from '../../base/given.ts'

/** What a dispatch did to the world, as far as anybody knows. */
export type WorldFact = 'happened' | 'mayHaveHappened' | 'nothing'

/** A dispatch as a row: a line of the effect ledger. Times in epoch milliseconds. */
export interface EffectRow {
  readonly ref: InstanceRef
  readonly fact: WorldFact
  readonly effectClass: EffectClass
  readonly idempotent: boolean
  readonly action: string
  readonly result: string
  readonly actionName: string
  readonly provider: string
  readonly callId: string
  readonly idempotencyKey: string
  readonly segment: number
  readonly entry: number
  readonly attempt: number
  readonly atMs: number
  readonly settledAtMs?: number
  readonly terminal?: Terminal
  /** Who said how it ended: the dispatching process, a later one that asked, or a person. */
  readonly source?: 'live' | 'reconciled' | 'person'
}

export interface EffectsView {
  readonly schemaVersion: 1
  readonly runId: string
  readonly totals: Readonly<Record<WorldFact, number>>
  readonly effects: Bounded<EffectRow>
}

/** Readonly actions leave nothing; a settled one did what its terminal says; what nobody recorded may have happened. */
export function worldFact(row: LedgerEntry): WorldFact {
  if (row.effectClass === 'readonly') return 'nothing'
  if (row.settled === undefined || row.settled.effect === 'unknown') return 'mayHaveHappened'
  return row.settled.effect === 'landed' ? 'happened' : 'nothing'
}

/** A dispatch of it that must not be repeated unasked has no recorded terminal. */
export const isUncertain = (record: StepRecord): boolean => {
  const pending = pendingIntent(record)
  return pending !== undefined && !isRepeatable(pending)
}

/** Its own dispatches: those of a record that it took over are listed where they happened. */
export const ownDispatches = (record: StepRecord): readonly LedgerEntry[] => record.ledger.filter((row) => row.takenFrom === undefined)

export function effectRow(ref: InstanceRef, row: LedgerEntry): EffectRow {
  const { settled } = row
  return {
    ref, fact: worldFact(row), effectClass: row.effectClass, idempotent: row.idempotent, action: actionText(row.actionName, row.args),
    result: resultText(settled), actionName: row.actionName, provider: row.provider, callId: row.callId, idempotencyKey: row.idempotencyKey,
    segment: row.segment, entry: row.entry, attempt: row.attempt, atMs: row.atMs,
    ...given('settledAtMs', settled?.atMs), ...given('terminal', settled?.terminal), ...given('source', settled?.source),
  }
}

export interface EffectsAbout {
  /** Only dispatches of this segment. */
  readonly segment?: number
  /** Also readonly ones, which leave nothing behind. */
  readonly all?: boolean
  readonly limit?: number
}

/** Gathers what was done to the world, record by record in order of position. */
export function collectEffects(view: CheckpointView, about: EffectsAbout = {}): { add(record: StepRecord): void; done(): EffectsView } {
  const effects = collectBounded<EffectRow>(about.limit ?? Infinity, 'last')
  const totals = { happened: 0, mayHaveHappened: 0, nothing: 0 }
  const wanted = (row: LedgerEntry): boolean =>
    (about.all === true || row.effectClass === 'mutating') && (about.segment === undefined || row.segment === about.segment)
  return {
    add(record) {
      for (const row of ownDispatches(record).filter(wanted)) {
        totals[worldFact(row)] += 1
        effects.add(effectRow(record.ref, row))
      }
    },
    done: () => ({ schemaVersion: 1, runId: view.header.runId, totals: { ...totals }, effects: effects.done() }),
  }
}

/** What a run did to the world: one row per dispatch, in order of the steps. */
export function effectsOf(view: CheckpointView, records: Iterable<StepRecord>, about: EffectsAbout = {}): EffectsView {
  const collector = collectEffects(view, about)
  for (const record of records) collector.add(record)
  return collector.done()
}
