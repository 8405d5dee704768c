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
import type { KnownAction } from './catalog.ts'
import { isDefaultArgument, mergeArguments } from './merge-arguments.ts'

type ActionDraft = Extract<StepDraft, { kind: 'action' }>

/** Finds the action a step names, and reports why it may not be bound. */
function findAction({ action: { name, at } }: AuthoredAction, context: BindContext): KnownAction | undefined {
  const { catalog, findings } = context
  const { provider } = splitActionName(name)
  const known = catalog.find(name)
  if (catalog.provider(provider) === undefined) {
    findings.error('bind.provider-unknown', at, `no provider "${provider}" is installed, which "${name}" needs`, { candidates: catalog.nearest(provider) })
  } else if (known === undefined) {
    findings.error('bind.action-unknown', at, `provider "${provider}" has no action "${name}"`, { candidates: catalog.nearest(name) })
  }
  if (known?.action.protected === true) findings.error('bind.action-protected', at, `"${name}" is protected and cannot be bound`)
  const feature = known?.action.requiresFeature
  if (known !== undefined && feature !== undefined && !known.provider.features.includes(feature)) {
    const hint = catalog.source === 'lockfile' ? 'runner lock pins what is installed now' : 'install or start what offers it, then run runner lock'
    findings.error('bind.feature-missing', at, `"${name}" needs the feature "${feature}", which provider "${provider}" does not offer`, hint)
  }
  if (known !== undefined) need(context, provider, feature)
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

function effectOf(step: AuthoredAction, known: KnownAction | undefined, args: Arguments, { findings }: BindContext): EffectClass {
  const declared = step.effect
  const given = known?.action.effect
  if (given === undefined || given === 'declared') {
    const effect = declared?.value ?? impliedEffect(step.action.name, args)
    if (effect === undefined && known !== undefined) {
      findings.error('bind.effect-missing', step.at, `step "${step.id}" does not say its effect`,
        'write effect: readonly if running it again does no harm and changes nothing, else effect: mutating')
    }
    return effect ?? 'readonly'
  }
  if (declared !== undefined && declared.value !== given) {
    findings.error('bind.effect-conflict', declared.at, `"${step.action.name}" is ${given}, not ${declared.value}`, 'leave "effect" out')
  }
  return given
}

function defaultExpectations(step: AuthoredAction, known: KnownAction | undefined, context: BindContext): Assertion[] {
  const authored = (known?.action.defaultExpect ?? []).flatMap((text) => {
    const expr = parseExpression(text)
    if (expr.ok) return [{ at: step.at, predicate: { type: 'expr' as const, expr: expr.value } }]
    context.findings.error('bind.manifest-invalid', step.action.at, `the default expectation of "${step.action.name}" is not an expression: ${expr.error.message}`)
    return []
  })
  return bindAssertions(authored, '', known?.provider, context)
}

function expectations(step: AuthoredAction, known: KnownAction | undefined, context: BindContext): Assertion[] {
  if (step.expect === undefined) return defaultExpectations(step, known, context)
  const [usual] = known?.action.defaultExpect ?? []
  if (step.expect.assertions.length === 0 && usual !== undefined) {
    context.findings.warn('bind.expect-opted-out', step.expect.at, `step "${step.id}" has no verdict: it goes on whatever its result is`,
      `without "expect" it would have to hold that ${usual}`)
  }
  return bindAssertions(step.expect.assertions, '', known?.provider, context)
}

function bindArguments(args: Arguments, known: KnownAction | undefined): ActionStep['binding']['attempts'][number]['args'] {
  const said = [...args].filter(([name, argument]) => !isDefaultArgument(known?.action, name, argument))
  return Object.fromEntries(said.map(([name, { expr }]) => [name, expr]))
}

function checkChannel({ channel }: AuthoredAction, known: KnownAction | undefined, { findings }: BindContext): void {
  if (channel === undefined || known === undefined || known.provider.channels.some((each) => each === channel.name)) return
  findings.error('bind.channel-missing', channel.at, `the provider "${known.provider.name}" does not offer the channel "${channel.name}"`,
    { candidates: known.provider.channels })
}

type Layers = readonly [ofAction: StepDefaults | undefined, ofProvider: StepDefaults | undefined]

function rulesOf(step: AuthoredAction, [ofAction, ofProvider]: Layers, { defaults }: BindContext) {
  return {
    idempotent: step.idempotent ?? ofAction?.idempotent ?? ofProvider?.idempotent,
    retry: step.retry ?? ofAction?.retry ?? ofProvider?.retry ?? defaults.retry,
    timeoutMs: step.timeoutMs ?? ofAction?.timeoutMs ?? ofProvider?.timeoutMs ?? defaults.timeoutMs,
  }
}

/** What a step says beside its binding and its rules. */
function restOf({ outputs, outputSchema, sources, artifacts, continuation, repeats }: AuthoredAction) {
  return {
    ...(outputs === undefined ? {} : { outputs }), ...(outputSchema === undefined ? {} : { outputSchema }),
    ...(sources === undefined ? {} : { sources: [...sources] }),
    ...(artifacts === undefined ? {} : { artifacts: artifacts.map(({ name, paths }) => ({ name, paths: [...paths] })) }),
    ...(continuation === undefined ? {} : { continuation }), ...(repeats === undefined ? {} : { repeats: true as const }),
  }
}

function attemptOf(step: AuthoredAction, args: Arguments, known: KnownAction | undefined) {
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
  const layers: Layers = [context.defaults.of.get(step.action.name), context.defaults.of.get(splitActionName(step.action.name).provider)]
  const args = mergeArguments(step.args, layers.toReversed(), known?.action, context)
  const effect = effectOf(step, known, args, context)
  const { retry, timeoutMs, idempotent: said } = rulesOf(step, layers, context)
  const idempotent = effect === 'mutating' && (said ?? known?.action.idempotent ?? false)
  const repeatable = effect === 'readonly' || idempotent
  const assertions = expectations(step, known, context)
  const expecting = { stepId: step.id, assertions, outputs: step.outputs }
  const handlers = bindHandlers(step.handlers, step.id, repeatable, context)
  return {
    kind: 'action', stepId: step.id, effect, ...(idempotent ? { idempotent } : {}),
    binding: { attempts: [attemptOf(step, args, known)] }, assertions, ...restOf(step),
    ...(retry === undefined ? {} : { retry: bindRetry(retry, { repeatable, expecting }, context) }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }), ...(handlers.length === 0 ? {} : { handlers }),
  }
}
