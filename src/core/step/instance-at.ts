import type { FlowIndex } from '../flow/flow-index.ts'
import { instanceRef } from '../path/instance-ref.ts'
import type { Frame, InstanceRef, RunPath } from '../../model/run-path.ts'

// Which instance a name means, seen from a path. `index` is that of the flow the path is in: of its last call's callee, or the root.

/** The instance that a step id means at a path: same frames, and the rounds it shares with the reader. */
export function instanceAt(index: FlowIndex, path: RunPath, stepId: string): InstanceRef | undefined {
  const site = index.find(stepId)
  if (site === undefined) return undefined
  const calls = path.findLastIndex(leadsIntoFlow)
  const rounds = path.slice(calls + 1).filter((frame) => 'loop' in frame && site.loops.includes(frame.loop))
  return instanceRef([...path.slice(0, calls + 1), ...rounds, { step: stepId }])
}

const leadsIntoFlow = (frame: Frame): boolean => 'call' in frame || 'hook' in frame

/** The step that runs the flow a path is in, a call or one that is repaired; undefined in the root flow. */
export function callAround(path: RunPath): InstanceRef | undefined {
  const at = path.findLastIndex(leadsIntoFlow)
  const frame = path[at]
  if (frame === undefined) return undefined
  return instanceRef('call' in frame ? [...path.slice(0, at), { step: frame.call }] : path.slice(0, at))
}

/** The round whose item `iter.<name>` is at a path: where its frame is, and its loop. */
export function loopAround(index: FlowIndex, path: RunPath, name: string): { readonly at: number; readonly id: string } | undefined {
  const at = path.findLastIndex((frame) => {
    const step = 'loop' in frame ? index.find(frame.loop)?.step : undefined
    return step?.kind === 'foreach' && step.as === name
  })
  const frame = path[at]
  return frame !== undefined && 'loop' in frame ? { at, id: frame.loop } : undefined
}
