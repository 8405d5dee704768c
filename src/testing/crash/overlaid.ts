/** An object with some of its members replaced; the others are its own, whatever they are. */
export const overlaid = <T extends object>(target: T, members: Partial<T>): T => new Proxy(target, {
  get(of, name) {
    if (Object.hasOwn(members, name)) return Reflect.get(members, name)
    const value: unknown = Reflect.get(of, name, of)
    return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(of) : value
  },
})
