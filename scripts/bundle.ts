// Bundles the entries into the folder given as argument. The list is fixed: a missing entry is an error.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions, type Metafile } from 'esbuild'

/** Doors and commands: one build, so that what they share is loaded once. */
const SHARED_ENTRIES = {
  cli: 'src/cli/main.ts',
  index: 'src/index.ts',
  providers: 'src/providers/index.ts',
  testing: 'src/testing/index.ts',
  'crash-child': 'src/testing/crash/child.ts',
}

/** Its own small process: one file with nothing beside it to load. */
const LONE_ENTRIES = { supervisor: 'src/providers/shell/supervisor.ts' }

/** Loaded from node_modules at run time: native, loads files beside itself, or the user's own. */
const EXTERNAL = ['better-sqlite3', 'jiti', 'vitest', '@modelcontextprotocol/sdk']

/** Must never reach the product: it costs more start-up time than everything else together. */
const FORBIDDEN = ['@sinclair/typebox']

const options = (outdir: string): BuildOptions => ({
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  outdir,
  external: EXTERNAL,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
  metafile: true,
  logLevel: 'warning',
})

const packageOf = (input: string): string | undefined => /(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[0].replace(/\/$/, '')

const bundledPackages = (metafiles: readonly Metafile[]): string[] =>
  [...new Set(metafiles.flatMap((meta) => Object.keys(meta.inputs)).flatMap((input) => packageOf(input) ?? []))].sort()

function refuseForbidden(packages: readonly string[]): void {
  const found = packages.filter((path) => FORBIDDEN.some((name) => path.endsWith(`node_modules/${name}`)))
  if (found.length > 0) throw new Error(`${found.join(', ')} is in the bundle: import schema files with "import type"`)
}

/** Node gives a lazily loaded CommonJS package its named exports, the bundler does not: tests would pass and the product fail. */
function refuseLazyCommonJs({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const lazy = imports.find(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
    if (lazy) throw new Error(`${file} loads ${lazy.path} with import(): import it statically in a file of src, and load that file lazily`)
  }
}

function refuseMissing(): void {
  const missing = Object.values({ ...SHARED_ENTRIES, ...LONE_ENTRIES }).filter((entry) => !existsSync(entry))
  if (missing.length > 0) throw new Error(`missing entry: ${missing.join(', ')}`)
}

/** The licences of what was copied into the bundle, as they ask for. */
function licences(packages: readonly string[]): string {
  return packages.map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, string>
    const file = ['LICENSE', 'LICENSE.md', 'license', 'LICENCE'].map((each) => join(path, each)).find((each) => existsSync(each))
    return `${String(name)} ${String(version)} (${String(license)})\n\n${file ? readFileSync(file, 'utf8').trim() : ''}\n`
  }).join('\n----\n\n')
}

function makeCommand(file: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.startsWith('#!')) writeFileSync(file, `#!/usr/bin/env node\n${text}`)
  chmodSync(file, 0o755)
}

async function bundle(outdir: string): Promise<void> {
  refuseMissing()
  const results = await Promise.all([
    build({ ...options(outdir), metafile: true, entryPoints: SHARED_ENTRIES, splitting: true, chunkNames: '[name]-[hash]' }),
    build({ ...options(outdir), metafile: true, entryPoints: LONE_ENTRIES }),
  ])
  const metafiles = results.map((result) => result.metafile)
  const packages = bundledPackages(metafiles)
  refuseForbidden(packages)
  metafiles.forEach(refuseLazyCommonJs)
  writeFileSync(join(outdir, 'third-party-licences.txt'), licences(packages))
  makeCommand(join(outdir, 'cli.js'))
}

const [outdir] = process.argv.slice(2)
if (outdir === undefined) throw new Error('usage: bundle.ts OUTDIR')
await bundle(outdir)
