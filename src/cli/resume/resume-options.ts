import { posix } from 'node:path'
import { canonicalJson, type Json } from '../../base/json.ts'
import { given } from '../../base/given.ts'
import { isReason } from '../../core/policy/policy-ruling.ts'
import { loadArchived } from '../../engine/load-archived.ts'
import type { Adoption, ResumeOptions } from '../../engine/resume-options.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { CallFlags } from '../call-flags.ts'
import type { Call } from '../command.ts'
import { readSealedFile } from '../open-flow.ts'
import { storedValue } from '../read-run.ts'
import { readParams } from '../run/read-params.ts'
import { stopPlace } from '../run/stop-place.ts'
import type { ChosenFlow } from './choose-flow.ts'

type Params = Readonly<Record<string, Json>>

export interface OptionsAbout {
  readonly call: Call
  readonly store: RunStore
  readonly view: CheckpointView
  readonly chosen: ChosenFlow
  readonly plan?: ResumePlan
}

/** Of the params that were given, those that have another value than the run's: naming the same value again changes nothing. */
async function otherParams({ call, store, view }: OptionsAbout, bundle: FlowBundle): Promise<Params | undefined> {
  const archived = await storedValue(store, view.header.params) as Params
  const isSame = (name: string, value: Json): boolean =>
    archived[name] !== undefined && canonicalJson(archived[name]) === canonicalJson(value)
  const others = Object.entries(readParams(call, bundle.root)).filter(([name, value]) => !isSame(name, value))
  return others.length === 0 ? undefined : Object.fromEntries(others)
}

/** Only some flags need to know the flow that is archived. */
const bundleFor = ({ store, view, chosen }: OptionsAbout): Promise<FlowBundle> =>
  (chosen.bundle === undefined ? loadArchived(store, view.header.irHash) : Promise.resolve(chosen.bundle))

async function flowOptions(about: OptionsAbout): Promise<Pick<ResumeOptions, 'params' | 'stopAt' | 'stopAfter'>> {
  const { flags } = about.call
  const [at, after] = [flags.text('stop-at'), flags.text('stop-after')]
  const hasParams = flags.on('param') || flags.on('params')
  if (!hasParams && at === undefined && after === undefined) return {}
  const bundle = await bundleFor(about)
  return {
    ...given('params', hasParams ? await otherParams(about, bundle) : undefined),
    ...given('stopAt', at === undefined ? undefined : stopPlace(bundle, 'stop-at', at)),
    ...given('stopAfter', after === undefined ? undefined : stopPlace(bundle, 'stop-after', after)),
  }
}

function adoptions(flags: CallFlags): readonly Adoption[] | undefined {
  const pairs = flags.pairs('adopt')
  const bare = pairs.find(([, reason]) => reason.trim() === '')
  if (bare !== undefined) {
    throw new Fault('usage.invalid', `--adopt ${bare[0]}= needs a reason: it is kept in the log`, { next: `--adopt ${bare[0]}=REASON` })
  }
  return some(pairs.map(([ref, reason]) => ({ ref, reason })))
}

function reexecReason(flags: CallFlags): string | undefined {
  const reason = flags.text('reason')
  if (reason === undefined || isReason(reason)) return reason
  throw new Fault('usage.invalid', '--reason says nothing: it is kept in the log', { next: '--reason TEXT' })
}

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list)

/** Paths of files that steps made, as they are listed. @throws Fault usage.invalid */
function artifactPaths(flags: CallFlags, name: string): readonly string[] {
  return flags.texts(name).map((text) => {
    const path = posix.normalize(text)
    if (!posix.isAbsolute(path) && path !== '..' && !path.startsWith('../')) return path
    throw new Fault('usage.invalid', `--${name} ${text}: it names a file in the working folder, by its path there`, {
      next: 'runner artifacts lists them',
    })
  })
}

function namedOptions({ flags, host }: Call): Omit<ResumeOptions, 'runId'> {
  const oldIr = flags.text('old-ir')
  return {
    ...given('forceReexecute', some(flags.texts('force-reexecute'))), ...given('cancelRunning', some(flags.texts('cancel-running'))),
    ...given('allowMutatingReexec', some(flags.texts('allow-mutating-reexec'))), ...given('adopt', adoptions(flags)),
    ...given('reexecReason', reexecReason(flags)),
    ...given('restoreArtifact', some(artifactPaths(flags, 'restore-artifact'))),
    ...given('acceptArtifact', some(artifactPaths(flags, 'accept-artifact'))),
    ...given('adoptRest', flags.text('adopt-rest')), ...given('platform', flags.text('platform')),
    ...given('oldFlowIr', oldIr === undefined ? undefined : readSealedFile(oldIr, host.cwd).root),
    ...(flags.on('force-stale-writer') ? { forceStaleWriter: true } : {}), ...given('waitMs', flags.duration('wait')),
    ...given('supervise', flags.text('supervise') as ResumeOptions['supervise']),
    ...given('suspendAfterMs', flags.duration('suspend-after')), ...(flags.on('suspend-on-wait') ? { suspendOnWait: true } : {}),
  }
}

/**
 * What a resume is asked, by the flags of its command line.
 * @throws Fault usage.invalid, run.params-invalid, run.step-unknown, run.step-ambiguous and those of reading FlowIR
 */
export async function resumeOptions(about: OptionsAbout): Promise<ResumeOptions> {
  const { call, view, chosen: { bundle, source }, plan } = about
  return {
    runId: view.header.runId, ...given('flow', bundle), ...namedOptions(call), ...await flowOptions(about), ...given('source', source),
    ...given('applyPlan', plan),
  }
}
