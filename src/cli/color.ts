import type { Host, Out } from './host.ts'

/** Whether to paint on a stream: never where somebody said no, always where somebody forces it, else on a terminal. */
export function useColor(out: Pick<Out, 'isTTY'>, env: Host['env'], wanted: boolean): boolean {
  if (!wanted || (env['NO_COLOR'] ?? '') !== '') return false
  if ((env['CLICOLOR_FORCE'] ?? '0') !== '0') return true
  return out.isTTY && env['TERM'] !== 'dumb'
}
