import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/cli/command.ts'
import { GLOBAL_FLAGS, longName, takesValue } from '../../src/cli/global-flags.ts'
import { parseCall } from '../../src/cli/parse-call.ts'
import { isFault } from '../../src/model/fault.ts'

const COMMAND: Command = {
  words: [{ word: '<first>', text: 'a word' }, { word: '[more...]', text: 'more words' }],
  flags: [
    { flag: '-o, --out <dir>', text: 'a value' }, { flag: '--param <name=value>', text: 'several', many: true },
    { flag: '--check', text: 'no value' }, { flag: '--format <format>', text: 'one of', choices: ['text', 'json'] },
  ],
  heeds: ['store', 'json', 'quiet', 'output', 'reporter'], streams: true, later: ['soon'], run: () => Promise.resolve(0),
}

const token = fc.oneof(
  fc.string(), fc.constantFrom(
    '--', '-', '--out', '-o', '-ox', '--out=', '--param', '--check', '--check=1', '--format', 'text', '--soon', '--json', '--json=stream',
    '-q', '-qo', '--no-color', '--color', '--__proto__', '--constructor', '-h', 'word', 'a=b',
  ),
)

describe('the words after a verb', () => {
  it('are understood, ask for help, or are refused by a fault of usage, and nothing else', () => {
    fc.assert(fc.property(fc.array(token, { maxLength: 8 }), (argv) => {
      try {
        const parsed = parseCall('verb', COMMAND, argv)
        if (parsed !== undefined) expect(parsed.words.length).toBeGreaterThan(0)
      } catch (error) {
        expect(isFault(error, 'usage.invalid') || isFault(error, 'usage.not-available'), String(error)).toBe(true)
      }
    }), { numRuns: 2_000 })
  })

  it('give back every word and every value that was given, in order', () => {
    const plain = fc.string({ minLength: 1 }).filter((text) => !text.startsWith('-'))
    const maybe = fc.option(fc.string(), { nil: undefined })
    fc.assert(fc.property(fc.array(plain, { minLength: 1 }), fc.array(fc.string()), maybe, (words, params, out) => {
      const flags = [...params.map((text) => `--param=${text}`), ...out === undefined ? [] : [`--out=${out}`]]
      const parsed = parseCall('verb', COMMAND, [...flags, ...words])
      expect(parsed?.words).toEqual(words)
      expect(parsed?.flags.texts('param')).toEqual(params)
      expect(parsed?.flags.text('out')).toBe(out)
    }))
  })

  it('may be followed by words that look like flags', () => {
    fc.assert(fc.property(fc.array(fc.string(), { minLength: 1 }), (words) => {
      expect(parseCall('verb', COMMAND, ['--', ...words])?.words).toEqual(words)
    }))
  })

  it.each(GLOBAL_FLAGS.map((spec) => [longName(spec), spec] as const))('refuse --%s where the verb does not heed it', (name, spec) => {
    const value = takesValue(spec) ? [`--${name}=${spec.choices?.[0] ?? 'x'}`] : [`--${name}`]
    const deaf: Command = { run: COMMAND.run }
    if (spec.heeded === 'always') expect(parseCall('verb', deaf, value)?.words).toEqual([])
    else expect(() => parseCall('verb', deaf, value)).toThrow(`--${name} does not apply`)
    expect(parseCall('verb', COMMAND, [...value, 'word'])?.flags.on(name)).toBe(true)
  })
})
