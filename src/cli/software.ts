import { createRequire } from 'node:module'

/** The version of this package. */
export function packageVersion(): string {
  const { version } = createRequire(import.meta.url)('flowir-runner/package.json') as { readonly version: string }
  return version
}

/** Name and version, as the log keeps them. */
export const softwareName = (): string => `flowir-runner/${packageVersion()}`
