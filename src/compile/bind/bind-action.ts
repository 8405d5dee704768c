import { isLit } from '../../core/expr/make-expr.ts'
import { parseExpression } from '../../core/expr/parse-expression.ts'
import type { StepDraft } from '../../core/flow/flow-draft.ts'
import type { ActionStep, Assertion } from '../../model/flow.ts'
import type { EffectClass } from '../../model/vocabulary.ts'
import type { Arguments, AuthoredAction, StepDefaults } from '../normalize/authored.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import { bindAssertions } from './bind-assertions.ts'
import { type BindContext, need } from './bind-context.ts'
import { bindHandlers } from './bind-handlers.ts'
import { bindRetry } from './bind-retry.ts'
import { field } from '../normalize/read-node.ts'
import type { KnownAction } from './catalog.ts'
import { isDefaultArgument, mergeArguments } from './merge-arguments.ts'

type ActionDraft = Extract<StepDraft, { kind: 'action' }>

type Named = AuthoredAction['action']

function reportUnknown({ name, at }: Named, { catalog, findings }: BindContext): void {
  const { provider } = splitActionName(name)
  if (catalog.provider(provider) === undefined) {
    const advice = { candidates: catalog.nearest(provider) }
    findings.error('bind.provider-unknown', at, `no provider "${provider}" is installed, which "${name}" needs`, advice)
  } else {
    findings.error('bind.action-unknown', at, `provider "${provider}" has no action "${name}"`, { candidates: catalog.nearest(name) })
  }
}

type Known = KnownAction | undefined

/** Reports why an action may not be bound, and notes what the flow needs of its provider. */
function admit({ name, at }: Named, { provider, action }: KnownAction, context: BindContext): void {
  const { catalog, findings } = context
  const feature = action.requiresFeature
  if (action.protected === true) findings.error('bind.action-protected', at, `"${name}" is protected and cannot be bound`)
  if (feature !== undefined && !provider.features.includes(feature)) {
    const message = `"${name}" needs the feature "${feature}", which provider "${provider.name}" does not offer`
    findings.error('bind.feature-missing', at, message, catalog.source === 'lockfile' ? 'runner lock pins what is installed now' : {})
  }
  need(context, provider.name, feature)
}

function findAction({ action }: AuthoredAction, context: BindContext): KnownAction | undefined {
  const known = context.catalog.find(action.name)
  if (known === undefined) reportUnknown(action, context)
  else admit(action, known, context)
  return known
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** The effect of an action whose manifest leaves it to the author, where its arguments decide. */
function impliedEffect(name: string, args: Arguments): EffectClass | undefined {
  if (name !== 'http:request') return undefined
  const method = args.get('method')?.expr
  if (method === undefined) return 'readonly'
  return isLit(method) && typeof method.lit === 'string' && SAFE_METHODS.includes(method.lit.toUpperCase()) ? 'readonly' : undefined
}

function declaredEffect(step: AuthoredAction, known: Known, args: Arguments, { findings }: BindContext): EffectClass {
  const effect = step.effect?.value ?? impliedEffect(step.action.name, args)
  if (effect === undefined && known !== undefined) {
    findings.error('bind.effect-missing', step.at, `step "${step.id}" does not say its effect`,
      'write effect: readonly if running it again does no harm and changes nothing, else effect: mutating')
  }
  return effect ?? 'readonly'
}

function effectOf(step: AuthoredAction, known: Known, args: Arguments, context: BindContext): EffectClass {
  const { findings } = context
  const declared = step.effect
  const given = known?.action.effect
  if (given === undefined || given === 'declared') return declaredEffect(step, known, args, context)
  if (declared !== undefined && declared.value !== given) {
    findings.error('bind.effect-conflict', declared.at, `"${step.action.name}" is ${given}, not ${declared.value}`, 'leave "effect" out')
  }
  return given
}

function defaultExpectations(step: AuthoredAction, known: Known, context: BindContext): Assertion[] {
  const authored = (known?.action.defaultExpect ?? []).flatMap((text) => {
    const expr = parseExpression(text)
    if (expr.ok) return [{ at: step.at, predicate: { type: 'expr' as const, expr: expr.value } }]
    const message = `the default expectation of "${step.action.name}" is not an expression: ${expr.error.message}`
    context.findings.error('bind.manifest-invalid', step.action.at, message)
    return []
  })
  return bindAssertions(authored, '', known?.provider, context)
}

function expectations(step: AuthoredAction, known: Known, context: BindContext): Assertion[] {
  if (step.expect === undefined) return defaultExpectations(step, known, context)
  const [usual] = known?.action.defaultExpect ?? []
  if (step.expect.assertions.length === 0 && usual !== undefined) {
    context.findings.warn('bind.expect-opted-out', step.expect.at, `step "${step.id}" has no verdict: it goes on whatever its result is`,
      `without "expect" it would have to hold that ${usual}`)
  }
  return bindAssertions(step.expect.assertions, '', known?.provider, context)
}

function bindArguments(args: Arguments, known: Known): ActionStep['binding']['attempts'][number]['args'] {
  const said = [...args].filter(([name, argument]) => !isDefaultArgument(known?.action, name, argument))
  return Object.fromEntries(said.map(([name, { expr }]) => [name, expr]))
}

function checkChannel({ channel }: AuthoredAction, known: Known, { findings }: BindContext): void {
  if (channel === undefined || known === undefined || known.provider.channels.some((each) => each === channel.name)) return
  findings.error('bind.channel-missing', channel.at, `the provider "${known.provider.name}" does not offer the channel "${channel.name}"`,
    { candidates: known.provider.channels })
}

type Rules = Pick<StepDefaults, 'idempotent' | 'retry' | 'timeoutMs'>

/** What the first of some layers says of each rule. */
function layeredRules(layers: readonly (Rules | undefined)[]): Rules {
  const first = (key: keyof Rules): Rules => {
    const layer = layers.find((each) => each?.[key] !== undefined)
    return layer === undefined ? {} : { [key]: layer[key] }
  }
  return { ...first('idempotent'), ...first('retry'), ...first('timeoutMs') }
}

/** What a step says beside its binding and its rules. */
function restOf({ outputs, outputSchema, sources, artifacts, continuation, repeats }: AuthoredAction) {
  return {
    ...field('outputs', outputs), ...field('outputSchema', outputSchema), ...field('sources', sources && [...sources]),
    ...field('artifacts', artifacts?.map(({ name, paths }) => ({ name, paths: [...paths] }))),
    ...field('continuation', continuation), ...field('repeats', repeats && true as const),
  }
}

function attemptOf(step: AuthoredAction, args: Arguments, known: Known) {
  const feature = known?.action.requiresFeature
  return {
    actionName: step.action.name, args: bindArguments(args, known),
    ...(step.channel === undefined ? {} : { channel: step.channel.name }), ...(feature === undefined ? {} : { requiresFeature: feature }),
  }
}

/** Binds a step that acts: its action, arguments with defaults, effect, expectations and retry policy. */
export function bindAction(step: AuthoredAction, context: BindContext): ActionDraft {
  const known = findAction(step, context)
  checkChannel(step, known, context)
  const { of: defaults } = context.defaults
  const layers = [defaults.get(step.action.name), defaults.get(splitActionName(step.action.name).provider)]
  const args = mergeArguments(step.args, layers.toReversed(), known?.action, context)
  const effect = effectOf(step, known, args, context)
  const rules = layeredRules([step, ...layers, context.defaults, known?.action])
  const idempotent = effect === 'mutating' && rules.idempotent === true
  return {
    kind: 'action', stepId: step.id, effect, ...(idempotent ? { idempotent } : {}),
    binding: { attempts: [attemptOf(step, args, known)] },
    ...repeating(step, rules, effect === 'readonly' || idempotent, expectations(step, known, context), context), ...restOf(step),
  }
}

/** How a step is judged, tried again, and what handles it. */
function repeating(
  { id, outputs, handlers }: AuthoredAction, rules: Rules, repeatable: boolean, assertions: Assertion[], context: BindContext,
) {
  const bound = bindHandlers(handlers, id, repeatable, context)
  const expecting = { stepId: id, assertions, outputs }
  return {
    assertions,
    ...field('retry', rules.retry && bindRetry(rules.retry, { repeatable, expecting }, context)), ...field('timeoutMs', rules.timeoutMs),
    ...field('handlers', bound.length === 0 ? undefined : bound),
  }
}
