import type { CheckpointView } from '../../model/checkpoint.ts'
import type { RunStore } from '../../ports/run-store.ts'

/** What the newest segment asked people about before it acted. It is not inherited: whoever goes on says it again. */
export async function supervisedAs(store: Pick<RunStore, 'events'>, { header }: CheckpointView): Promise<string | undefined> {
  const { seq = 1 } = header.segments.at(-1) ?? {}
  const [begun] = await store.events(header.runId, { after: seq - 1, limit: 1 })
  if (begun?.type !== 'runStarted' && begun?.type !== 'runResumed') return undefined
  return begun.payload.supervise ?? undefined
}
