import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const SCENES = 'test/crash/scenes'

/** The program of a crash matrix, its scenes and the supervisor, as plain scripts that start fast. */
export interface CrashBundle {
  readonly program: string
  scene(name: string): string
  remove(): Promise<void>
}

export async function bundleCrash(): Promise<CrashBundle> {
  const outdir = await mkdtemp(join(tmpdir(), 'crash-bundle-'))
  await writeFile(join(outdir, 'package.json'), '{"type":"module"}')
  await symlink(resolve('node_modules'), join(outdir, 'node_modules'))
  const scenes = (await readdir(SCENES)).filter((name) => name.endsWith('-scene.ts'))
  await build({
    bundle: true, splitting: true, platform: 'node', target: 'node20', format: 'esm', outdir, logLevel: 'warning',
    external: ['better-sqlite3', 'jiti'], minifyWhitespace: true, minifySyntax: true,
    banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
    entryPoints: {
      child: 'src/testing/crash/child.ts', supervisor: 'src/providers/shell/supervisor.ts',
      ...Object.fromEntries(scenes.map((name) => [name.slice(0, -'.ts'.length), join(SCENES, name)])),
    },
  })
  return {
    program: join(outdir, 'child.js'), scene: (name) => join(outdir, `${name}-scene.js`),
    remove: () => rm(outdir, { recursive: true, force: true }),
  }
}
