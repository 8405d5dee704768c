import picomatch from 'picomatch'

/** Loaded only where globs are matched. */
export { picomatch }
