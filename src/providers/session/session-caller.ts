import type { Json } from '../../base/json.ts'
import type { LostWhy, TurnEnd } from '../../machine/session/session-effect.ts'
import type { OutputChunk, SessionChange } from '../../ports/provider.ts'
import type { Written } from './frame-reader.ts'
import type { FrameJudgement } from './judge-frame.ts'
import type { Usage } from './session-config.ts'
import type { SessionHolder } from './session-lock.ts'

/** Who waits for something of a session, and hears what happens meanwhile. */
export interface SessionCaller {
  readonly callId: string
  /** Whose limits are used up. */
  readonly instance: string
  noteChange(change: SessionChange): void
  showOutput(chunk: OutputChunk): void
  /** Keeps what was read, as it was read. */
  keep(stream: OutputChunk['stream'], bytes: Uint8Array): void
  /** What the turn under way has used so far, where the program tells before its end. */
  usageRead?(used: Usage): void
}

/** How it ended with one message. */
export interface TurnReport {
  readonly how: TurnEnd | LostWhy | 'refused'
  /** It may have reached a program. */
  readonly written: boolean
  /** The frame that ended the turn. */
  readonly answer?: FrameJudgement
  /** What else is known, for people. */
  readonly message?: string
}

/** A message that somebody waits for. */
export interface PendingTurn {
  readonly caller: SessionCaller
  readonly message: Json
  readonly settle: (report: TurnReport) => void
  written: boolean
  answer?: FrameJudgement
}

/** Who has a session open, for people. */
export const holderText = ({ runId, runner, agent }: SessionHolder): string =>
  `the run ${runId} (process ${String((agent ?? runner).pid)}) has it open`

/** What people are told of a session. */
export const NOTICES = {
  reconnecting: { shown: 'the session is being repaired', resolved: 'the session goes on' },
  freshStart: { shown: 'the program starts afresh: it does not remember what was said before', resolved: '' },
} as const

/** What people see of a line. */
export function shownText(line: Written): string {
  switch (line.kind) {
    case 'frame': return JSON.stringify(line.frame)
    case 'garbage': return line.line
    case 'tooLong': return `(a line of ${line.bytes} bytes: too long for a frame)`
  }
}
