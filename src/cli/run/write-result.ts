import type { RunResult } from '../../engine/run-handle.ts'
import type { Call } from '../command.ts'
import { jsonText } from '../show.ts'

/** Data on stdout: a bare id, or what the flow gives; a reporter of data has written its own. */
export function writeResult({ globals, host }: Call, { runId, outputs }: RunResult): void {
  if (globals.json !== undefined || globals.reporters.includes('junit')) return
  if (globals.quiet) host.stdout.write(`${runId}\n`)
  else if (outputs !== undefined && Object.keys(outputs).length > 0) host.stdout.write(jsonText(outputs))
}
