/** The answer as a promise: what a synchronous operation throws reaches the caller as a rejection. */
export const promised = <T>(operation: () => T): Promise<T> => new Promise((resolve) => resolve(operation()))
