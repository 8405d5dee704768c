import { paramSecret } from '../../core/secret/secret-handle.ts'
import type { SecretSource } from '../../model/config.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { SecretResolver } from '../../ports/provider.ts'
import { readSource } from './read-source.ts'

/** Where the values of a run's secrets come from. */
export interface SecretSources {
  /** As configured, by name; one that is not there is the environment variable of its name. */
  readonly configured: Readonly<Record<string, SecretSource>>
  readonly env: Readonly<Record<string, string | undefined>>
  /** The run's own flow: its secret parameters have sources too. */
  readonly root?: Pick<FlowIR, 'params'> | undefined
}

const resolvedHere = new Set<string>()

/** Every value that this process resolved: what its last words, which belong to no run, must not hold. */
export const secretsOfProcess = (): Iterable<string> => resolvedHere

/** A parameter's variable when it is set, else what is configured under its name, else the variable of its name. */
function paramSource({ name, fromEnv }: FlowIR['params'][number], { configured, env }: SecretSources): SecretSource {
  if (fromEnv !== undefined && Object.hasOwn(env, fromEnv)) return { env: fromEnv }
  return Object.hasOwn(configured, name) ? configured[name] ?? { env: name } : { env: fromEnv ?? name }
}

function sourceOf(name: string, sources: SecretSources): SecretSource {
  const { configured, root } = sources
  const decl = root?.params.find((each) => each.secret === true && paramSecret(each.name) === name)
  if (decl !== undefined) return paramSource(decl, sources)
  return Object.hasOwn(configured, name) ? configured[name] ?? { env: name } : { env: name }
}

/**
 * Resolves secrets from their sources. Each source is asked once: a value holds for as long as this resolver does, and one that could
 * not be had is asked for again.
 */
export function secretResolver(sources: SecretSources): SecretResolver {
  const asked = new Map<string, Promise<string>>()
  const resolved = new Set<string>()

  async function ask(name: string): Promise<string> {
    try {
      const value = await readSource(name, sourceOf(name, sources), sources.env)
      resolved.add(value)
      resolvedHere.add(value)
      return value
    } catch (error) {
      asked.delete(name)
      throw error
    }
  }

  return {
    known: () => [...resolved],
    resolve(name) {
      const answer = asked.get(name) ?? ask(name)
      asked.set(name, answer)
      return answer
    },
  }
}
