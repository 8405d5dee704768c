import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { programOf } from './start-child.ts'

/** The shell provider and its supervisor as they are shipped: two files side by side. */
export interface ShellBundle {
  readonly runner: string
  readonly supervisor: string
  readonly remove: () => Promise<void>
}

/** Bundles a small runner around the shell provider, and the supervisor it finds beside itself. */
export async function bundleShell(): Promise<ShellBundle> {
  const outdir = await mkdtemp(join(tmpdir(), 'shell-bundle-'))
  await writeFile(join(outdir, 'package.json'), '{"type":"module"}')
  await build({
    bundle: true, platform: 'node', target: 'node20', format: 'esm', outdir, logLevel: 'warning',
    entryPoints: { runner: programOf('shell-runner'), supervisor: 'src/providers/shell/supervisor.ts' },
  })
  return {
    runner: join(outdir, 'runner.js'), supervisor: join(outdir, 'supervisor.js'),
    remove: () => rm(outdir, { recursive: true, force: true }),
  }
}
