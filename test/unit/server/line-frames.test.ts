import { describe, expect, it } from 'vitest'
import { LineFrames } from '../../../src/server/line-frames.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('the frames of a control socket', () => {
  it.each([
    { title: 'a line that comes whole', pieces: ['{"a":1}\n'], frames: ['{"a":1}'] },
    { title: 'several lines in one piece', pieces: ['a\nb\nc\n'], frames: ['a', 'b', 'c'] },
    { title: 'a line in many pieces', pieces: ['{"a"', ':', '1}', '\n'], frames: ['{"a":1}'] },
    { title: 'nothing of a line that has no end yet', pieces: ['a\nb'], frames: ['a'] },
    { title: 'empty lines not at all', pieces: ['\n\r\n  \na\n'], frames: ['a'] },
  ])('are $title', ({ pieces, frames }) => {
    const reader = new LineFrames(100)
    expect(pieces.flatMap((piece) => reader.push(bytes(piece)))).toEqual(frames.map((text) => ({ kind: 'line', text })))
  })

  it('keep a character that is cut in two', () => {
    const reader = new LineFrames(100)
    const whole = bytes('"é"\n')
    expect([...reader.push(whole.subarray(0, 2)), ...reader.push(whole.subarray(2))]).toEqual([{ kind: 'line', text: '"é"' }])
  })

  it('tell bytes that are no text, and go on after them', () => {
    const reader = new LineFrames(100)
    expect(reader.push(new Uint8Array([0xff, 0xfe, 0x0a]))).toEqual([{ kind: 'notText' }])
    expect(reader.push(bytes('a\n'))).toEqual([{ kind: 'line', text: 'a' }])
  })

  it('end with a line that is too long, before it is whole', () => {
    const reader = new LineFrames(10)
    expect(reader.push(bytes('0123456789\n'))).toEqual([{ kind: 'line', text: '0123456789' }])
    expect(reader.push(bytes('0123456'))).toEqual([])
    expect(reader.push(bytes('7890'))).toEqual([{ kind: 'oversized' }])
    expect(reader.push(bytes('\na\n'))).toEqual([])
  })
})
