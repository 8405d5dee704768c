import type { Assertion } from '../../model/flow.ts'
import type { ProviderManifest } from '../../model/manifest.ts'
import { VERIFY_CHANNELS, type VerifyChannel } from '../../model/vocabulary.ts'
import type { AuthoredAssertion } from '../normalize/authored.ts'
import { field } from '../normalize/read-node.ts'
import { type BindContext, need } from './bind-context.ts'

type Predicate = Assertion['predicate']
type Chain = Assertion['verifyVia']

const isOnScreen = ({ type }: Predicate): boolean => type === 'elementState' || type === 'elementText'

const byOrder = (a: VerifyChannel, b: VerifyChannel): number => VERIFY_CHANNELS.indexOf(a) - VERIFY_CHANNELS.indexOf(b)

/** The chain of an assertion that says none. */
function defaultChain(predicate: Predicate, observer: ProviderManifest | undefined, { catalog }: BindContext): Chain {
  if (predicate.type === 'visual') return ['vision']
  if (!isOnScreen(predicate)) return []
  const channel = observer?.channels.find((each) => each !== 'vision') ?? catalog.structuredChannel()
  return channel === undefined ? [] : [channel]
}

function checkForm({ at, predicate, verifyVia, visionPrompt }: AuthoredAssertion, { findings }: BindContext): void {
  const { type } = predicate
  if (isOnScreen(predicate)) {
    if (verifyVia?.length === 0) findings.error('bind.chain-invalid', at, '"verifyVia" names at least one channel')
    return
  }
  const isVision = type === 'visual' && verifyVia?.join() === 'vision'
  if (verifyVia !== undefined && !isVision) {
    const message = type === 'visual' ? '"visual" is judged by vision alone' : `"${type}" is judged from values, not through channels`
    findings.error('bind.chain-invalid', at, message, 'leave "verifyVia" out')
  }
  if (visionPrompt !== undefined) findings.error('bind.chain-invalid', at, `"visionPrompt" does not go with "${type}"`)
}

function checkChain({ at, predicate, visionPrompt }: AuthoredAssertion, chain: Chain, { findings }: BindContext): void {
  if (!isOnScreen(predicate)) return
  const sorted = chain.toSorted(byOrder)
  if (sorted.join() !== chain.join()) {
    findings.error(
      'bind.chain-invalid', at, `channels are tried in the order ${sorted.join(', ')}`, 'what sees more comes first, vision last',
    )
  }
  if (chain.includes('vision') && visionPrompt === undefined) {
    findings.error('bind.chain-invalid', at, 'a chain that ends with vision needs "visionPrompt"', 'say what is to be seen on the picture')
  }
  if (!chain.includes('vision') && visionPrompt !== undefined) {
    findings.error('bind.chain-invalid', at, '"visionPrompt" needs a chain that ends with vision', 'as verifyVia: [dom, vision]')
  }
}

type Observer = ProviderManifest | undefined

function checkChannels({ at, predicate }: AuthoredAssertion, chain: Chain, observer: Observer, context: BindContext): void {
  if (isOnScreen(predicate) && chain.length === 0) {
    context.findings.error('bind.channel-missing', at, `nothing here sees elements, as "${predicate.type}" needs`)
  }
  const offered: readonly VerifyChannel[] = observer?.channels ?? []
  for (const channel of chain.filter((each) => !offered.includes(each))) {
    const who = observer === undefined ? 'no provider offers' : `the provider "${observer.name}" does not offer`
    context.findings.error('bind.channel-missing', at, `${who} the channel "${channel}"`, { candidates: offered })
  }
  if (observer !== undefined && chain.length > 0) need(context, observer.name)
}

/**
 * Assertions with their ids and chains. Generated ids count per kind of predicate.
 * @param acting the provider of the action they belong to; without one, whoever sees through their channels looks
 */
export function bindAssertions(
  authored: readonly AuthoredAssertion[], prefix: '' | 'preflight-', acting: Observer, context: BindContext,
): Assertion[] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return authored.map((assertion) => {
    const { predicate, at, id, visionPrompt } = assertion
    const count = (counts.get(predicate.type) ?? 0) + 1
    counts.set(predicate.type, count)
    const assertId = id ?? `${prefix}${predicate.type}-${count}`
    if (seen.has(assertId)) {
      context.findings.error('bind.assertion-id-repeated', at, `two expectations of this step are named "${assertId}"`)
    }
    seen.add(assertId)
    const observer = acting ?? context.catalog.observer(assertion.verifyVia ?? defaultChain(predicate, undefined, context))
    const chain = [...assertion.verifyVia ?? defaultChain(predicate, observer, context)]
    checkForm(assertion, context)
    checkChain(assertion, chain, context)
    checkChannels(assertion, chain, observer, context)
    const bound: Assertion = { assertId, predicate, verifyVia: chain, ...field('visionPrompt', visionPrompt), onMissingInput: 'unknown' }
    context.marks.place(bound, at)
    return bound
  })
}
