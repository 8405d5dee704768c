import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import type { LedgerEntry } from '../../model/checkpoint.ts'
import type { EventPayload, Stored } from '../../model/run-event.ts'
import { ERROR_TEXT, TERMINAL_TEXT } from './plain-words.ts'

// One line for people about what was dispatched and what came of it. Never the record: that is in the log.

/** The value when it is inline; undefined when it is evidence. */
const inlineOf = (stored: Stored | null | undefined): Json | undefined =>
  stored !== null && stored !== undefined && 'inline' in stored ? stored.inline : undefined

const LONGEST = 300
const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const firstLine = (text: string): string => {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line !== '')
  return lines.length > 1 ? `${lines[0] ?? ''} …` : lines[0] ?? ''
}

/** An argument as a person would type it; a secret shows its name only. */
function word(value: Json): string {
  if (isJsonObject(value) && typeof value['$secret'] === 'string') return `<secret ${value['$secret']}>`
  if (typeof value !== 'string') return JSON.stringify(value)
  return value !== '' && !/\s/.test(value) ? value : JSON.stringify(value)
}

/** The text of a command line: a list of words, or a script. */
const commandOf = (value: Json | undefined): string | undefined => {
  if (typeof value === 'string') return firstLine(value)
  return Array.isArray(value) ? (value as readonly Json[]).map(word).join(' ') : undefined
}

/** Arguments that say by themselves what an action does, in the order they are looked for. */
const TELLING = ['argv', 'script', 'command', 'url', 'path', 'message', 'export'] as const

function telling(args: JsonObject): string | undefined {
  const text = TELLING.map((name) => commandOf(args[name])).find((found) => found !== undefined && found !== '')
  if (text === undefined) return undefined
  return typeof args['method'] === 'string' ? `${args['method']} ${text}` : text
}

/**
 * What was dispatched, in one line: the command of a shell step, method and address of a request, else the action and its arguments.
 * @example actionText('shell:exec', { inline: { script: 'npm test' } }) // 'npm test'
 */
export function actionText(actionName: string, stored: Stored): string {
  const args = inlineOf(stored)
  if (!isJsonObject(args)) return actionName
  const text = telling(args)
  if (text !== undefined) return clipped(actionName.startsWith('shell:') || actionName.startsWith('http:') ? text : `${actionName} ${text}`)
  const rest = Object.entries(args).map(([name, value]) => `${name}=${word(value)}`).join(' ')
  return clipped(rest === '' ? actionName : `${actionName} ${rest}`)
}

function exitText(output: Json | undefined): string | undefined {
  if (!isJsonObject(output)) return undefined
  if (typeof output['signal'] === 'string') return `killed by ${output['signal']}`
  if (typeof output['exitCode'] === 'number') return `exit ${String(output['exitCode'])}`
  return typeof output['status'] === 'number' ? `status ${String(output['status'])}` : undefined
}

/** What came of a dispatch, in a few words: `exit 0`, `timed out`, or that nobody recorded an answer. */
export function resultText(settled: LedgerEntry['settled']): string {
  if (settled === undefined) return 'sent, no answer recorded'
  const end = exitText(inlineOf(settled.output)) ?? TERMINAL_TEXT[settled.terminal]
  if (settled.terminal === 'succeeded') return end
  const why = settled.message ?? (settled.errorClass === undefined ? undefined : ERROR_TEXT[settled.errorClass])
  return why === undefined || why === end ? end : `${end}: ${clipped(firstLine(why))}`
}

/** What a run left unfinished that the next one goes on with: the how-manieth that is, and what the one before says. */
export function continuationText({ status, attempt, summary }: EventPayload<'continuationTriggered'>): string {
  const said = inlineOf(summary)
  const text = `continues unfinished work (${status}), run ${String(attempt + 1)}`
  return typeof said === 'string' && said !== '' ? `${text}: ${clipped(firstLine(said))}` : text
}
