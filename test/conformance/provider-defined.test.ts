import { appendFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineProvider } from '../../src/providers/define-provider.ts'
import { fn } from '../../src/providers/fn/fn.ts'
import { failed } from '../../src/providers/outcome.ts'
import type { Json } from '../../src/base/json.ts'
import type { PreparedCall, ProviderHarness } from '../../src/testing/provider/harness.ts'
import { checkProvider } from './check-provider.ts'
import { providerFolders, type ProviderFolders } from './provider-folders.ts'

const LONG_MS = 60_000

/** What the functions under test do, by name. */
function behaviours(folders: ProviderFolders, released: Promise<void>) {
  const untilStopped = (signal: AbortSignal): Promise<void> => sleep(LONG_MS, undefined, { signal })
  return {
    async succeeds() {
      await appendFile(folders.effectsFile, 'effect\n')
      return { done: true }
    },
    fails: () => failed('action_failed_final', 'no', 'none'),
    failsRetryable: () => failed('action_failed_retryable', 'not yet', 'none'),
    waits: (_input: Json | undefined, signal: AbortSignal) => untilStopped(signal),
    throws: () => { throw new Error('half way') },
    prints: (input: Json | undefined) => ({ said: `it is ${JSON.stringify(input)}` }),
    async waitsForRelease() {
      await released
      return { done: true }
    },
  }
}

type Behaviours = ReturnType<typeof behaviours>

/** The same behaviours behind a provider; `dispatch` names one. */
async function makeHarness(
  provider: (behaviours: Behaviours) => ProviderHarness['provider'],
  dispatch: (name: keyof Behaviours, more?: Partial<PreparedCall>, input?: Json) => PreparedCall,
): Promise<ProviderHarness> {
  const folders = await providerFolders()
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => { release = resolve })
  return {
    ...folders,
    provider: provider(behaviours(folders, released)),
    calls: {
      succeeds: () => dispatch('succeeds'),
      fails: () => dispatch('fails'),
      failsRetryable: () => dispatch('failsRetryable'),
      timesOut: () => dispatch('waits', { timeoutMs: 20 }),
      losesItsEnd: () => dispatch('throws'),
      printsSecret: () => dispatch('prints', { effect: 'readonly' }, { $secret: 'SECRET' }),
      untilReleased: () => ({ call: dispatch('waitsForRelease'), release }),
      untilCancelled: () => dispatch('waits'),
    },
  }
}

const WITHOUT = ['evidence that was offered can be fetched, also by a later session, and matches its digest']

const anything = { type: 'object' } as const

checkProvider('made by defineProvider', () => makeHarness(
  (made) => defineProvider({
    name: 'made', version: '1',
    actions: Object.fromEntries(Object.entries(made).map(([name, behave]) => [name, {
      effect: 'declared' as const, input: anything, output: {},
      run: ({ args }: { args: { readonly [key: string]: Json } }, signal: AbortSignal) => behave(args['input'], signal),
    }])),
  }),
  (name, more, input) => ({ action: name, args: input === undefined ? {} : { input }, effect: 'mutating', ...more }),
), WITHOUT)

checkProvider('fn', () => makeHarness(
  (made) => fn({ functions: Object.fromEntries(Object.entries(made).map(([name, behave]) =>
    [name, (input: Json | undefined, { signal }: { signal: AbortSignal }) => behave(input, signal)])) }),
  (name, more, input) =>
    ({ action: 'call', args: { function: name, ...(input === undefined ? {} : { input }) }, effect: 'mutating', ...more }),
), WITHOUT)
