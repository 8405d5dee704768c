import { expect, test } from 'vitest'
import { validateRunEvent } from '../../../src/model/generated/validators.js'
import { buildLog } from '../support/log-builder.ts'
import { failing, folded, killed, passing, suspended } from '../support/sample-runs.ts'

// The logs these tests are built on must be logs that a store would hold.

const inRounds = () => buildLog().start().enter('each', 'foreach').shell('each[a]/work').shell('each[#1]/work').enter('login', 'call')
  .event('callFramePushed', 'login', { flowId: 'login', irHash: `sha256:${'0'.repeat(64)}` }).shell('login/enter')

test.each([['passing', passing], ['failing', failing], ['killed', killed], ['suspended', suspended], ['in rounds', inRounds]])(
  'the %s log fits the schema, folds, and is chained', (_name, build) => {
    const { events } = build()
    for (const event of events) expect(validateRunEvent(event), JSON.stringify(validateRunEvent.errors)).toBe(true)
    expect(folded(events).view.head.seq).toBe(events.length)
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
    expect(events.filter((event) => event.prev === null)).toHaveLength(1)
  })
