// A program that embeds the runner: a typed flow, a provider of its own, live output. Run it with `npx tsx examples/embedding/main.ts`.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { compileFlow, defineFlow, openStore, Runner, t } from 'flowir-runner'
import { defineProvider, shell } from 'flowir-runner/providers'

/** A bucket that keeps objects in memory: stands for any service with a client of its own. */
const objects = new Map<string, string>()
const bucket = defineProvider({
  name: 'bucket', version: '1', actions: {
    put: {
      effect: 'mutating', idempotent: true,
      input: {
        type: 'object', additionalProperties: false, required: ['key', 'text'],
        properties: { key: { type: 'string' }, text: { type: 'string' } },
      },
      output: { type: 'object', required: ['key'], properties: { key: { type: 'string' } } },
      run: ({ args }) => {
        objects.set(args.key, args.text)
        return { key: args.key }
      },
    },
  },
})

const release = defineFlow({ id: 'release', params: { version: t.string() } }, ({ params, shell: command, action }) => {
  const pack = command('pack', `echo packing >&2; printf '[{"filename":"p-%s.tgz"}]' "$VERSION"`, {
    effect: 'mutating', idempotent: true, env: { VERSION: params.version }, json: t.array(t.object({ filename: t.string() })),
  })
  const tarball = pack.output.json[0].filename
  action('upload', 'bucket:put', { key: tarball, text: params.version })
  return { tarball }
})

const dir = await mkdtemp(path.join(os.tmpdir(), 'flowir-embedding-'))
const store = openStore(dir)
try {
  const providers = [shell(), bucket]
  const flow = await compileFlow(release, { providers })
  await using runner = new Runner({ store, providers })
  const run = await runner.start(flow, { runId: 'release-1.2.0', params: { version: '1.2.0' } })
  for await (const line of run.output('pack')) console.log(`pack │ ${line.line}`)
  const result = await run.result()
  console.log(result.outcome, result.reason ?? '')
  if (result.outcome === 'passed') console.log(result.outputs.tarball.toUpperCase(), [...objects])
} finally {
  await store.close()
  await rm(dir, { recursive: true, force: true })
}
