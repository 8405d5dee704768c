import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slug } from '../index.js'

test('words are joined by hyphens', () => { assert.equal(slug('Never fires  twice!'), 'never-fires-twice') })
test('nothing is left at the ends', () => { assert.equal(slug(' (draft) '), 'draft') })
