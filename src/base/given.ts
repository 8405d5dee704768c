/** An object holding `key` when there is a value, else an empty one: an absent field stays absent. */
export const given = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [key in K]?: V }
