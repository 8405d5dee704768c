import type { ReportView } from '../../core/view/report.ts'

/** A run, and what people tell it apart by. */
export interface NamedRun { readonly name: string; readonly view: ReportView }

/** The only run there is: its flow names it. */
export const alone = (view: ReportView): NamedRun => ({ name: view.flowId, view })
