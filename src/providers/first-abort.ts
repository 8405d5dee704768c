/** Calls back once, when the first of the signals is aborted; returns how to stop listening. */
export function onFirstAbort(signals: readonly AbortSignal[], act: () => void): () => void {
  let acted = false
  const once = (): void => {
    if (!acted) act()
    acted = true
  }
  for (const signal of signals) signal.addEventListener('abort', once, { once: true })
  if (signals.some((signal) => signal.aborted)) once()
  return () => { for (const signal of signals) signal.removeEventListener('abort', once) }
}
