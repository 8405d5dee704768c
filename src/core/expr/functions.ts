// The one table of the language's functions: signature, generation and meaning of each, in the order of the vocabulary.

import { PURE_FUNCTIONS, type PureFunction } from '../../model/vocabulary.ts'
import * as collections from './collection-functions.ts'
import * as conversions from './conversion-functions.ts'
import { anything, eager, lazy, listParam, literalParam, param, type FunctionSpec } from './function-spec.ts'
import * as logic from './logic-functions.ts'
import * as result from './result-type.ts'
import * as texts from './text-functions.ts'

const text = param('text', 'string')
const part = param('part', 'string')
const list = param('list', 'list')
const object = param('object', 'object')
const condition = param('condition', 'boolean')
const sides = [anything('left'), anything('right')] as const
const ordered = [param('left', 'number', 'string'), param('right', 'number', 'string')] as const
const matched = [text, literalParam('pattern', 'pattern')] as const
const flags = [literalParam('flags', 'flags')] as const

/** Every function of the language by name. */
export const FUNCTIONS: { readonly [F in PureFunction]: FunctionSpec } = {
  eq: eager(logic.eq, {
    since: 1, takes: sides, sameKind: true, gives: 'boolean',
    about: 'equal in kind and value',
  }),
  ne: eager(logic.ne, {
    since: 1, takes: sides, sameKind: true, gives: 'boolean',
    about: 'different in kind or value',
  }),
  not: eager(logic.not, {
    since: 1, takes: [condition], gives: 'boolean',
    about: 'the opposite of a condition',
  }),
  and: lazy(logic.and, {
    since: 1, takes: [condition, condition], rest: [condition], gives: 'boolean',
    about: 'whether all conditions hold; stops at the first that does not',
  }),
  or: lazy(logic.or, {
    since: 1, takes: [condition, condition], rest: [condition], gives: 'boolean',
    about: 'whether a condition holds; stops at the first that does',
  }),
  concat: eager(texts.concat, {
    since: 1, takes: [text], rest: [text], gives: 'string',
    about: 'strings one after the other',
  }),
  len: eager(collections.len, {
    since: 1, takes: [param('value', 'string', 'list', 'object')], gives: 'number',
    about: 'characters of a string, elements of a list, keys of an object',
  }),
  coalesce: lazy(logic.coalesce, {
    since: 1, takes: [anything('value'), anything('value')], rest: [anything('value')], gives: result.isOneOfAll,
    about: 'the first argument that has a value other than null',
  }),
  jsonPath: eager(collections.jsonPath, {
    since: 1, takes: [anything('value'), literalParam('path', 'path')], passes: true, gives: result.isUnknown,
    about: 'what a literal path such as $.items[0].name leads to',
  }),
  regexMatch: eager(texts.regexMatch, {
    since: 1, takes: matched, maybe: flags, gives: 'boolean',
    about: 'whether a literal pattern matches somewhere in a text',
  }),
  lt: eager(logic.order('lt'), {
    since: 2, takes: ordered, sameKind: true, gives: 'boolean',
    about: 'less than, for numbers or strings',
  }),
  lte: eager(logic.order('lte'), {
    since: 2, takes: ordered, sameKind: true, gives: 'boolean',
    about: 'less than or equal, for numbers or strings',
  }),
  gt: eager(logic.order('gt'), {
    since: 2, takes: ordered, sameKind: true, gives: 'boolean',
    about: 'greater than, for numbers or strings',
  }),
  gte: eager(logic.order('gte'), {
    since: 2, takes: ordered, sameKind: true, gives: 'boolean',
    about: 'greater than or equal, for numbers or strings',
  }),
  contains: eager(collections.contains, {
    since: 2, takes: [param('whole', 'string', 'list'), anything('part')], gives: 'boolean',
    about: 'whether a string has a part, or a list an element',
  }),
  startsWith: eager(texts.startsWith, {
    since: 2, takes: [text, part], gives: 'boolean',
    about: 'whether a string begins with a part',
  }),
  endsWith: eager(texts.endsWith, {
    since: 2, takes: [text, part], gives: 'boolean',
    about: 'whether a string ends with a part',
  }),
  lower: eager(texts.lower, {
    since: 2, takes: [text], gives: 'string',
    about: 'a string in lower case',
  }),
  upper: eager(texts.upper, {
    since: 2, takes: [text], gives: 'string',
    about: 'a string in upper case',
  }),
  trim: eager(texts.trim, {
    since: 2, takes: [text], gives: 'string',
    about: 'a string without white space at its ends',
  }),
  split: eager(texts.split, {
    since: 2, takes: [text, param('separator', 'string')], gives: result.isListOfStrings,
    about: 'the parts of a string between separators',
  }),
  join: eager(texts.join, {
    since: 2, takes: [listParam('parts', 'string'), param('separator', 'string')], gives: 'string',
    about: 'the strings of a list with a separator between them',
  }),
  replace: eager(texts.replace, {
    since: 2, takes: [text, param('search', 'string'), param('replacement', 'string')], gives: 'string',
    about: 'a string with every place of another replaced, literally',
  }),
  slice: eager(collections.slice, {
    since: 2, takes: [param('value', 'string', 'list'), param('start', 'number')], maybe: [param('end', 'number')],
    gives: result.isLikeFirst,
    about: 'characters or elements from a start up to an end; negative ones count from the end',
  }),
  toJson: eager(conversions.toJson, {
    since: 2, takes: [anything('value')], gives: 'string',
    about: 'canonical JSON text',
  }),
  fromJson: eager(conversions.fromJson, {
    since: 2, takes: [text], gives: result.isUnknown,
    about: 'the value of a JSON text',
  }),
  toString: eager(conversions.toString, {
    since: 2, takes: [param('value', 'string', 'number', 'boolean', 'null')], gives: 'string',
    about: 'a string as it is; a number, boolean or null as JSON writes it',
  }),
  toNumber: eager(conversions.toNumber, {
    since: 2, takes: [param('value', 'string', 'number')], gives: 'number',
    about: 'the number a decimal text stands for',
  }),
  keys: eager(collections.keys, {
    since: 2, takes: [object], gives: result.isListOfStrings,
    about: 'keys of an object, sorted',
  }),
  values: eager(collections.values, {
    since: 2, takes: [object], gives: 'list',
    about: 'values of an object in the order of its keys',
  }),
  get: eager(collections.get, {
    since: 2, takes: [param('value', 'list', 'object'), param('key', 'string', 'number')], passes: true, gives: result.isMember,
    about: 'what an object has under a key, or a list at an index from 0',
  }),
  if: lazy(logic.choose, {
    since: 2, takes: [condition, anything('then'), anything('else')], gives: result.isOneAfterFirst,
    about: 'one of two values; only that one is evaluated',
  }),
  match: eager(texts.match, {
    since: 2, takes: matched, maybe: flags, gives: result.isUnknown,
    about: 'the first match of a literal pattern followed by its groups, or null',
  }),
  hash: eager(conversions.hash, {
    since: 2, takes: [anything('value')], gives: 'string',
    about: 'SHA-256 in hex: of a string its bytes, of anything else its canonical JSON',
  }),
  list: eager(collections.list, {
    since: 2, takes: [], rest: [anything('item')], gives: result.isListOfAll,
    about: 'a list of the arguments',
  }),
  object: eager(collections.object, {
    since: 2, takes: [], rest: [param('key', 'string'), anything('value')], gives: result.isObjectOfAll,
    about: 'an object of keys and values in turn',
  }),
  product: eager(collections.product, {
    since: 2, takes: [list], rest: [list], gives: result.isListOfCombinations,
    about: 'all combinations of one element of each list, the last changing fastest',
  }),
  flatten: eager(collections.flatten, {
    since: 2, takes: [list], gives: result.isFlattened,
    about: 'a list with the elements of its lists in their place, one level',
  }),
  range: eager(collections.range, {
    since: 2, takes: [param('start', 'number')], maybe: [param('end', 'number')], gives: result.isListOfNumbers,
    about: 'whole numbers from a start up to an end that is not in it; with one argument, from 0 up to it',
  }),
}

/** The function of a name, if the language has it. */
export const functionNamed = (name: string): FunctionSpec | undefined =>
  Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name as PureFunction] : undefined

/** Names of the functions of a generation. */
export const functionNames = (generation: 1 | 2): readonly PureFunction[] =>
  PURE_FUNCTIONS.filter((name) => FUNCTIONS[name].since <= generation)
