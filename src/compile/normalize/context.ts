import type { Findings } from '../findings.ts'
import type { Marks } from '../marks.ts'

/** What reading a flow needs beside the flow. */
export interface Context {
  readonly findings: Findings
  readonly marks: Marks
  readonly generation: 1 | 2
}
