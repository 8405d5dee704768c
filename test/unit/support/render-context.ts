import { paintFor } from '../../../src/cli/render/paint.ts'
import type { RenderContext } from '../../../src/cli/render/render-context.ts'
import { NIGHT } from './log-builder.ts'

/** Ten minutes after the sample runs, UTC, without colour. */
export const contextOf = (columns = 80, color = false): RenderContext =>
  ({ nowMs: NIGHT + 600_000, columns, paint: paintFor(color), zone: () => 0 })
