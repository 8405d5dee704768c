import type { EventPayload, RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Observation, ProviderSession, SessionChange } from '../ports/provider.ts'
import type { Dispatched } from './guard-port.ts'
import type { Asked } from './instance-machines.ts'
import type { Material } from './material.ts'
import type { Seat } from './seats.ts'
import type { SourceLook } from './source-looks.ts'

/** What comes back from the world, one at a time. */
export type Answer =
  /** Stored already: the segment's first event. */
  | { readonly kind: 'fed'; readonly events: readonly RunEvent[] }
  /** The log was taken over, or taken up again: every open span is to go on where its record stands. */
  | { readonly kind: 'recovered' }
  | {
    readonly kind: 'settled'; readonly ref: InstanceRef; readonly callId: string; readonly dispatched: Dispatched
    /** Its process did not dispatch it: it was attached to. */
    readonly source?: 'reconciled'
  }
  | {
    readonly kind: 'observed'; readonly ref: InstanceRef; readonly purpose: 'probe' | 'judge'
    readonly observation: Observation; readonly session: ProviderSession | undefined;
    readonly files: NonNullable<EventPayload<'observationRecorded'>['files']>
  }
  /** Files that a dispatch made, kept, an item for each artifact of its step. */
  | { readonly kind: 'captured'; readonly ref: InstanceRef; readonly artifacts: readonly EventPayload<'artifactStored'>[] }
  /** What became of a long-lived session while an action drives it. `of`: the instance, whose answer is still to come. */
  | { readonly kind: 'sessionSaid'; readonly of: InstanceRef; readonly callId: string; readonly change: SessionChange }
  | { readonly kind: 'gathered'; readonly ref: InstanceRef; readonly material: Material }
  /** A slot is there for an intent that had to wait for one. */
  | { readonly kind: 'seated'; readonly seat: Seat }
  /** What a step is about to read is known. */
  | { readonly kind: 'looked'; readonly look: SourceLook }
  | { readonly kind: 'due'; readonly ref: InstanceRef }
  /** The time of a question to a person is over. */
  | { readonly kind: 'deadline'; readonly ref: InstanceRef }
  /** A turn was long: this is what it still asked for. `since`: how often memory had been dropped by then. */
  | { readonly kind: 'goOn'; readonly asked: readonly Asked[]; readonly since: number }
  | { readonly kind: 'cancelAsked'; readonly reason: string | undefined; readonly actor: string }
  /** Somebody asked this process to stop; the time it may still wait is over; time to look whether somebody else wrote to the log. */
  | { readonly kind: 'stopAsked' }
  | { readonly kind: 'graceOver' }
  | { readonly kind: 'look' }
  /** Somebody says that there is something to see. */
  | { readonly kind: 'lookNow' }
  /** Performing an effect failed in a way that is a defect or the machine's trouble, never the world's word. */
  | { readonly kind: 'broke'; readonly error: unknown }
