import { isJsonObject, type JsonObject } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { ArchivedFlow, ImportedLog, LogHead, RunStore } from '../../ports/run-store.ts'
import { checkRunId } from '../start-run.ts'
import { endLine, EXPORT_FORMAT, EXPORT_VERSION, FLOW_DOCUMENT_AT, HASH_LENGTH, STARTS, type ExportHeader } from './export-lines.ts'
import { LinesIn } from './lines-in.ts'

/** What was imported under which id. */
export interface ImportedRun extends ImportedLog { readonly runId: string }

/**
 * Reads an export into a store, byte for byte: the log and its flows are visible in one step when all of the file was found sound.
 * Evidence is written as it comes; of a file that is refused, evidence that nothing names may stay.
 * @param openStore called once the file's header was read
 * @throws Fault import.invalid and those of `RunStore.importLog`
 */
export async function importRun(source: AsyncIterable<Uint8Array>, openStore: () => RunStore): Promise<ImportedRun> {
  const lines = new LinesIn(source)
  try {
    const { runId, head } = await readHeader(lines)
    const store = openStore()
    const flows: ArchivedFlow[] = []
    for await (const flow of readFlows(lines)) flows.push(flow)
    const events = readRest(lines, store, { head, flows: flows.length })
    return { runId, ...await store.importLog({ runId, head, flows, events }) }
  } finally {
    await lines.close()
  }
}

async function readHeader(lines: LinesIn): Promise<ExportHeader> {
  await lines.next()
  const foreign = 'this is no export of a run'
  if (lines.atEnd || lines.current[0] !== '{'.charCodeAt(0)) throw lines.wrong(foreign)
  const header = lines.json()
  if (header['format'] !== EXPORT_FORMAT) throw lines.wrong(foreign)
  if (header['schemaVersion'] !== EXPORT_VERSION) {
    throw lines.wrong(`the export is of version ${JSON.stringify(header['schemaVersion'])}, this software knows ${String(EXPORT_VERSION)}`)
  }
  const { runId, head } = header
  if (typeof runId !== 'string' || !isHead(head)) throw lines.wrong('the header does not say which run this is')
  try {
    checkRunId(runId)
  } catch (cause) {
    throw lines.wrong((cause as Error).message, cause)
  }
  await lines.next()
  return { format: EXPORT_FORMAT, schemaVersion: EXPORT_VERSION, runId, head }
}

const HASH = /^sha256:[0-9a-f]{64}$/
const isHash = (value: unknown): value is Hash => typeof value === 'string' && HASH.test(value)

const isHead = (value: unknown): value is JsonObject & LogHead =>
  isJsonObject(value) && Number.isSafeInteger(value['seq']) && Number(value['seq']) > 0 && isHash(value['hash'])

/** The hash that stands behind the start of a line. */
function hashIn(lines: LinesIn, start: string): Hash {
  const hash = lines.current.toString('latin1', start.length, start.length + HASH_LENGTH)
  if (isHash(hash) && lines.begins(`${start}${hash}"`)) return hash
  throw lines.wrong('it has no hash')
}

async function* readFlows(lines: LinesIn): AsyncGenerator<ArchivedFlow> {
  while (lines.begins(STARTS.flow)) {
    yield { irHash: hashIn(lines, STARTS.flow), bytes: lines.current.subarray(FLOW_DOCUMENT_AT, -1) }
    await lines.next()
  }
}

interface Before { readonly head: LogHead; readonly flows: number }

/** The events, then what else there is: who takes all events has the evidence in the store, and a file that ended as it should. */
async function* readRest(lines: LinesIn, store: Pick<RunStore, 'evidence'>, { head, flows }: Before): AsyncGenerator<Uint8Array> {
  let events = 0
  while (lines.begins(STARTS.event)) {
    events++
    yield lines.current.subarray(STARTS.event.length, -1)
    await lines.next()
  }
  const evidence = await readEvidence(lines, store)
  await readEnd(lines, (sha256) => endLine({ flows, events, evidence }, head, sha256))
}

async function readEvidence(lines: LinesIn, store: Pick<RunStore, 'evidence'>): Promise<number> {
  let count = 0
  for (; lines.begins(STARTS.evidence); count++) {
    await store.evidence.write(chunksOf(lines, hashIn(lines, STARTS.evidence)))
  }
  return count
}

async function* chunksOf(lines: LinesIn, hash: Hash): AsyncGenerator<Uint8Array> {
  while (lines.begins(`${STARTS.evidence}${hash}"`)) {
    const { base64 } = lines.json()
    if (typeof base64 !== 'string') throw lines.wrong('evidence has no bytes')
    yield Buffer.from(base64, 'base64')
    await lines.next()
  }
}

async function readEnd(lines: LinesIn, wanted: (sha256: string) => Uint8Array): Promise<void> {
  if (!lines.begins(STARTS.end)) throw lines.wrong('it is of no kind that stands there in an export')
  const end = Buffer.concat([lines.current, Buffer.from('\n')])
  if (!end.equals(wanted(lines.digest()))) throw lines.wrong('what stands before it is not what was exported')
  await lines.next()
  if (!lines.atEnd) throw lines.wrong('something stands behind the end')
}
