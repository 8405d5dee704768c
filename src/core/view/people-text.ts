import type { EventPayload } from '../../model/run-event.ts'
import type { Hook } from '../../model/vocabulary.ts'

// What is asked of people, what they say, and what handlers do, in plain words.

type Asked = EventPayload<'humanRequested'>
type Answered = EventPayload<'humanResponded'>

const ASKS: Readonly<Record<Asked['kind'], string>> = {
  step: 'asks', supervision: 'asks before it acts', uncertain: 'asks what became of it', escalation: 'asks a person what it comes to',
}

/** What a question is, in a line. */
export const askText = ({ kind, prompt }: Pick<Asked, 'kind' | 'prompt'>): string => `${ASKS[kind]}: ${prompt}`

/** What a question was about, in a few words. */
export const ASKED_TEXT: Readonly<Record<Asked['kind'], string>> = {
  step: 'the flow asked', supervision: 'before it acted', uncertain: 'its end was not known', escalation: 'it did not pass',
}

/** What somebody said, in a few words. */
export function saidWord({ decision, settledAs }: Pick<Answered, 'decision' | 'settledAs'>): string {
  if (settledAs === 'withdrawn') return 'taken back: what it asks has changed'
  return settledAs === 'timedOut' ? 'nobody answered in time' : decision ?? 'gave what was asked for'
}

/** It was settled without anybody's word. */
export const saidByNobody = ({ settledAs }: Pick<Answered, 'settledAs'>): boolean => settledAs === 'timedOut' || settledAs === 'withdrawn'

/** An answer, with who gave it and what they noted. */
export function answerText({ settledAs, actor, decision, note, final }: Omit<Answered, 'requestId' | 'via'>): string {
  if (settledAs !== undefined && saidByNobody({ settledAs })) return saidWord({ settledAs })
  const said = decision === undefined ? `${actor} gives what was asked for` : `${actor} answers ${decision}`
  return [final ? said : `${said}, and the question stays`, note].filter((part) => part !== undefined).join(': ')
}

const TROUBLE: Readonly<Record<Hook, string>> = {
  onFail: 'it failed', onUnknown: 'what it came to is not known', onError: 'something went wrong',
  onResumeDrift: 'its entry check does not hold',
}

const DOES: Readonly<Record<string, string>> = {
  retry: 'it is tried again', continue: 'the flow goes on all the same', escalate: 'a person is asked', abort: 'the run ends',
  repair: 'another flow repairs it',
}

/** What a handler does about what, and whose it is. */
export function handlerText({ hook, level, disposition, n }: EventPayload<'handlerTriggered'>): string {
  const whose = level === 'step' ? 'as the step says' : 'as the flow says'
  return `${TROUBLE[hook]}: ${DOES[disposition] ?? disposition}, ${whose}${n > 1 ? ` (time ${String(n)})` : ''}`
}

/** That a segment asks before it acts. */
export const superviseText = (supervise: EventPayload<'runStarted'>['supervise']): string | undefined =>
  (supervise === null ? undefined : supervise === 'all' ? 'a person is asked before each step acts'
    : 'a person is asked before each step that changes the world')
