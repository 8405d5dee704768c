import { processHost } from './host.ts'
import { printFailure } from './print-fault.ts'
import { runCli } from './run-cli.ts'

/** Runs this process as a command line, and ends it. */
export async function runProcess(argv: readonly string[]): Promise<void> {
  const host = processHost()
  // What nobody waited for can still break: it ends the process as any bug does.
  const onStray = (error: unknown): void => { process.exit(printFailure(error, host, { color: false, json: false }, undefined)) }
  process.on('uncaughtException', onStray)
  process.on('unhandledRejection', onStray)
  const code = await runCli(argv, host)
  await Promise.all([host.stdout.drained(), host.stderr.drained()])
  // A command that was left to its supervisor must not keep this process.
  process.exit(code)
}
