import { processHost } from './host.ts'
import { printFailure } from './print-fault.ts'
import { runCli } from './run-cli.ts'

const host = processHost()

/** What nobody waited for can still break: it ends the process as a bug does. */
function onStray(error: unknown): void {
  const code = printFailure(error, host, { color: false, json: false }, undefined)
  process.exit(code)
}

process.on('uncaughtException', onStray)
process.on('unhandledRejection', onStray)

const code = await runCli(process.argv.slice(2), host)
await Promise.all([host.stdout.drained(), host.stderr.drained()])
// A command that was left to its supervisor must not keep this process.
process.exit(code)
