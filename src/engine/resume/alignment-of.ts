import { given } from '../../base/given.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import { invariant } from '../../base/never.ts'
import { holdToPolicy } from '../../core/policy/hold-to-policy.ts'
import { align } from '../../core/align/align.ts'
import type { AlignInput, ArchivedQuestion, ArchiveReader, Lacks, PersonsWord } from '../../core/align/align-input.ts'
import type { PolicyInForce } from '../../core/policy/policy-in-force.ts'
import type { Alignment, FateKind } from '../../model/alignment.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { FlowBundle, FlowIR, Hash } from '../../model/flow.ts'
import type { Stored } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import type { VisionVerifier } from '../../ports/vision.ts'
import { loadArchived } from '../load-archived.ts'
import type { Resuming } from '../resume-options.ts'
import { sealedFlow } from '../sealed-bundle.ts'
import { Values } from '../values.ts'
import { allRecords } from './all-records.ts'
import { parentLedger, type ParentLedger } from './parent-ledger.ts'

// The edge of the alignment: reads records and flows, fetches what it lacks of the archive, asks again.

export interface AlignmentRequest {
  readonly store: RunStore
  readonly view: CheckpointView
  readonly bundle: FlowBundle
  readonly params: JsonObject
  readonly env: Readonly<Record<string, Json>>
  readonly options: Resuming
  readonly fates: ReadonlyMap<string, FateKind>
  readonly checkSchema: SchemaCheck
  readonly onlyJudges?: true
  readonly vision?: VisionVerifier | undefined
  /** What repetitions are held to. */
  readonly policy?: PolicyInForce | undefined
}

/** An alignment with what it was made over. */
export interface AlignedRun {
  readonly alignment: Alignment
  readonly records: ReadonlyMap<InstanceRef, StepRecord>
  readonly inherited: ParentLedger
  archived(irHash: Hash): FlowIR | undefined
}

const NOTHING: PersonsWord = { force: [], allow: [], adopt: [], cancel: [] }

/** Aligns a run as often as is asked over what was read of it once; `unsaid`: as if nobody had said anything. */
export interface Aligner extends Omit<AlignedRun, 'alignment'> {
  /** @throws Fault resume.ref-unknown, resume.ref-ambiguous, resume.allow-names-nothing, and the store's own */
  align(world?: AlignInput['world'], said?: 'unsaid'): Promise<AlignedRun>
}

/** @throws the store's faults */
export async function alignerOf(request: AlignmentRequest): Promise<Aligner> {
  const { store, view, options } = request
  const records = await allRecords(store, view.header.runId)
  const inherited = await parentLedger(store, view)
  const flows = await archivedFlows(request)
  const archive = new FetchedArchive(request)
  const word = {
    force: options.forceReexecute ?? [], allow: options.allowMutatingReexec ?? [], adopt: options.adopt ?? [],
    cancel: options.cancelRunning ?? [], ...given('retry', options.retry?.ref),
    ...given('adoptRest', options.adoptRest), ...given('reason', options.reexecReason),
  }
  const about = { records, inherited, archived: (irHash: Hash): FlowIR | undefined => flows.get(irHash) }
  return {
    ...about,
    async align(world, said) {
      for (;;) {
        const input = { ...request, ...about, word: said === 'unsaid' ? NOTHING : word, archive, ...given('world', world) }
        const made = align(input)
        if (made.kind === 'aligned') {
          const { alignment } = made
          return { alignment: { ...alignment, instances: holdToPolicy(input, alignment.instances) }, ...about }
        }
        await archive.fetch(made.lacks)
      }
    },
  }
}

/** @throws Fault resume.ref-unknown, resume.ref-ambiguous, resume.allow-names-nothing, and the store's own */
export const alignmentOf = async (request: AlignmentRequest): Promise<AlignedRun> => (await alignerOf(request)).align()

/** The flows that segments executed, their callees, and the one named by hand: the pre-images of every hash in the records. */
async function archivedFlows({ store, view, options }: AlignmentRequest): Promise<ReadonlyMap<Hash, FlowIR>> {
  const flows = new Map<Hash, FlowIR>()
  if (options.oldFlowIr !== undefined) flows.set(options.oldFlowIr.irHash, sealedFlow(options.oldFlowIr))
  for (const irHash of new Set(view.header.segments.map((row) => row.irHash))) {
    if (await store.flow(irHash) === undefined) continue
    for (const [hash, flow] of (await loadArchived(store, irHash)).flows) flows.set(hash, flow)
  }
  return flows
}

/** Evidence that the alignment asked for, as far as it could be had. */
class FetchedArchive implements ArchiveReader {
  readonly #values = new Map<Hash, Json>()
  readonly #bytes = new Map<Hash, Uint8Array>()
  readonly #answers = new Map<string, { readonly verdict: Verdict; readonly reason: string }>()
  readonly #request: AlignmentRequest
  readonly #loader: Values

  constructor(request: AlignmentRequest) {
    this.#request = request
    this.#loader = new Values(request.store.evidence)
  }

  value(stored: Parameters<ArchiveReader['value']>[0]): Json | undefined {
    return 'inline' in stored ? stored.inline : this.#values.get(stored.evidence)
  }

  bytes(hash: Hash): Uint8Array | undefined { return this.#bytes.get(hash) }

  vision({ ref, assertId }: ArchivedQuestion): ReturnType<ArchiveReader['vision']> { return this.#answers.get(`${ref} ${assertId}`) }

  /** What an alignment asks for first, and can say nothing without: the params, and what containers decided by. */
  async fetchInputs({ header }: CheckpointView, records: ReadonlyMap<InstanceRef, StepRecord>): Promise<void> {
    const inputs = [...records.values()].flatMap(({ kind, resolvedInputs }) => (kind === 'action' ? [] : resolvedInputs ?? []))
    await this.#fetchValues([header.params, ...inputs])
  }

  async fetch({ values, bytes, questions }: Lacks): Promise<void> {
    invariant(values.length + bytes.length + questions.length > 0, 'the alignment lacks something')
    await this.#fetchValues(values)
    for (const hash of bytes) this.#bytes.set(hash, await this.#request.store.evidence.read(hash))
    for (const question of questions) this.#answers.set(`${question.ref} ${question.assertId}`, await this.#ask(question))
  }

  async #fetchValues(values: readonly Stored[]): Promise<void> {
    for (const stored of values) if ('evidence' in stored) this.#values.set(stored.evidence, await this.#loader.load(stored))
  }

  async #ask({ ref: _ref, image, ...question }: ArchivedQuestion): Promise<{ readonly verdict: Verdict; readonly reason: string }> {
    const { vision, store } = this.#request
    if (vision === undefined) return { verdict: 'unknown', reason: 'no vision verifier is configured' }
    try {
      return await vision.verify({ image: await store.evidence.read(image), ...question }, new AbortController().signal)
    } catch (error) {
      return { verdict: 'unknown', reason: `the vision verifier failed: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
}
