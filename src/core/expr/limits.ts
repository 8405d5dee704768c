// Every bound of the expression language. Part of the language: the same in every version of this program.

/** Levels of an expression: a literal or a reference alone is one. */
export const MAX_EXPR_DEPTH = 64

/** UTF-16 units of expression or template text. */
export const MAX_EXPR_TEXT = 64 * 1024

/** UTF-16 units of a string a function makes, and of a text a pattern is matched against. */
export const MAX_STRING = 1024 * 1024

/** Arguments of one call. */
export const MAX_ARGS = 10_000

/** Elements of a list a function makes. */
export const MAX_LIST = 100_000

/** Scalars and containers in one value. */
export const MAX_NODES = 1_000_000

/** UTF-16 units of all strings and keys in a value a function makes, and of a text `fromJson` reads. */
export const MAX_TOTAL_TEXT = 8 * 1024 * 1024

/** UTF-16 units of a pattern. */
export const MAX_PATTERN = 1024

/** Instructions a pattern may compile to. */
export const MAX_PATTERN_PROGRAM = 4096

/** Text units times instructions of one match. */
export const MAX_MATCH_WORK = 64 * 1024 * 1024

/** Steps of the proof that a pattern cannot explode. */
export const MAX_PATTERN_PROOF = 200_000
