import type { BindingReport, FlowBinding, StepBinding } from '../compile/compile-result.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { oneLine } from './render/safe-text.ts'
import type { RenderContext } from './render/render-context.ts'
import { textTable, type Row } from './render/text-table.ts'

const AGAINST: Readonly<Record<BindingReport['against'], string>> = {
  lockfile: 'bound against the lockfile', manifests: 'bound against the installed providers',
}

function stepRow({ stepId, action, channel, effect, idempotent, args }: StepBinding): Row {
  const deferred = Object.entries(args).filter(([, when]) => when === 'deferred').map(([name]) => name)
  return [
    stepId, action, channel ?? '', idempotent && effect === 'mutating' ? 'mutating, idempotent' : effect,
    deferred.length === 0 ? '' : `computed: ${deferred.join(', ')}`,
  ]
}

const adviceLine = ({ file, span, message }: Diagnostic, ctx: RenderContext): string =>
  ctx.paint.quiet(oneLine(`  note: ${file}${span === undefined ? '' : `:${String(span.startLine)}:${String(span.startCol)}`} ${message}`))

function flowLines({ flowId, irHash, file, steps, advice }: FlowBinding, ctx: RenderContext): readonly string[] {
  return [
    `${ctx.paint.strong(oneLine(flowId))}  ${irHash}  ${oneLine(file)}`,
    ...textTable(steps.map(stepRow), { width: ctx.columns, indent: 2, shrink: [4, 1] }), ...advice.map((each) => adviceLine(each, ctx)),
  ]
}

/** What a compilation bound: each flow with its hash and the steps that act. */
export function bindingText({ against, flows }: BindingReport, ctx: RenderContext): string {
  return [...flows.flatMap((flow) => flowLines(flow, ctx)), ctx.paint.quiet(AGAINST[against])].join('\n')
}
