import { describe, expect, it } from 'vitest'
import { classifyErrorText, retryAfterMs } from '../../src/core/retry/classify-error.ts'

describe('what the text of an error says about another try', () => {
  it.each([
    'Authentication failed', 'authentication_error', '401 Unauthorized', 'Invalid API key', 'invalid x-api-key', 'invalid_api_key',
    'API key not valid', 'billing problem', 'your account is on hold', 'account on hold',
    'invalid_request_error: bad field', 'model_not_found',
    'max_output_tokens reached', 'prompt is too long: 210000 tokens', 'prompt too long', 'context_length_exceeded', 'usage limit reached',
    'You exceeded your current quota', 'insufficient credits', 'insufficient_quota', 'EACCES: permission denied',
  ])('it lasts: %s', (text) => {
    expect(classifyErrorText(text)).toBe('permanent')
  })

  it.each([
    'overloaded_error', 'Overloaded', 'the model is at capacity', 'Internal server error', 'rate_limit_error', 'Rate limit reached',
    'too many requests', 'stream disconnected before completion', 'stream error', 'connection error', 'connection reset by peer',
    'network is unreachable', 'read ECONNRESET', 'socket hang up', 'fetch failed', 'request timed out', 'Timeout', 'gateway time-out',
    'Service Unavailable', 'Bad Gateway', 'status 429', 'HTTP 500', '(502)', 'API Error: 503.', 'code=504', '529 {"type":"error"}',
  ])('it passes: %s', (text) => {
    expect(classifyErrorText(text)).toBe('transient')
  })

  it.each([
    '', '   ', 'exit code 1', 'waited 15000', 'took 500ms', 'id 4290', '5001', '1,500 files', '500,000 files', '0.500', '$500', 'x429',
    '50 0', 'No conversation found with session ID: 1', '400 bad thing', 'upstreamer',
  ])('nothing is known: %j', (text) => {
    expect(classifyErrorText(text)).toBe('unknown')
  })

  it.each([
    'rate limit: quota exceeded', '429 usage limit reached', '503 authentication service failed',
    'connection refused: permission denied',
  ])('what lasts comes before what passes: %s', (text) => {
    expect(classifyErrorText(text)).toBe('permanent')
  })
})

describe('how long an error asks to be left alone', () => {
  it.each<[string, number]>([
    ['retry after 2820s', 2_820_000], ['Retry-After: 5 seconds', 5000], ['rate limit, retry in 30 sec.', 30_000],
    ['retry_after=1.5s', 1500],
    ['Please try again in 6m0s.', 360_000], ['try again in 1h 2m 3s', 3_723_000], ['try again in 1 hour and 5 minutes', 3_900_000],
    ['retry after 200ms', 200], ['retry after 0.2ms', 1], ['retry after 5s or retry after 9s', 9000], ['retry after 24h', 86_400_000],
    ['retry after 5s 3 times', 5000],
    ['{"retry_after": "30s"}', 30_000], ['resets in 10 min', 600_000], ['retry after 99h, or retry in 3 s', 3000],
  ])('%s', (text, ms) => {
    expect(retryAfterMs(text)).toBe(ms)
  })

  it.each([
    '', 'overloaded', 'Retry-After: 30', 'retry after 30', 'retry after 30 times', 'retry after 0s', 'retry after 25h', 'retry after -5s',
    'retry after 99999999999999s', 'retry after a while', 'waited 30s', 'try 30s', 'retry after 30 5s',
    'retry after Wed, 21 Oct 2015 07:28:00 GMT',
  ])('says nothing that could be meant: %j', (text) => {
    expect(retryAfterMs(text)).toBeUndefined()
  })

  it.each(['retry after 1s ', 'retry after 1', 'retry', ' ', '_-'])('takes no time to speak of for %j over and over', (text) => {
    const start = process.cpuUsage()
    retryAfterMs(text.repeat(200_000))
    classifyErrorText(text.repeat(200_000))
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
  })
})
