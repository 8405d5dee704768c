export const attests = (_f: unknown, _n: string, _a: unknown): readonly string[] => []
