import { setup } from 'xstate'
import type { InwardEffect, OutwardEffect } from './effect.ts'
import type { MachineEvent } from './machine-event.ts'

// Names shared by all machines. Actions do nothing here: they are the effects, read off the transition as data.

type Of = { readonly event: MachineEvent }
type Params<T extends (InwardEffect | OutwardEffect)['type']> = Omit<Extract<InwardEffect | OutwardEffect, { type: T }>, 'type'>
const nothing = (): void => undefined
const effect = <T extends (InwardEffect | OutwardEffect)['type']>() => (_: unknown, _params: Params<T>): void => undefined

export const stepSetup = setup({
  types: { context: {}, events: {} as MachineEvent },
  guards: {
    inputsInvalid: ({ event }: Of) => event.facts.record?.inputError !== undefined,
    probesWorld: ({ event }: Of) => event.facts.hasPreflight === true && event.facts.probeNeedsWorld === true,
    probes: ({ event }: Of) => event.facts.hasPreflight === true,
    probeFails: ({ event }: Of) => event.facts.record?.probe?.holds === false,
    handling: ({ event }: Of) => event.facts.handling === true,
    asksOtherwise: ({ event }: Of) => event.facts.asksOtherwise === true,
    overdue: ({ event }: Of) => event.facts.overdue === true,
    answerHolds: ({ event }: Of) => event.facts.answer === 'held',
    answersDrift: ({ event }: Of) => event.facts.answer === 'drift',
    answersHandler: ({ event }: Of) => event.facts.answer === 'handle',
    answersStep: ({ event }: Of) => event.facts.answer === 'judge',
    proceeds: ({ event }: Of) => event.facts.answer === 'proceed',
    refuses: ({ event }: Of) => event.facts.answer === 'abort',
    holds: ({ event }: Of) => event.facts.after?.kind === 'hold',
    chains: ({ event }: Of) => event.facts.after?.kind === 'chain',
    aborts: ({ event }: Of) => event.facts.after?.kind === 'abort',
    fired: ({ event }: Of) => event.facts.record?.timer?.fired === true,
    ruled: ({ event }: Of) => event.facts.ruled === true,
    retries: ({ event }: Of) => event.facts.after?.kind === 'retry',
    continues: ({ event }: Of) => event.facts.after?.kind === 'continue',
    unfinished: ({ event }: Of) => event.facts.after?.kind === 'unfinished',
    captures: ({ event }: Of) => event.facts.capturesArtifacts === true,
    moreArtifacts: ({ event }: Of) => event.facts.moreArtifacts === true,
    judgeNeedsWorld: ({ event }: Of) => event.facts.judgeNeedsWorld === true,
    needsMaterial: ({ event }: Of) => event.facts.needsMaterial === true,
    bodyGoesOn: ({ event }: Of) => event.facts.body?.next.kind === 'enter' || event.facts.body?.next.kind === 'block',
    bodyWaits: ({ event }: Of) => event.facts.body?.next.kind === 'wait',
    leftUntaken: ({ event }: Of) => event.facts.body !== undefined && event.facts.body.name === event.facts.untaken,
    takesAndLeaves: ({ event }: Of) => event.facts.taken !== undefined && event.facts.untaken !== undefined,
    takes: ({ event }: Of) => event.facts.taken !== undefined,
    leaves: ({ event }: Of) => event.facts.untaken !== undefined,
    allOver: ({ event }: Of) => event.facts.allOver === true,
    entersFinally: ({ event }: Of) => event.facts.hasFinally === true,
  },
  actions: {
    continueBody: effect<'continueBody'>(), skipBranch: effect<'skipBranch'>(), openBodies: effect<'openBodies'>(), resumeBody: nothing,
    pushFrame: nothing, popFrame: nothing,
    probe: nothing, intend: effect<'intend'>(), scheduleRetry: effect<'scheduleRetry'>(), judge: nothing, exit: nothing, finishRun: nothing,
    scheduleWait: nothing, fireTimer: nothing,
    ask: nothing, timeOut: nothing, withdraw: nothing, handle: nothing, openRepair: effect<'openRepair'>(),
    dispatchAction: effect<'dispatchAction'>(), observeWorld: effect<'observeWorld'>(), gatherMaterial: nothing,
    captureArtifacts: nothing, triggerContinuation: nothing,
    armTimer: effect<'armTimer'>(),
    attachCall: effect<'attachCall'>(), rule: nothing, abortSpan: nothing, rest: effect<'rest'>(),
    /** Accepted, and nothing follows from it. */
    note: nothing,
  },
})
