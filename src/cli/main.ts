import { packageVersion } from './software.ts'

const argv = process.argv.slice(2)

if (argv[0] === '--version' || argv[0] === '-V') process.stdout.write(`${packageVersion()}\n`)
else await (await import('./run-process.ts')).runProcess(argv)
