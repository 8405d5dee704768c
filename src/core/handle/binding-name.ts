import type { EventPayload } from '../../model/run-event.ts'

/** A handler by its place: `onFail1`, the first one of the step for that hook; `flow:onFail1`, of its flow. */
export const bindingName = ({ level, hook, index }: Pick<EventPayload<'handlerTriggered'>, 'level' | 'hook' | 'index'>): string =>
  `${level === 'flow' ? 'flow:' : ''}${hook}${String(index + 1)}`
