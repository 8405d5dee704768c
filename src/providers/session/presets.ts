import type { SessionPresets } from './config-of.ts'

/** Programs that are known: how they are started, and what their frames mean. Data; a configuration may add to them and override them. */
export const PRESETS: SessionPresets = {
  claude: {
    command: 'claude',
    args: ['-p', '--input-format', 'stream-json', '--output-format', 'stream-json', '--verbose'],
    resumeArgs: ['--resume', '{sid}'],
    messageFrame: { type: 'user', message: { role: 'user', content: '{message}' } },
    sessionId: 'session_id',
    terminal: [{ path: 'type', equals: 'result' }],
    error: [
      { path: 'is_error', equals: true }, { path: 'subtype', equals: 'error_during_execution' },
      { path: 'subtype', equals: 'error_max_turns' },
    ],
    result: 'result',
    resumeRejected: 'No conversation found with session ID:? *(?<sid>[0-9a-zA-Z-]+)?',
    usage: {
      inputTokens: { path: 'usage.input_tokens' }, outputTokens: { path: 'usage.output_tokens' },
      // Each result restates what its process has cost so far.
      costUsd: { path: 'total_cost_usd', counts: 'process' }, turns: { path: 'num_turns' },
    },
  },
}
