import { inboxRow } from '../../core/view/inbox.ts'
import { runnerLine } from '../../core/view/shell-word.ts'
import { messageOf } from '../../base/message-of.ts'
import type { RunnerOptions } from '../../engine/runner-options.ts'
import { secretResolver } from '../../engine/secrets/secret-resolver.ts'
import { Fault, isFault } from '../../model/fault.ts'
import { terminal } from '../../notifiers/terminal/terminal.ts'
import { webhook } from '../../notifiers/webhook/webhook.ts'
import type { Notice, Notifier } from '../../ports/notifier.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { requestLines } from '../render/inbox-text.ts'
import { renderContext } from '../show.ts'
import { WEBHOOK_SECRET } from './webhook-secret.ts'

/** Where notices are shown that a terminal gets: a run's reporter draws there too. */
export class NoticeBoard {
  #show: (lines: readonly string[]) => void

  constructor(show: (lines: readonly string[]) => void) {
    this.#show = show
  }

  /** From now on they go where the run is shown. */
  moveTo(show: (lines: readonly string[]) => void): void {
    this.#show = show
  }

  show(lines: readonly string[]): void { this.#show(lines) }
}

/** Who is told what runs ask, and where it is shown. */
export interface Telling extends Required<Pick<RunnerOptions, 'notifiers' | 'answerHint'>> { readonly board: NoticeBoard }

const noticeLines = (call: Call, { runId, flowId, questions }: Notice): readonly string[] => questions.flatMap((question) =>
  requestLines(inboxRow({ runId, flowId }, question, { store: call.globals.store }), renderContext(call, call.host.stderr)))

const wrong = (problem: string, next: string, cause: unknown): Fault =>
  new Fault('config.invalid', `the webhook: ${problem}`, { next, cause })

async function secretOf({ notify }: Settings, env: Call['host']['env']): Promise<string> {
  const source = notify.webhook?.secret ?? { env: WEBHOOK_SECRET }
  try {
    return await secretResolver({ configured: { [WEBHOOK_SECRET]: source }, env }).resolve(WEBHOOK_SECRET)
  } catch (error) {
    if (!isFault(error)) throw error
    const named = notify.webhook?.secret !== undefined ? error.next : undefined
    const next = named ?? `set ${WEBHOOK_SECRET}, or name a source under "notify.webhook.secret"`
    throw wrong(`it signs what it posts, and ${error.message}`, next, error)
  }
}

async function webhookOf({ flags, host }: Call, settings: Settings): Promise<Notifier | undefined> {
  const url = flags.text('webhook') ?? settings.notify.webhook?.url
  if (url === undefined) return undefined
  const secret = await secretOf(settings, host.env)
  try {
    return webhook({ url, secret })
  } catch (error) {
    throw wrong(messageOf(error), '--webhook https://example.org/hook', error)
  }
}

/**
 * Who is told what the runs of a call ask: nobody, unless a flag or the configuration says so.
 * @throws Fault config.invalid for a webhook that cannot be signed or reached by its address
 */
export async function tellPeople(call: Call, settings: Settings): Promise<Telling> {
  const board = new NoticeBoard((lines) => { call.host.stderr.write(lines.map((line) => `${line}\n`).join('')) })
  const shows = settings.notify.terminal === true && !call.globals.quiet && !call.flags.on('interactive')
  const hook = await webhookOf(call, settings)
  return {
    board, answerHint: runnerLine(['inbox', ...call.globals.store === undefined ? [] : ['--store', call.globals.store]]),
    notifiers: [...hook === undefined ? [] : [hook], ...shows ? [terminal((notice) => { board.show(noticeLines(call, notice)) })] : []],
  }
}
