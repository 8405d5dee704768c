import type { EventPayload } from '../../model/run-event.ts'

type Asked = Pick<EventPayload<'humanRequested'>, 'kind' | 'mode'>

const OF_WORD: Readonly<Record<'uncertain' | 'supervise' | 'judge', Readonly<Record<string, string>>>> = {
  uncertain: { adopt: 'it happened: keep it', redo: 'it did not happen, or may happen twice: send it again', abort: 'end the run' },
  supervise: { proceed: 'do it', abort: 'end the run', suspend: 'not now: the question stays' },
  judge: { pass: 'it passes', fail: 'it fails', unknown: 'it cannot be told' },
}

/** Where the words are the flow's own: the first one means yes, any other no. */
const OF_PLACE: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  confirm: ['yes: it passes', 'no: it fails'], repairWorld: ['it is done', 'it is not done: it fails'],
}

const familyOf = ({ kind, mode }: Asked): string => (kind === 'uncertain' ? kind : kind === 'supervision' ? 'supervise' : mode)

/** What a decision of a question means, in plain words. @param index its place among the decisions */
export function decisionText(asked: Asked, decision: string, index: number): string {
  const family = familyOf(asked)
  const words = Object.hasOwn(OF_WORD, family) ? OF_WORD[family as keyof typeof OF_WORD] : undefined
  const [yes, no] = OF_PLACE[family] ?? [decision, decision]
  return words?.[decision] ?? (index === 0 ? yes : no)
}
