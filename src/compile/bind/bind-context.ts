import type { FlowRef } from '../../model/flow.ts'
import type { AuthoredDefaults } from '../normalize/authored.ts'
import type { Context } from '../normalize/context.ts'
import type { TextNode } from '../parse/authoring-node.ts'
import type { Catalog } from './catalog.ts'

/** What binding needs beside the flow. */
export interface BindContext extends Context {
  readonly catalog: Catalog
  readonly defaults: AuthoredDefaults
  /** The flow a file was compiled to; undefined when it was not, which is reported elsewhere. */
  readonly refTo: (file: TextNode) => FlowRef | undefined
  /** Features the flow needs, by provider; filled while binding. */
  readonly features: Map<string, Set<string>>
}

/** Notes that the flow needs a provider, and a feature of it. */
export function need({ features }: BindContext, provider: string, feature?: string): void {
  const known = features.get(provider) ?? new Set<string>()
  features.set(provider, known)
  if (feature !== undefined) known.add(feature)
}
