/** Exit codes from the one that says most: what could not be done, what failed, what is not known, what is not over, what passed. */
const WORST_FIRST: readonly number[] = [70, 65, 64, 75, 1, 2, 143, 130, 129, 3, 0]

/** The exit code of several runs. */
export const worstExit = (codes: readonly number[]): number => WORST_FIRST.find((code) => codes.includes(code)) ?? 0
