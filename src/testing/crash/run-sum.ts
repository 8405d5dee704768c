import { canonicalJson, isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { given } from '../../base/given.ts'
import { isRepeatable } from '../../core/fold/ledger.ts'
import type { CheckpointView, LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { RunStore } from '../../ports/run-store.ts'

// What a run came to, whatever processes it took: everything folded but places in the log, times, ids, segments and processes.

/** What two runs of the same flow in the same world have in common. */
export interface RunSum {
  readonly folded: JsonObject
  /** Idempotency keys of each instance's dispatches, but of those that a person had done again: that is another key. */
  readonly keys: JsonObject
}

/** Names of fields that say when, where or by whom. */
const PASSING: ReadonlySet<string> = new Set([
  'seq', 'enteredSeq', 'realignedSeq', 'countedAfter', 'position', 'atMs', 'enteredAtMs', 'startedAtMs', 'endedAtMs', 'dueAtMs',
  'durationMs', 'segment', 'epoch', 'sessionId', 'callId', 'requestId', 'timerId', 'attempt', 'message', 'evidenceRef',
  'cites', 'supersedes',
])

/** Evidence of the second attempt and later says which one; a dispatch that was taken back counts as one. */
const OF_ATTEMPT = / #\d+$/

function lasting(value: unknown): Json {
  if (Array.isArray(value)) return value.map(lasting)
  if (typeof value === 'string') return value.replace(OF_ATTEMPT, '')
  if (!isJsonObject(value)) return value as Json
  const fields = Object.entries(value).filter(([name]) => !PASSING.has(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, lasting(field)]))
}

/** A dispatch that a resume or a person took back, to dispatch it again. */
const isTakenBack = ({ settled }: LedgerEntry): boolean => settled?.terminal === 'cancelled' && settled.source !== 'live'

/** What may be repeated is repeated where its end was lost: then only its last end is the same. */
function lastingDispatches(ledger: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const kept = ledger.filter((row) => !isTakenBack(row))
  return kept.some(isRepeatable) ? kept.slice(-1) : kept
}

/** Who goes on with a step looks anew whether it may begin. */
const isNewest = ({ which }: { readonly which: string }, index: number, all: readonly { readonly which: string }[]): boolean =>
  which !== 'probe' || all.findLastIndex((row) => row.which === 'probe') === index

/** A person's `redo` begins another group of dispatches. */
const isRuledOn = ({ requests = [] }: StepRecord): boolean => requests.some((row) => row.decision === 'redo')

function dispatchSum({ settled, actionName, chainIndex, entry, effectClass, idempotent, args }: LedgerEntry): JsonObject {
  const end = settled === undefined ? {} : {
    terminal: settled.terminal, effect: settled.effect, ...given('errorClass', settled.errorClass),
    offers: (settled.offers ?? []).map(({ name, mediaType, sha256 }) => ({ name, mediaType, ...given('sha256', sha256) })),
    ...given('output', settled.output),
  }
  return lasting({ actionName, chainIndex, entry, effectClass, idempotent, args, ...end }) as JsonObject
}

function recordSum(record: StepRecord): [string, Json] {
  const { runPath: _path, ledger, exit, observations, probe, retry: _retry, timer, requests: _asked, ...rest } = record
  return [record.ref, lasting({
    ...rest, ledger: lastingDispatches(ledger).map(dispatchSum), exit: exit === undefined ? null : exit.reason ?? '',
    observations: observations.map(({ payload }) => payload).filter(isNewest),
    ...given('probe', probe?.results.length === 0 ? undefined : probe),
    ...given('timer', timer === undefined ? undefined : timer.fired ?? false),
  })]
}

/** A resume that aligns the records counts its bodies anew. */
function viewSum({ header, status, finished, bodies, open, counts, requests, realignedSeq }: CheckpointView): JsonObject {
  const { flowId, irHash, params, env } = header
  const { dispatched: _replays, ...counted } = counts
  return lasting({
    flowId, irHash, params, env, status, finished: finished ?? null, open, counts: counted, requests: requests.length,
    ...(realignedSeq === undefined ? { bodies } : {}),
  }) as JsonObject
}

/** Every record of a run. */
export async function recordsOf(store: RunStore, runId: string): Promise<readonly StepRecord[]> {
  const records: StepRecord[] = []
  for (let after = 0; ;) {
    const page = await store.recordPage(runId, { afterPosition: after })
    records.push(...page)
    const last = page.at(-1)
    if (last === undefined) return records
    after = last.position
  }
}

export async function sumRun(store: RunStore, runId: string): Promise<RunSum> {
  const view = await store.checkpoint(runId)
  if (view === undefined) return { folded: {}, keys: {} }
  const records = await recordsOf(store, runId)
  const keysOf = ({ ref, ledger }: StepRecord): [string, Json] => [ref, lastingDispatches(ledger).map((row) => row.idempotencyKey)]
  return {
    folded: { run: viewSum(view), steps: Object.fromEntries(records.map(recordSum)) },
    keys: Object.fromEntries(records.filter((record) => !isRuledOn(record)).map(keysOf)),
  }
}

/** Where two sums differ, in words. */
export function differences(calm: RunSum, other: RunSum): readonly string[] {
  const both = Object.keys(calm.keys).filter((ref) => Object.hasOwn(other.keys, ref))
  return [
    ...differenceIn(calm.folded, other.folded, ''),
    ...both.flatMap((ref) => differenceIn(calm.keys[ref] ?? null, other.keys[ref] ?? null, `keys of ${ref}`)),
  ]
}

function differenceIn(calm: Json, other: Json, place: string): readonly string[] {
  if (canonicalJson(calm) === canonicalJson(other)) return []
  if (!isJsonObject(calm) || !isJsonObject(other)) return [`${place}: ${canonicalJson(calm)} became ${canonicalJson(other)}`]
  const names = new Set([...Object.keys(calm), ...Object.keys(other)])
  return [...names].flatMap((name) => differenceIn(calm[name] ?? null, other[name] ?? null, `${place} ${name}`.trimStart()))
}
