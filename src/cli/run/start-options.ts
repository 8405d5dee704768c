import { relative } from 'node:path'
import { given } from '../../base/given.ts'
import type { StartOptions } from '../../engine/run-handle.ts'
import { systemAmbient } from '../../engine/runner.ts'
import { loadSchemaCheck } from '../../engine/schema-check.ts'
import { checkRunId, startParams } from '../../engine/start-run.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import type { PreparedFlow } from './prepare-flow.ts'
import type { MatrixSet } from './read-matrix.ts'
import { readParams } from './read-params.ts'
import { stopPlace } from './stop-place.ts'

/** How a run is started, with its id. */
export type Starting = StartOptions & { readonly runId: string }

/** Labels of the command line, over that of a place in a matrix. */
function labelsOf({ flags }: Call, set: MatrixSet | undefined): StartOptions['labels'] {
  const labels = { ...set === undefined ? {} : { matrix: set.name }, ...Object.fromEntries(flags.pairs('label')) }
  return Object.keys(labels).length === 0 ? undefined : labels
}

/** Of one of several runs: its place in a matrix, and the flows of all of them. */
interface StartingAbout { readonly set?: MatrixSet | undefined; readonly among?: readonly PreparedFlow[] | undefined }

const paramsOf = (call: Call, { root }: PreparedFlow['bundle'], { set, among }: StartingAbout): ReturnType<typeof readParams> =>
  readParams(call, root, { ...given('ofMatrix', set?.params), ...given('among', among?.map(({ bundle }) => bundle.root)) })

/**
 * How a call starts a run of a flow, checked as far as it can be without a store: a refusal leaves none behind.
 * @throws Fault run.params-invalid, run.id-invalid, run.step-unknown, run.step-ambiguous, usage.invalid
 */
export async function startOptions(
  call: Call, settings: Settings, { bundle, file }: PreparedFlow, { set, among }: StartingAbout = {},
): Promise<Starting> {
  const { flags, host } = call
  const place = (flag: string): string | undefined => {
    const text = flags.text(flag)
    return text === undefined ? undefined : stopPlace(bundle, flag, text)
  }
  const options: Starting = {
    runId: checkRunId(flags.text('run-id') ?? systemAmbient.newId()), params: paramsOf(call, bundle, { set, among }),
    platform: settings.platform, ...given('labels', labelsOf(call, set)), ...given('stopAt', place('stop-at')),
    ...given('stopAfter', place('stop-after')), ...given('suspendAfterMs', flags.duration('suspend-after')),
    ...given('supervise', flags.text('supervise') as StartOptions['supervise']),
    ...(flags.on('suspend-on-wait') ? { suspendOnWait: true } : {}), source: { file: relative(settings.root, file) }, processEnv: host.env,
  }
  startParams(bundle.root, options, await loadSchemaCheck())
  return options
}
