import type { PureFunction } from '../../model/vocabulary.ts'

export type OperatorFunction = Extract<PureFunction, 'or' | 'and' | 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'>

/** An operator between two operands. `chains`: written in a row it makes one call with all operands. */
export interface Operator { readonly symbol: string; readonly fn: OperatorFunction; readonly level: number; readonly chains: boolean }

/** Loosest first; operators of one level that do not chain cannot stand in a row. */
export const OPERATORS: readonly Operator[] = [
  { symbol: '||', fn: 'or', level: 0, chains: true },
  { symbol: '&&', fn: 'and', level: 1, chains: true },
  { symbol: '==', fn: 'eq', level: 2, chains: false },
  { symbol: '!=', fn: 'ne', level: 2, chains: false },
  { symbol: '<', fn: 'lt', level: 3, chains: false },
  { symbol: '<=', fn: 'lte', level: 3, chains: false },
  { symbol: '>', fn: 'gt', level: 3, chains: false },
  { symbol: '>=', fn: 'gte', level: 3, chains: false },
]

/** Levels of operators; what binds closer than all of them is one level further. */
export const OPERATOR_LEVELS = 4

const BY_FUNCTION: ReadonlyMap<string, Operator> = new Map(OPERATORS.map((operator) => [operator.fn, operator]))

/** The operator that lowers to a function. */
export const operatorOf = (fn: string): Operator | undefined => BY_FUNCTION.get(fn)

/** How authors know a function: its operator if it has one. */
export const labelOf = (fn: string): string => fn === 'not' ? '!' : operatorOf(fn)?.symbol ?? fn
