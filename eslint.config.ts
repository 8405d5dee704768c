import { builtinModules } from 'node:module'
import stylistic from '@stylistic/eslint-plugin'
import { defineConfig, globalIgnores } from 'eslint/config'
import type { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { house } from './scripts/lint/plugin.ts'

const PURE = ['base', 'model', 'core', 'compile', 'machine'].map((floor) => `src/${floor}/**/*.ts`)
const HASH = ['src/core/hash.ts', 'src/core/hash/**/*.ts']
const MACHINE = ['src/machine/**/*.ts']
const MODEL = ['src/model/**/*.ts']
const PLAIN_NODE = ['scripts/*.mjs']

const CODE_LINES = { skipBlankLines: true, skipComments: true }
const FUNCTION_BUDGET = { 'max-lines-per-function': ['error', { max: 50, ...CODE_LINES }] satisfies Linter.RuleEntry }

const IMPURE_GLOBALS = [
  'Date', 'process', 'globalThis', 'global', 'window', 'self', 'console', 'fetch', 'crypto', 'performance', 'navigator', 'Intl',
  'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate', 'queueMicrotask', 'Promise',
  'WebSocket', 'EventSource', 'XMLHttpRequest', 'WeakRef', 'FinalizationRegistry', 'require', 'Worker', 'BroadcastChannel', 'Atomics',
]

const IMPURE = 'pure floors have no clock, randomness, I/O or globals'

const IMPURE_SYNTAX = [
  { selector: ':function[async=true], AwaitExpression, ForOfStatement[await=true]', message: 'pure floors do not wait' },
  { selector: 'ImportExpression', message: 'pure floors load nothing' },
  { selector: 'MetaProperty', message: 'pure floors do not know where they are' },
  { selector: 'CallExpression[callee.property.name=/^(localeCompare|toLocale.*)$/]', message: 'depends on the locale of the machine' },
]

const MACHINE_SYNTAX = [
  {
    selector: 'ObjectExpression > Property:matches([key.name=/^(invoke|after)$/], [key.value=/^(invoke|after)$/])',
    message: 'machines only name effects; the engine waits',
  },
  { selector: 'Identifier[name=/^(spawn|spawnChild|createActor)$/]', message: 'machines are walked by pure transition' },
  { selector: 'MemberExpression[property.name="can"]', message: 'can() evaluates twice: refused means that the state is the same object' },
]

const TEST_SYNTAX = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fails)$/]',
    message: 'every test runs; what needs something that may be absent says so with skipIf',
  },
  { selector: 'MemberExpression[property.name=/^to(Match|Throw).*Snapshot$/]', message: 'say what is expected' },
]

const PORT_SYNTAX = [
  { selector: 'FunctionDeclaration, ArrowFunctionExpression', message: 'ports are interfaces and their faults: no code' },
  { selector: 'ImportDeclaration[importKind="value"]', message: 'ports are interfaces: import types only' },
]

/** Packages that compute and nothing else. */
const PURE_PACKAGES = ['yaml', 'ajv', 'ajv/.*', 'ajv-formats', '@sinclair/typebox', 'xstate']

const builtins = [...builtinModules.filter((name) => !name.startsWith('_')), 'node:*']

const notFrom = (regex: string, message: string, allowed?: readonly string[]) =>
  ({ regex, message, ...(allowed === undefined ? {} : { allowImportNames: [...allowed] }) })

const XSTATE_ELSEWHERE = notFrom('^xstate', 'only src/machine knows xstate')
const XSTATE_IMPURE = notFrom('^xstate', 'only the pure part of xstate', [
  'setup', 'createMachine', 'assign', 'enqueueActions', 'transition', 'initialTransition', 'and', 'or', 'not', 'stateIn',
  'AnyStateMachine', 'AnyMachineSnapshot', 'MachineSnapshot', 'SnapshotFrom', 'StateFrom', 'EventFrom', 'ContextFrom', 'ActionArgs',
])
const TYPEBOX_ELSEWHERE = notFrom('^@sinclair/typebox', 'only src/model writes schemas')
const IMPURE_PACKAGES = notFrom(`^(?!\\.|node:|(${PURE_PACKAGES.join('|')})$)`, 'pure floors import no such package')
const NODE = notFrom(`^node:|^(${builtins.join('|')})$`, 'pure floors do no I/O')
const NODE_BUT_HASH = notFrom(`^node:(?!crypto$)|^(${builtins.join('|')})$`, 'pure floors do no I/O')
const CRYPTO_BUT_HASH = notFrom('^node:crypto$', 'only hashing', ['createHash', 'hash'])
const SELF = notFrom('^flowir-runner', 'a relative path')

const imports = (...patterns: ReturnType<typeof notFrom>[]) =>
  ({ 'no-restricted-imports': ['error', { patterns: [SELF, ...patterns] }] satisfies Linter.RuleEntry })

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'src/model/generated/', 'examples/**/*.{js,mjs,cjs}', '**/.scratch/', '**/.runner/']),
  {
    name: 'everywhere',
    plugins: { house, '@stylistic': stylistic },
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    rules: {
      'house/described-opt-out': 'error',
      'house/file-place': 'error',
      'max-lines': ['error', { max: 300, ...CODE_LINES }],
      'complexity': ['error', 10],
      'eqeqeq': ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      '@stylistic/semi': ['error', 'never'],
      '@stylistic/quotes': ['error', 'single', { avoidEscape: true, allowTemplateLiterals: 'avoidEscape' }],
      '@stylistic/max-len': ['error', { code: 140, ignoreUrls: true, ignoreRegExpLiterals: true }],
      '@stylistic/no-tabs': 'error',
      '@stylistic/no-trailing-spaces': 'error',
      '@stylistic/eol-last': 'error',
      '@stylistic/no-multiple-empty-lines': ['error', { max: 1, maxEOF: 0 }],
      '@stylistic/comma-spacing': 'error',
      '@stylistic/keyword-spacing': 'error',
      '@stylistic/space-infix-ops': 'error',
      '@stylistic/space-before-blocks': 'error',
      '@stylistic/arrow-parens': ['error', 'always'],
    },
  },
  {
    name: 'typed',
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/unbound-method': 'off', // ports are records of functions
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `return void report()` ends a function early
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidOperator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/prefer-readonly': 'error',
    },
  },
  {
    name: 'product',
    files: ['src/**/*.ts'],
    rules: {
      ...FUNCTION_BUDGET,
      'house/no-barrel': 'error',
      'house/schema-type-import': 'error',
      ...imports(XSTATE_ELSEWHERE, TYPEBOX_ELSEWHERE),
    },
  },
  { name: 'tools', files: ['scripts/**', '*.ts', 'bench/**'], rules: FUNCTION_BUDGET },
  {
    name: 'pure floors',
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS.map((name) => ({ name, message: IMPURE }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'randomness enters as a field of an event' }],
      'no-restricted-syntax': ['error', ...IMPURE_SYNTAX],
      ...imports(XSTATE_ELSEWHERE, TYPEBOX_ELSEWHERE, IMPURE_PACKAGES, NODE),
    },
  },
  {
    name: 'model',
    files: MODEL,
    rules: imports(XSTATE_ELSEWHERE, IMPURE_PACKAGES, NODE),
  },
  { name: 'ports', files: ['src/ports/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...PORT_SYNTAX] } },
  { name: 'hashing', files: HASH, rules: imports(XSTATE_ELSEWHERE, TYPEBOX_ELSEWHERE, IMPURE_PACKAGES, NODE_BUT_HASH, CRYPTO_BUT_HASH) },
  {
    name: 'machine',
    files: MACHINE,
    rules: {
      'house/machine-transition': 'error',
      'no-restricted-syntax': ['error', ...IMPURE_SYNTAX, ...MACHINE_SYNTAX],
      ...imports(XSTATE_IMPURE, TYPEBOX_ELSEWHERE, IMPURE_PACKAGES, NODE),
    },
  },
  {
    name: 'tests',
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...TEST_SYNTAX],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  { name: 'plain Node', files: PLAIN_NODE, languageOptions: { parserOptions: { projectService: false } } },
)
