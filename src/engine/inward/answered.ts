import type { BodyNext } from '../../core/step/body-next.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'

/** Names no body: word to a container about all of them. No branch or round is named so. */
export const NO_BODY = '/'

/** What follows from an inward effect: an event, or word to a machine that no event brings. */
export type Answered = EventDraft
  /** A body goes on, or is over, without one of its steps having left now. The empty reference is the flow itself. */
  | { readonly type: 'bodyMoves'; readonly container: InstanceRef; readonly body: string; readonly next: BodyNext }
  /** An open span goes on where its record stands. */
  | { readonly type: 'recover'; readonly ref: InstanceRef }
  /** A handler lets an open span act, look or ask again. */
  | { readonly type: 'reenter'; readonly ref: InstanceRef }
