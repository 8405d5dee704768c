import { boundReport, type ReportStep, type ReportView } from '../../core/view/report.ts'
import { alone, type NamedRun } from '../render/named-run.ts'
import { reportMarkdown } from '../render/report-markdown.ts'
import { REPORT_ROWS } from '../render/report-text.ts'
import { oneLine } from '../render/safe-text.ts'
import { PlainReporter } from './plain-reporter.ts'
import type { ReporterOptions, RunEnding } from './reporter.ts'

// Workflow commands of GitHub Actions. Values are escaped, so that nothing a command prints can become a command.

export const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
export const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A workflow command begins a line; its older form is read anywhere in one. */
const disarm = (text: string): string => text.replaceAll('##[', '##\u200b[').replace(/^(\s*)::/, '$1:\u200b:')

/** Annotations shown; the service itself drops what is beyond ten of a kind. */
const ANNOTATIONS = 10

/** A file as the service knows it: relative to the checkout. */
const fileOf = (file: string, workspace: string | undefined): string =>
  (workspace !== undefined && file.startsWith(`${workspace}/`) ? file.slice(workspace.length + 1) : file)

/** `::error file=…,line=…::` of a step that needs looking at. */
function annotationOf(row: ReportStep, title: string, workspace: string | undefined): string {
  const place = row.source === undefined ? {} : { file: fileOf(row.source.file, workspace), line: String(row.source.line) }
  const properties = Object.entries({ ...place, title })
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(oneLine(value))}`).join(',')
  const message = [row.result, row.reason].filter((part) => part !== undefined).join(': ')
  return `::${row.standing === 'unknown' ? 'warning' : 'error'} ${list}::${escapeData(oneLine(message === '' ? row.standing : message))}`
}

/** Step outputs as lines. */
export const outputsText = (outputs: Readonly<Record<string, string>>): string =>
  Object.entries(outputs).map(([name, value]) => `${name}=${oneLine(value)}\n`).join('')

const outputsOf = ({ runId, outcome, next }: ReportView) => ({ 'run-id': runId, outcome, next: next.command })

/** Annotations of what needs looking at, of several runs at most so many as are shown. */
export const annotationLines = (runs: readonly NamedRun[], env: ReporterOptions['env']): readonly string[] => runs
  .flatMap(({ name, view }) => view.steps.rows.filter((row) => row.problem === true).map((row) => ({ name, row }))).slice(0, ANNOTATIONS)
  .map(({ name, row }) => annotationOf(row, `${runs.length > 1 ? `${name}: ` : ''}${row.ref}: ${row.standing}`, env['GITHUB_WORKSPACE']))

/** The job summary of a run. */
export const summaryText = ({ name, view }: NamedRun): string => `${reportMarkdown(boundReport(view, REPORT_ROWS), name)}\n`

/** Plain lines, with groups around commands' output, annotations, a job summary and step outputs. */
export class GithubReporter extends PlainReporter {
  #group: string | undefined

  override end(ending: RunEnding): void {
    this.#closeGroup()
    super.end(ending)
    const { env, appendFile } = this.options
    for (const line of annotationLines([alone(ending.report)], env)) this.#command(line)
    const [summary, outputs] = [env['GITHUB_STEP_SUMMARY'], env['GITHUB_OUTPUT']]
    if (summary !== undefined && summary !== '') appendFile(summary, summaryText(alone(ending.report)))
    if (outputs !== undefined && outputs !== '') appendFile(outputs, outputsText(outputsOf(ending.report)))
  }

  override pause(): void { this.#closeGroup() }

  protected override line(text: string): void {
    this.#closeGroup()
    super.line(disarm(text))
  }

  protected override outputLine(ref: string, text: string | undefined): void {
    if (text === undefined) return
    if (this.#group !== ref) {
      this.#closeGroup()
      this.#command(`::group::${escapeData(oneLine(ref))}`)
      this.#group = ref
    }
    super.line(disarm(text))
  }

  #command(text: string): void { super.line(text) }

  #closeGroup(): void {
    if (this.#group === undefined) return
    this.#group = undefined
    this.#command('::endgroup::')
  }
}
