import type { StepRecord } from '../../model/checkpoint.ts'
import type { Frame, InstanceRef, RunPath } from '../../model/run-path.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { instanceRef, parseInstanceRef } from '../path/instance-ref.ts'

/** Why a text names no one instance. */
export type NotLocated =
  | { readonly kind: 'badPath' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly InstanceRef[] }

const FRAME_NAMES = ['call', 'loop', 'hook', 'step']

const isFrame = (value: unknown): value is Frame => typeof value === 'object' && value !== null
  && FRAME_NAMES.some((key) => typeof (value as Record<string, unknown>)[key] === 'string')

function framesOf(text: string): RunPath | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.length > 0 && value.every(isFrame) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * The reference that a text spells: a step id, a path `each[sku-42]/pay`, or the frames of one as JSON.
 * @example refOfText('[{"loop":"each","key":"a"},{"step":"pay"}]') // { ok: true, value: 'each[a]/pay' }
 */
export function refOfText(text: string): Result<InstanceRef, NotLocated> {
  const frames = text.startsWith('[') ? framesOf(text) : undefined
  if (frames !== undefined) return ok(instanceRef(frames))
  return text.startsWith('[') || parseInstanceRef(text) === undefined ? err({ kind: 'badPath' }) : ok(text)
}

/**
 * Finds the instance that a reference names: exactly that path, else the only instance of a bare step id.
 * @param exact the record at that path, if there is one
 * @param sameId records whose step id is the reference
 */
export function locateStep(exact: StepRecord | undefined, sameId: readonly StepRecord[]): Result<StepRecord, NotLocated> {
  if (exact !== undefined) return ok(exact)
  const [only, ...others] = sameId
  if (only === undefined) return err({ kind: 'unknown' })
  return others.length === 0 ? ok(only) : err({ kind: 'ambiguous', candidates: sameId.map((record) => record.ref) })
}
