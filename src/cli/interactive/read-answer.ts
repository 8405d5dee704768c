import type { Json } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import type { Question } from '../../ports/notifier.ts'
import { parseJsonText, readJsonFile } from '../run/read-params.ts'

/** What a line means as an answer to a question: a decision, an input, or why it is none. */
export type ReadAnswer =
  | { readonly kind: 'answer'; readonly decision?: string; readonly input?: Json }
  | { readonly kind: 'wrong'; readonly problem: string }

/** One line of JSON, or `@FILE`. */
function readInput(line: string, cwd: string): ReadAnswer {
  try {
    return { kind: 'answer', input: line.startsWith('@') ? readJsonFile(line.slice(1), cwd) : parseJsonText(line, 'the line') }
  } catch (error) {
    return { kind: 'wrong', problem: `${messageOf(error)}; a text stands in double quotes, @FILE reads a file` }
  }
}

/** What a line that was typed means. The decisions are taken as they are spelled. */
export const readAnswer = ({ decisions }: Pick<Question, 'decisions'>, line: string, cwd: string): ReadAnswer =>
  (decisions === undefined ? readInput(line, cwd) : { kind: 'answer', decision: line })
