/** How many things were tried, and how they went. */
export interface Totals { readonly passed: number; readonly failed: number }

export const addTotals = (a: Totals, b: Totals): Totals => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

export const totalsLine = ({ passed, failed }: Totals): string => `${String(passed)} passed, ${String(failed)} failed`
