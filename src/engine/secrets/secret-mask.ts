import { inspect } from 'node:util'
import { given } from '../../base/given.ts'
import { maskGiven, maskOutcome } from '../../core/secret/mask-outcome.ts'
import { createMasker, maskText, secretSpellings, SHORTEST_SECRET, type Masker, type SecretSpellings } from '../../core/secret/masker.ts'
import { Fault } from '../../model/fault.ts'
import { ProviderError, type ActionOutcome, type SecretResolver } from '../../ports/provider.ts'

/** Takes the secrets that a run has resolved so far out of whatever is to be kept or told. Without any, everything is left as it is. */
export class SecretMask {
  readonly #known: () => readonly string[]
  #spellings: SecretSpellings = secretSpellings([])
  #values = 0

  constructor({ known }: Pick<SecretResolver, 'known'>) { this.#known = () => known?.() ?? [] }

  /** Made anew when there are more. */
  get spellings(): SecretSpellings {
    const known = this.#known()
    if (known.length !== this.#values) {
      this.#spellings = secretSpellings(known.filter((value) => value.length >= SHORTEST_SECRET))
      this.#values = known.length
    }
    return this.#spellings
  }

  text(text: string): string { return maskText(this.spellings, text) }

  json<T>(value: T): T { return maskGiven(this.spellings, value) }

  outcome(outcome: ActionOutcome): ActionOutcome { return maskOutcome(this.spellings, outcome) }

  /** For a stream that begins now. */
  stream(): Masker { return createMasker(this.spellings) }

  async* bytes(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const masker = this.stream()
    for await (const chunk of source) yield masker.write(chunk)
    yield masker.end()
  }

  /** Of an error that tells a secret, what is left when that is taken out: no cause, and no trace of where. */
  error(error: unknown): unknown {
    if (this.spellings.size === 0) return error
    const told = error instanceof Error ? toldBy(error) : inspect(error)
    if (this.text(told) === told) return error
    return error instanceof Error ? this.#without(error) : this.text(typeof error === 'string' ? error : inspect(error))
  }

  #without(error: Error): Error {
    const message = this.text(error.message)
    if (error instanceof ProviderError) {
      const { errorClass, retryableSource } = error
      return new ProviderError(errorClass, message, { retryableSource })
    }
    if (error instanceof Fault) return new Fault(error.code, message, given('next', error.next && this.text(error.next)))
    return Object.assign(new Error(message), { name: error.name })
  }
}

const DEEPEST_CAUSE = 8

/** Everything that somebody may print of an error. */
function toldBy(error: Error, depth = 0): string {
  const { cause, message, stack = '' } = error
  const own = [message, stack, error instanceof Fault ? JSON.stringify([error.next, error.data]) : ''].join('\n')
  if (cause === undefined || depth === DEEPEST_CAUSE) return own
  return `${own}\n${cause instanceof Error ? toldBy(cause, depth + 1) : inspect(cause)}`
}
