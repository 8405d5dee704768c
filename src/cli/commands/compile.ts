import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { given } from '../../base/given.ts'
import { documentOf } from '../../core/flow/archive-form.ts'
import { bundleDocument } from '../../core/flow/flow-bundle.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle } from '../../model/flow.ts'
import { bindingText } from '../binding-text.ts'
import type { Call, Command } from '../command.ts'
import { compileWord } from '../compile-word.ts'
import { isSealed, type OpenedFlow } from '../open-flow.ts'
import type { RenderContext } from '../render/render-context.ts'
import { printDiagnostics } from '../show-diagnostics.ts'
import { DIAGNOSTICS_EXIT, jsonText, say, show } from '../show.ts'
import { writeOutput } from '../write-output.ts'

/** A flow that calls none is written as it is, one with subflows as a bundle. */
const sealedText = (bundle: FlowBundle): string =>
  jsonText(bundle.flows.size > 1 ? bundleDocument(bundle) : documentOf(bundle.root))

/** What became of one flow of the command line. */
interface Done { readonly word: string; readonly opened: OpenedFlow; readonly written?: string; readonly outdated?: true }

function isCurrent(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

async function writeSealed({ flags, host }: Call, bundle: FlowBundle, folder: string): Promise<Pick<Done, 'written' | 'outdated'>> {
  const [path, text] = [join(folder, `${bundle.root.flowId}.ir.json`), sealedText(bundle)]
  if (!flags.on('check')) return { written: await writeOutput(host, path, text) }
  return isCurrent(resolve(host.cwd, path), text) ? {} : { outdated: true }
}

async function compileOne(call: Call, word: string): Promise<Done> {
  const version = call.flags.text('ir-version')
  if (isSealed(word) && version !== undefined) {
    throw new Fault('usage.invalid', `${word} is sealed: its generation does not change`, { next: 'compile its source' })
  }
  const opened = await compileWord(call, word, version === undefined ? {} : { irVersion: version === '1' ? 1 : 2 })
  printDiagnostics(call, opened.diagnostics)
  const folder = call.flags.text('out')
  return { word, opened, ...opened.ok && folder !== undefined ? await writeSealed(call, opened.bundle, folder) : {} }
}

function sealedFields(opened: OpenedFlow): object {
  if (!opened.ok) return {}
  const { flowId, irHash } = opened.bundle.root
  return { flowId, irHash, ...given('report', opened.report) }
}

function documentOfDone({ word, opened, written, outdated }: Done): object {
  return {
    file: word, ok: opened.ok, ...sealedFields(opened), diagnostics: opened.diagnostics,
    ...given('written', written), ...given('outdated', outdated),
  }
}

function textOfDone({ opened }: Done, ctx: RenderContext): readonly string[] {
  if (!opened.ok) return []
  const { flowId, irHash } = opened.bundle.root
  return [opened.report === undefined ? `${ctx.paint.strong(flowId)}  ${irHash}` : bindingText(opened.report, ctx)]
}

const isFine = ({ opened, outdated }: Done): boolean => opened.ok && outdated === undefined

function sayWhatWasDone(call: Call, { word, written, outdated }: Done): void {
  if (written !== undefined) say(call, `wrote ${written}`)
  const out = call.flags.text('out') ?? ''
  if (outdated === true) say(call, `${word}: what is in ${out} is not what it compiles to\nnext: runner compile ${word} -o ${out}`)
}

export const command: Command = {
  words: [{ word: '<flow...>', text: 'flow files: *.flow.yaml, *.flow.ts or sealed ones' }],
  flags: [
    { flag: '-o, --out <dir>', text: 'write FLOW.ir.json there: the sealed flow, or a bundle with its subflows' },
    { flag: '--check', text: 'write nothing; with -o, fail when a file there is not what the flow compiles to' },
    { flag: '--ir-version <n>', text: 'generation to seal (default: 2)', choices: ['1', '2'] },
  ],
  heeds: ['json', 'quiet'],
  notes: ['Binds against runner.lock.json where there is one, else against the installed providers, and never writes it.'],
  async run(call) {
    const done: Done[] = []
    for (const word of call.words) done.push(await compileOne(call, word))
    for (const each of done) sayWhatWasDone(call, each)
    const ok = done.every(isFine)
    show(call, {
      document: { schemaVersion: 1, ok, flows: done.map(documentOfDone) },
      text: (ctx) => done.flatMap((each) => textOfDone(each, ctx)).join('\n\n'),
      ids: done.flatMap(({ opened }) => (opened.ok ? [opened.bundle.root.irHash] : [])).join('\n'),
    })
    return ok ? 0 : DIAGNOSTICS_EXIT
  },
}
