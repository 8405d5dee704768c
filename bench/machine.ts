import os from 'node:os'

/** Load per processor from which figures say more about the machine's other work than about this program. */
const BUSY = 0.5

const one = (value: number): string => value.toFixed(1)

/** What was measured on, in one line. */
export function machineText(): string {
  const cpus = os.cpus()
  const memory = `${one(os.totalmem() / 2 ** 30)} GiB`
  return `${String(cpus.length)} × ${cpus[0]?.model ?? 'unknown'}, ${memory}, ${os.platform()} ${os.release()}, Node ${process.version}`
}

export const loadText = (): string => os.loadavg().map(one).join(' ')

/** A warning when others use the machine; ratios of one round survive that better than figures do. */
export function loadWarning(): string | undefined {
  const [load = 0] = os.loadavg()
  if (load <= BUSY * os.cpus().length) return undefined
  return `WARNING: load ${one(load)} on ${String(os.cpus().length)} processors before anything was measured: do not quote these figures`
}

/** The environment of measured processes. Extra certificates would be read at every start of Node 20 and cost more than the program. */
export function measuredEnv(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _certificates, NODE_OPTIONS: _options, ...env } = process.env
  return env
}
