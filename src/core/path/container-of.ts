import type { InstanceRef, RunPath } from '../../model/run-path.ts'
import type { StepKind } from '../../model/vocabulary.ts'
import { instanceRef, roundName } from './instance-ref.ts'

/** The body a step runs in: of which container (empty: the flow itself), and the body's name there. */
export interface BodySite { readonly container: InstanceRef; readonly body: string }

/**
 * Finds the body that holds the step at a path. An `if` or `parallel` is not in the path, so the entry event names it in `within`.
 * A call's callee body is `body`, or `finally`; a round's is its key or index.
 */
export function bodySiteOf(path: RunPath, within?: { readonly step: string; readonly body: string }, phase?: 'finally'): BodySite {
  const frames = path.slice(0, -1)
  if (within !== undefined) return { container: instanceRef([...frames, { step: within.step }]), body: within.body }
  const last = frames.at(-1)
  if (last === undefined) return { container: '', body: phase ?? 'body' }
  const outer = frames.slice(0, -1)
  if ('loop' in last) return { container: instanceRef([...outer, { step: last.loop }]), body: roundName(last) }
  if ('call' in last) return { container: instanceRef([...outer, { step: last.call }]), body: phase ?? 'body' }
  return { container: instanceRef(outer), body: 'step' in last ? last.step : hookBody(last, phase) }
}

/** Name of the body, or the `finally`, of a flow that repairs. */
export const hookBody = ({ hook, n }: { readonly hook: string; readonly n: number }, phase?: 'finally'): string =>
  `${hook}!${String(n)}${phase === undefined ? '' : '/finally'}`

/** Whether an instance is of a flow that repairs a step. */
export const isInHook = (path: RunPath): boolean => path.some((frame) => 'hook' in frame)

/** The same, told by its text. */
export const isHookRef = (ref: InstanceRef): boolean => /(?:^|\/)[^/[\]]+![0-9]+\//.test(ref)

/** Steps that a handler may let act again: a body of theirs is of a flow that repairs. */
export const isHost = (kind: StepKind): boolean => kind === 'action' || kind === 'assert' || kind === 'human'

/** The hook's frame that a body is in, by the body's name. */
export function hookOf(name: string): { readonly hook: string; readonly n: number; readonly phase?: 'finally' } {
  const [head = '', phase] = name.split('/')
  const at = head.lastIndexOf('!')
  return { hook: head.slice(0, at), n: Number(head.slice(at + 1)), ...(phase === undefined ? {} : { phase: 'finally' as const }) }
}
