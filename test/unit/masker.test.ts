import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMasker, maskText, secretSpellings } from '../../src/core/secret/masker.ts'

const SECRET = 's3cr3t/Value+4242'

function maskInPieces(values: readonly string[], pieces: readonly Uint8Array[]): string {
  const masker = createMasker(secretSpellings(values))
  return Buffer.concat([...pieces.map((piece) => masker.write(piece)), masker.end()]).toString()
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')
const wrapped = (text: string, columns: number): string => text.replace(new RegExp(`.{${String(columns)}}`, 'g'), '$&\n')

describe('masking', () => {
  it.each([
    ['as it is', `a ${SECRET} b`, 'a *** b'],
    ['twice, side by side', SECRET + SECRET, '******'],
    ['base64', base64(SECRET), '***'],
    ['base64url', `x ${Buffer.from('ab?>~ü-secret').toString('base64url')} y`, 'x *** y', 'ab?>~ü-secret'],
    ['percent-encoded', 'k=s3cr3t%2FValue%2B4242&', 'k=***&'],
    ['percent-encoded in lower case', 'k=s3cr3t%2fValue%2b4242&', 'k=***&'],
    ['form-encoded', 'k=my+long+secret&', 'k=***&', 'my long secret'],
    ['inside JSON', JSON.stringify({ k: 'a "quoted" secret' }), '{"k":"***"}', 'a "quoted" secret'],
    ['one line of several', 'line: second-line.', 'line: ***.', 'first-line\nsecond-line\n'],
    ['unrelated text', 'nothing to see', 'nothing to see'],
    ['only its beginning', 's3cr3t/Value+424', 's3cr3t/Value+424'],
  ])('hides a secret %s', (_name, text, expected, secret = SECRET) => {
    expect(maskText(secretSpellings([secret]), text)).toBe(expected)
  })

  it.each([0, 1, 2])('hides a secret inside a longer base64 text, %i bytes into a group', (offset) => {
    const masked = maskText(secretSpellings([SECRET]), base64(`${'u'.repeat(offset)}${SECRET}:more`))
    expect(masked).toContain('***')
    expect(Buffer.from(masked.replace('***', ''), 'base64').toString()).not.toContain(SECRET.slice(2, -2))
  })

  it('hides base64 that an encoder broke into lines', () => {
    const secret = 'long-'.repeat(40)
    expect(maskText(secretSpellings([secret]), `key:\n${wrapped(base64(secret), 76)}\n`)).toBe('key:\n***\n')
  })

  it('hides overlapping secrets whole', () => {
    expect(maskText(secretSpellings(['abcdefg', 'efghijk']), 'x abcdefghijk y')).toBe('x *** y')
    expect(maskText(secretSpellings(['secret', 'secret-and-more']), 'secret-and-more secret-and')).toBe('*** ***-and')
  })

  it.each([
    ['a colour', '\u001b[01;31m\u001b[K'],
    ['a colour as JSON writes it', '\\u001b[0m'],
    ['a title, ended by BEL', '\u001b]0;title\u0007'],
    ['a link, ended by ST', '\u001b]8;;https://example.org\u001b\\'],
    ['an introducer of one character', '\u009b1m'],
    ['another escape', '\u001b(B'],
    ['NUL and backspace', '\0\b'],
    ['marks of direction', '\u202e\u2066\u061c'],
    ['marks without width', '\u200b\u200d\u2060\ufeff\u00ad'],
  ])('hides a secret with %s inside, wherever it stands and however the stream is cut', (_name, hidden) => {
    for (const plain of [SECRET, base64(SECRET)]) for (let at = 1; at < plain.length; at++) {
      const bytes = Buffer.from(`a ${plain.slice(0, at)}${hidden}${plain.slice(at)} b`)
      for (let cut = 0; cut <= bytes.length; cut++) {
        expect(maskInPieces([SECRET], [bytes.subarray(0, cut), bytes.subarray(cut)])).toBe('a *** b')
      }
      expect(maskInPieces([SECRET], [...bytes].map((byte) => Buffer.from([byte])))).toBe('a *** b')
    }
  })

  it('hides a secret that has a mark inside, with and without it', () => {
    expect(maskText(secretSpellings(['abc\u200bdefg']), 'abc\u200bdefg abcdefg ab\u001b[1mcdefg')).toBe('*** *** ***')
  })

  it('holds back a bounded number of bytes of a sequence that never ends', () => {
    const masker = createMasker(secretSpellings(['secret']))
    masker.write(Buffer.from('sec\u001b]0;'))
    expect(masker.write(Buffer.alloc(10_000, 'x')).length).toBeGreaterThan(9_000)
  })

  it('refuses secrets too short to mask', () => {
    expect(() => secretSpellings(['12345'])).toThrow(RangeError)
  })

  it('lets ordinary bytes through at once and holds back only what may become a secret', () => {
    const masker = createMasker(secretSpellings(['password1']))
    expect(masker.write(Buffer.from('enter pass')).toString()).toBe('enter ')
    expect(masker.write(Buffer.from('age')).toString()).toBe('passage')
  })

  it('keeps a bounded rest however long a masked stretch is', () => {
    const masker = createMasker(secretSpellings(['aaaaaa']))
    const out = Array.from({ length: 200 }, () => masker.write(Buffer.alloc(1000, 'a')).toString()).join('')
    expect(out + masker.end().toString()).toBe('***')
  })

  it('leaves bytes alone that are not text', () => {
    const bytes = Buffer.from([0xff, 0x00, 0xfe, 0x80])
    expect(createMasker(secretSpellings(['secret'])).write(bytes)).toEqual(bytes)
  })

  it('gives the same text however the stream is cut', () => {
    const secret = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\n'), minLength: 6, maxLength: 9 })
    const secrets = fc.array(secret, { minLength: 1, maxLength: 3 })
    const text = fc.array(fc.constantFrom('a', 'b', 'é', '\n', 'YWFh', 'YmJi', '%C3%A9'), { maxLength: 40 }).map((parts) => parts.join(''))
    fc.assert(fc.property(secrets, text, fc.array(fc.nat({ max: 200 }), { maxLength: 6 }), (values, plain, cuts) => {
      const bytes = Buffer.from(plain + values.join('') + plain)
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length]
      const pieces = places.slice(1).map((end, i) => bytes.subarray(places[i], end))
      const masked = maskInPieces(values, pieces)
      expect(masked).toBe(maskInPieces(values, [bytes]))
      for (const value of values) expect(masked).not.toContain(value)
    }))
  })
})
