import { Type, type TSchema } from '@sinclair/typebox'
import { ID_PATTERN } from './flow.ts'
import { ACT_CHANNELS, EFFECT_CLASSES, ERROR_CLASSES, HOOKS, VERDICT_POLICIES, VERDICTS, VERIFY_CHANNELS } from './vocabulary.ts'

// What authors write, for the editors they write it in. The compiler does not read this schema: it says more, with places and
// hints; a contract test holds the two together.

const def = ($id: string, schema: object): TSchema => Type.Unsafe({ $id, ...schema })
const described = (description?: string): object => description === undefined ? {} : { description }
const ref = ($id: string, description?: string): object => ({ $ref: $id, ...described(description) })
const closed = (properties: object, required: readonly string[] = [], more: object = {}): object =>
  ({ type: 'object', additionalProperties: false, properties, ...(required.length === 0 ? {} : { required }), ...more })
const list = (items: object, description?: string): object => ({ type: 'array', items, ...described(description) })
const some = (items: object, description?: string): object => ({ ...list(items, description), minItems: 1 })
const word = (values: readonly string[], description?: string): object => ({ enum: [...values], ...described(description) })
const flag = (description: string): object => ({ type: 'boolean', description })
const count = (description: string): object => ({ type: 'integer', minimum: 1, description })
const mapOf = (values: object, description: string, key = ID_PATTERN): object =>
  ({ type: 'object', propertyNames: { pattern: key }, additionalProperties: values, description })

const NAME = '^[A-Za-z_][A-Za-z0-9_]*$'
const anything = {}
const id = {
  type: 'string', pattern: ID_PATTERN, description: 'How a run finds the step again, also in a changed flow. Unique in the flow.',
}

const file = def('AuthoredFile', closed(
  {
    $file: { type: 'string', minLength: 1, description: 'A file of the project, relative to this one. Read when the flow is compiled.' }
  }, ['$file'],
  { description: 'The text of a file.' }))
const text = def('AuthoredText', { anyOf: [{ type: 'string' }, ref('AuthoredFile')] })
const expression = def('AuthoredExpression', {
  anyOf: [{ type: ['string', 'boolean', 'number'] }, ref('AuthoredFile')],
  description: 'An expression, bare or as ${{ … }}: params.version != \'0.0.0\'',
})
const duration = def('AuthoredDuration', {
  anyOf: [
    { type: 'string', pattern: '^\\d+(ms|s|m|h|d)$' }, ref('AuthoredFile'),
  ], description: 'A whole number and a unit: 500ms, 10s, 5m, 2h, 1d.',
})
const jsonSchema = def('AuthoredSchema', { type: ['object', 'boolean'], description: 'A JSON Schema (draft 2020-12).' })

const textMatch = def('AuthoredTextMatch', {
  anyOf: [{ type: 'string', minLength: 1 }, closed({
    value: { type: 'string', minLength: 1 }, mode: word(['exact', 'contains'], 'exact unless said otherwise'),
    caseSensitive: flag('true unless said otherwise'),
  }, ['value'])],
})
const line = { type: 'string', minLength: 1 }
const selector = def('AuthoredSelector', closed({
  context: closed({ contextKind: word(['native', 'web']), contextId: line }, ['contextKind']),
  role: line, name: line, identifier: line, text: ref('AuthoredTextMatch'), value: line, css: line,
}, [], { minProperties: 1, description: 'An element on a screen, by what is written out here.' }))

const number = { type: 'number' }
const beside = {
  id: { type: 'string', pattern: ID_PATTERN, description: 'A name for reports.' },
  verifyVia: list(word(VERIFY_CHANNELS), 'Channels in the order they are tried; vision last.'),
  visionPrompt: { ...line, description: 'What vision is asked, when the chain ends with it.' },
}
const predicateForms = {
  expr: ref('AuthoredExpression', 'A condition, mostly over output: output.exitCode == 0'),
  file: closed({
    path: ref('AuthoredText'), state: word(['present', 'absent'], 'present unless said otherwise'),
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' }, contains: line,
  }, ['path'], { description: 'A file on the disk.' }),
  jsonSchema: closed(
    { value: anything, schema: ref('AuthoredSchema') }, ['value', 'schema'], { description: 'A value fits a JSON Schema.' },
  ),
  elementState: closed(
    { selector: ref('AuthoredSelector'), state: word(['present', 'visible', 'enabled', 'absent']) }, ['selector', 'state'],
  ),
  elementText: closed({ selector: ref('AuthoredSelector'), match: ref('AuthoredTextMatch') }, ['selector', 'match']),
  visual: {
    anyOf: [line, closed(
      { prompt: line, region: closed({ x: number, y: number, width: number, height: number }, ['x', 'y', 'width', 'height']) }, ['prompt'],
    )],
    description: 'What a picture of the screen shows.',
  },
}
const assertion = def('AuthoredExpectation', {
  anyOf: [ref('AuthoredExpression'), ...Object.entries(predicateForms).map(([key, form]) => closed({ [key]: form, ...beside }, [key]))],
})
const assertions = (description: string): object => ({ anyOf: [ref('AuthoredExpectation'), list(ref('AuthoredExpectation'))], description })

const backoff = {
  anyOf: [ref('AuthoredDuration'), closed({
    initial: ref('AuthoredDuration'), factor: { type: 'number', minimum: 1 }, max: ref('AuthoredDuration'),
  }, ['initial', 'factor', 'max'])],
  description: 'How long to wait between attempts; 1 s, doubled up to 30 s, unless said otherwise.',
}
const errorClasses = (description: string): object => ({ ...some(word(ERROR_CLASSES), description), uniqueItems: true })
const retryFields = {
  maxAttempts: count('Attempts in all.'), backoff, retryOn: errorClasses('Errors that are tried again.'),
  jitter: { type: 'number', minimum: 0, maximum: 1, description: 'How far the wait is spread by chance.' },
}
const retry = def('AuthoredRetry', { anyOf: [{ type: 'integer', minimum: 1 }, closed(retryFields, ['maxAttempts'])] })
const retryUntil = def('AuthoredRetryUntil', {
  anyOf: [{ type: 'integer', minimum: 1 }, closed(
    {
      ...retryFields,
      until: ref('AuthoredExpression', 'Attempts go on until this holds; the step\'s own expectations unless said otherwise.'),
    }, ['maxAttempts'])],
  description: 'How often the step is tried, in all.',
})

const question = {
  prompt: ref('AuthoredText', 'What is asked.'), presents: list(anything, 'What is shown with the question.'),
  timeout: ref('AuthoredDuration'),
}
const mode = (name: string, description: string): object => ({ const: name, description })
const asked = ['mode', 'prompt', 'timeout']
const human = def('AuthoredHuman', {
  description: 'A question to a person. Without an answer in time the step is unknown.',
  anyOf: [
    closed({
      mode: mode('confirm', 'Yes or no.'), ...question,
      decisions: { ...list(line, 'Yes first, then no: [publish, stop]'), minItems: 2, maxItems: 2, uniqueItems: true },
    }, [...asked, 'decisions']),
    closed({ mode: mode('judge', 'A verdict.'), ...question, decisions: { ...some(word(VERDICTS)), uniqueItems: true } }, asked),
    closed(
      { mode: mode('provideInput', 'A value.'), ...question, outputSchema: ref('AuthoredSchema', 'What the answer is.') },
      [...asked, 'outputSchema'],
    ),
    closed(
      { mode: mode('repairWorld', 'Something is to be put right.'), ...question, decisions: { ...some(line), uniqueItems: true } }, asked,
    ),
  ],
})

const triggers = { maxTriggers: count('How often it may act; once unless said otherwise.') }
type Extra = Readonly<Record<string, object>>
const goesOn = (more: Extra): object =>
  closed({ continue: { const: true, description: 'Go on; the verdict stands.' }, ...more }, ['continue'])
const dispositions = (more: Extra): readonly object[] => [
  closed({ retry: ref('AuthoredRetry', 'Enter the step again.'), ...more }, ['retry']),
  closed({ escalate: ref('AuthoredHuman', 'Ask a person.'), ...more }, ['escalate']),
  closed({ abort: { const: true, description: 'End the run.' }, ...more }, ['abort']),
  closed({ repair: ref('AuthoredText', 'Run this flow, then try again.'), ...more }, ['repair']),
]
const handler = def('AuthoredHandler', { anyOf: [...dispositions(triggers), goesOn(triggers)] })
const filtered = { errorClasses: errorClasses('Only of these errors.'), ...triggers }
const errorHandler = def('AuthoredErrorHandler', { anyOf: [...dispositions(filtered), goesOn(filtered)] })
/** Nothing goes on over a drift: it would act although what was to hold does not. */
const driftHandler = def('AuthoredDriftHandler', { anyOf: dispositions(triggers) })
const HANDLER_OF = {
  onFail: 'AuthoredHandler', onUnknown: 'AuthoredHandler', onError: 'AuthoredErrorHandler', onResumeDrift: 'AuthoredDriftHandler',
} as const satisfies Record<(typeof HOOKS)[number], string>
const HOOK_TEXTS = {
  onFail: 'When the verdict is fail.', onUnknown: 'When the verdict is unknown.', onError: 'When the world answers with an error.',
  onResumeDrift: 'When a resume finds the entry check broken.',
} as const satisfies Record<(typeof HOOKS)[number], string>
const hooks = Object.fromEntries(HOOKS.map((hook) => [hook, some(ref(HANDLER_OF[hook]), HOOK_TEXTS[hook])]))

const steps = (description: string): object => ({ ...some(ref('AuthoredStep')), description })
const common = {
  id, when: ref(
    'AuthoredExpression', 'The step is skipped unless this holds.',
  ), preflight: assertions('What must hold before the step; checked again on resume.'),
  affectedBy: {
    ...list({ type: 'string' }, 'Only changes of these steps make this one run again. Its order is not changed.'), uniqueItems: true
  }, ...hooks,
}
const paths = some(ref('AuthoredText'))
const acting = {
  ...common,
  effect: word(EFFECT_CLASSES, 'mutating: it changes the world. readonly: running it again does no harm.'),
  idempotent: flag('Running it twice does what running it once does.'),
  repeats: flag('It changes the world each time, and is meant to be repeated by a handler or continuation.'),
  expect: assertions('What must hold afterwards. An empty list opts out of the default.'),
  timeout: ref('AuthoredDuration', 'How long one attempt may take.'), retry: ref('AuthoredRetryUntil'),
  outputs: mapOf(anything, 'What the step gives, from its raw result: { file: "${{ output.json[0].filename }}" }'),
  outputSchema: ref('AuthoredSchema', 'What the output must fit.'),
  sources: { ...paths, description: 'Files it reads; a changed one makes it run again.' },
  artifacts: {
    anyOf: [paths, some(closed({ name: { type: 'string', pattern: ID_PATTERN }, paths }, ['name', 'paths']))],
    description: 'Files it makes, kept with the run.',
  },
  continuation: closed({
    maxAttempts: count('Runs of the work in all, the first included; 3 unless said otherwise.'),
    status: ref('AuthoredExpression'), summary: ref('AuthoredExpression'),
    filesChanged: ref('AuthoredExpression'),
    nextSteps: ref('AuthoredExpression'), onExhausted: word(['fail', 'accept'], 'fail unless said otherwise'),
  }, ['status'], { description: 'How partial work goes on.' }),
}
const shellArgs = {
  cwd: ref('AuthoredText', 'The folder the command runs in.'),
  env: { type: 'object', description: 'Variables of the command; the place for values and secrets: { TOKEN: "${{ secrets.TOKEN }}" }' },
  stdin: ref('AuthoredText'), json: { type: ['boolean', 'string'], description: 'Parse the whole stdout into output.json.' },
  noEffectExitCodes: { description: 'Exit codes that say that nothing was done.' },
}
const command = {
  anyOf: [ref('AuthoredText'), some(ref('AuthoredText'))],
  description: 'A command: text for a shell (no expressions in it), or a program and its arguments as a list.',
}
const loop = closed({
  in: { type: ['array', 'string'], description: 'The items: a list, or an expression that gives one.' },
  as: { type: 'string', pattern: NAME, description: 'The item of a round is iter.NAME.' },
  key: ref('AuthoredText', 'Tells the rounds apart, also when the items change: ${{ iter.item.id }}'),
  concurrency: count(
    'How many rounds run side by side; one unless said otherwise.'
  ), onItemFail: word(['halt', 'continue'], 'halt unless said otherwise'),
  steps: steps('The steps of a round.'),
}, ['in', 'as', 'steps'])
const parallel = closed({
  branches: {
    type: 'object', minProperties: 1, propertyNames: { pattern: ID_PATTERN }, additionalProperties: steps('The steps of a branch.'),
  },
  concurrency: count(
    'How many branches run side by side; all unless said otherwise.'
  ), onBranchFail: word(['halt', 'continue'], 'halt unless said otherwise'),
}, ['branches'])
const observed = {
  anyOf: [
    { const: 'fresh' },
    closed({ fromStep: { type: 'string' }, which: word(['before', 'after'], 'after unless said otherwise') }, ['fromStep']),
  ],
  description: 'Looks at the world, or at what an earlier step saw, and acts on nothing.',
}
const wait = {
  anyOf: [
    closed({ for: { anyOf: [ref('AuthoredDuration'), { type: 'string', pattern: '\\$\\{\\{' }] } }, ['for']),
    closed({ until: ref('AuthoredText') }, ['until']),
  ],
  description: 'Waits for a duration, or until a time such as 2030-01-31T08:00:00Z.',
}
const stepForms = {
  shell: closed({ shell: command, ...shellArgs, ...acting }, ['id', 'shell']),
  action: closed({
    action: { type: 'string', pattern: '^[a-z][a-z0-9-]*:', description: 'PROVIDER:ACTION, as http:request.' }, args: { type: 'object' },
    channel: word(ACT_CHANNELS), ...acting,
  }, ['id', 'action']),
  call: closed(
    { call: ref('AuthoredText', 'The file of the flow to run.'), inputs: mapOf(anything, 'Its params.', NAME), ...common }, ['id', 'call'],
  ),
  human: closed({ human: ref('AuthoredHuman'), ...common }, ['id', 'human']),
  if: closed(
    { if: ref('AuthoredExpression'), then: steps('When it holds.'), else: steps('When it does not.'), ...common }, ['id', 'if', 'then'],
  ),
  foreach: closed({ foreach: loop, ...common }, ['id', 'foreach']),
  parallel: closed({ parallel, ...common }, ['id', 'parallel']),
  let: closed({ let: { ...mapOf(anything, 'Variables, read as vars.NAME.', NAME), minProperties: 1 }, ...common }, ['id', 'let']),
  wait: closed({ wait, ...common }, ['id', 'wait']),
  observe: closed(
    { observe: observed, expect: assertions('What must be seen.'), timeout: ref('AuthoredDuration'), ...common },
    ['id', 'observe', 'expect'],
  ),
  use: closed({
    use: {
      type: 'string', pattern: NAME, description: 'The macro.',
    }, with: { type: 'object', description: 'Its arguments.' }, id, when: common.when,
  }, ['id', 'use']),
}
const step = def('AuthoredStep', { type: 'object', anyOf: Object.values(stepForms) })

const propertiesOf = (form: object): readonly string[] => Object.keys((form as { readonly properties: object }).properties)
const macroSteps = { anyOf: [{ type: 'string' }, some(ref('AuthoredMacroStep'))] }
const macroStep = def('AuthoredMacroStep', {
  type: 'object', propertyNames: { enum: [...new Set(Object.values(stepForms).flatMap(propertiesOf))] },
  properties: { then: macroSteps, else: macroSteps },
  description: 'A step with holes: a value that is ${{ macro.NAME }} and nothing else.',
})

const param = def('AuthoredParam', {
  description: 'The schema of the param, or { schema, required, default, secret, fromEnv }. Required unless it has a default.',
  if: { type: 'object', required: ['schema'] },
  then: closed({
    schema: ref('AuthoredSchema'), required: flag('Required unless it has a default.'), default: anything,
    secret: flag('Never shown and never recorded.'), fromEnv: {
      type: 'string', pattern: NAME, description: 'Read from this environment variable when not given.',
    },
  }),
  else: { type: ['object', 'boolean'], properties: { secret: false, fromEnv: false, required: { type: 'array' } } },
})
const defaults = def('AuthoredDefaults', {
  type: 'object', description: 'Values for steps that do not say them: for all, by provider (shell) or by action (browser:click).',
  properties: { timeout: ref('AuthoredDuration'), retry: ref('AuthoredRetry') },
  additionalProperties: {
    type: 'object', properties: {
      timeout: ref('AuthoredDuration'), retry: ref('AuthoredRetry'), idempotent: { type: 'boolean' }, effect: false,
    },
  },
})

/** A map with `from` is the long form; anything else is the value. */
const output = { if: { type: 'object', required: ['from'] }, then: closed({ from: anything, schema: ref('AuthoredSchema') }) }

export const flowAuthoringSchema = def('AuthoredFlow', closed({
  flow: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_.-]*$', description: 'The name of the flow.' },
  params: mapOf(ref('AuthoredParam'), 'What a run is given.', NAME), defaults: ref('AuthoredDefaults'),
  macros: mapOf(closed(
    { params: { ...list({ type: 'string', pattern: NAME }), uniqueItems: true }, steps: some(ref('AuthoredMacroStep')) }, ['steps'],
  ),
    'Pieces of steps that are written once and used often.', NAME),
  steps: steps('What is done, in this order.'), finally: steps('Done when the steps have ended, however they did.'),
  outputs: mapOf(output, 'What the flow gives: { tarball: "${{ steps.pack.output.file }}" }, or { from, schema }.', NAME),
  verdictPolicy: word(VERDICT_POLICIES, 'strict: what was only seen by a lesser channel is unknown.'), ...hooks,
}, ['flow', 'steps']))

export const FLOW_AUTHORING_DEFS: readonly TSchema[] = [
  file, text, expression, duration, jsonSchema, textMatch, selector, assertion, retry, retryUntil, human, handler,
  errorHandler, driftHandler, step, macroStep, param,
  defaults,
  flowAuthoringSchema,
]
