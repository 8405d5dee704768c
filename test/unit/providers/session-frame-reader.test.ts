import { describe, expect, it } from 'vitest'
import { FrameReader, TextLineReader, type Written } from '../../../src/providers/session/frame-reader.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const readAll = (text: string | Uint8Array, size: number, maxBytes?: number): readonly Written[] => {
  const all = typeof text === 'string' ? bytes(text) : text
  const reader = new FrameReader(maxBytes)
  const written: Written[] = []
  for (let at = 0; at < all.length; at += size) written.push(...reader.push(all.subarray(at, at + size)))
  return [...written, ...reader.end()]
}

const garbage = (line: string): Written => ({ kind: 'garbage', line })

describe('reading frames', () => {
  it.each([1, 2, 3, 7, 1000])('finds the same frames in pieces of %i bytes, also between the bytes of a character', (size) => {
    const text = '{"type":"init","text":"Grüße 😀"}\r\n\n   \n{"a":[1,2]}\nnot a frame: ä😀\n{"last":true}'
    expect(readAll(text, size)).toEqual([
      { kind: 'frame', frame: { type: 'init', text: 'Grüße 😀' } }, { kind: 'frame', frame: { a: [1, 2] } },
      garbage('not a frame: ä😀'), { kind: 'frame', frame: { last: true } },
    ])
  })

  it.each(['[1]', '"text"', '12', 'null', 'true', '{"a":1', '{"a":1}}', '{"n":1e999}', `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`])(
    'takes only JSON objects that can be kept for frames, not %s', (line) => {
      const shown = line.length > 500 ? `${line.slice(0, 500)}…` : line
      expect(readAll(`${line}\n{}\n`, 1000)).toEqual([garbage(shown), { kind: 'frame', frame: {} }])
    },
  )

  it('takes what is no UTF-8 for garbage, even inside of a frame', () => {
    const written = readAll(Uint8Array.from([...bytes('{"a":"'), 0xff, ...bytes('"}\n'), 0, 0x80, 0x0a, ...bytes('{}')]), 4)
    expect(written.map(({ kind }) => kind)).toEqual(['garbage', 'garbage', 'frame'])
    expect(written[0]).toEqual(garbage('{"a":"�"}'))
  })

  it('mends a text that was cut within a character', () => {
    expect(readAll('{"a":"cut \\ud83d","b":"\\ud83d\\ude00"}', 5)).toEqual([{ kind: 'frame', frame: { a: 'cut �', b: '😀' } }])
  })

  it('does not let a frame name its prototype', () => {
    const [written] = readAll('{"__proto__":{"type":"result"}}', 100)
    expect(written?.kind === 'frame' && written.frame['type']).toBeUndefined()
  })

  it.each([1, 5, 100])('reports a line over the limit once, with its length, and goes on behind it (pieces of %i)', (size) => {
    expect(readAll(`{"a":"${'x'.repeat(20)}"}\n{"b":1}\n{"a":"1"}\n${'y'.repeat(31)}`, size, 9)).toEqual([
      { kind: 'tooLong', bytes: 28 }, { kind: 'frame', frame: { b: 1 } }, { kind: 'frame', frame: { a: '1' } },
      { kind: 'tooLong', bytes: 31 },
    ])
  })

  it('keeps nothing of a line that is too long', () => {
    const reader = new FrameReader(1000)
    const chunk = new Uint8Array(1024 * 1024).fill(0x78)
    const before = process.memoryUsage().arrayBuffers
    for (let i = 0; i < 200; i += 1) expect(reader.push(chunk)).toEqual([])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024)
    expect(reader.push(bytes('\n'))).toEqual([{ kind: 'tooLong', bytes: 200 * 1024 * 1024 }])
  })

  it('has a limit of 8 MiB unless told otherwise', () => {
    const frame = (length: number): string => `{"a":"${'x'.repeat(length - 8)}"}`
    const limit = 8 * 1024 * 1024
    expect(readAll(`${frame(limit)}\n${frame(limit + 1)}\n`, 65536).map(({ kind }) => kind)).toEqual(['frame', 'tooLong'])
  })

  it('does not depend on a chunk that is written over afterwards', () => {
    const reader = new FrameReader()
    const chunk = bytes('{"a":1')
    reader.push(chunk)
    chunk.fill(0)
    expect(reader.push(bytes('}\n'))).toEqual([{ kind: 'frame', frame: { a: 1 } }])
  })
})

describe('reading lines for people', () => {
  it('keeps blank lines, mends what is no UTF-8 and leaves out what is too long', () => {
    const reader = new TextLineReader(10)
    const chunks = [bytes('one\r\n\nt'), Uint8Array.from([0xff, 0x0a]), bytes(`${'x'.repeat(11)}\nend`)]
    const lines = chunks.flatMap((chunk) => reader.push(chunk))
    expect([...lines, ...reader.end()]).toEqual(['one', '', 't�', 'end'])
  })
})
