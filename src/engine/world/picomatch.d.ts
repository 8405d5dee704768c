declare module 'picomatch' {
  interface Options { readonly dot?: boolean; readonly nonegate?: boolean; readonly posix?: boolean }
  interface Scan { readonly base: string; readonly isGlob: boolean }
  function picomatch(glob: string | readonly string[], options?: Options): (path: string) => boolean
  namespace picomatch { function scan(glob: string, options?: Options): Scan }
  export = picomatch
}
