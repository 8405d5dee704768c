import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInstant } from '../../src/core/step/parse-instant.ts'

test('an ISO time is read as the platform reads it', () => {
  const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(9999, 11, 31) })
  fc.assert(fc.property(instant, (ms) => { expect(parseInstant(new Date(ms).toISOString())).toBe(ms) }))
})

test.each(['2024-02-29T12:00Z', '2026-01-01T00:00:00+02:00', '2026-01-01T00:00:00.5-05:30'])('%s is an instant', (text) => {
  expect(parseInstant(text)).toBe(Date.parse(text))
})

test.each(['soon', '2026-01-01', '2026-01-01T00:00:00', '2023-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01T24:00:00Z'])(
  '%s is none', (text) => { expect(parseInstant(text)).toBeUndefined() },
)
