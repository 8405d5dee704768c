import { pathToFileURL } from 'node:url'

/**
 * The default export of a module of the user's own, TypeScript included; without one, the module itself.
 * @param file absolute path
 */
export async function loadModule(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti')
  const jiti = createJiti(pathToFileURL(file).href, { moduleCache: true, fsCache: false, interopDefault: false })
  const module = await jiti.import<Record<string, unknown>>(file)
  return module['default'] ?? module
}
