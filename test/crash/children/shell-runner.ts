// A runner of one command: says when it dispatches and how the command ended.
import { shell } from '../../../src/providers/shell/shell.ts'
import type { ActionCall, OpenOptions } from '../../../src/ports/provider.ts'

interface Task { readonly options: Omit<OpenOptions, 'secrets'>; readonly call: ActionCall; readonly secret: string }

const { options, call, secret } = JSON.parse(process.argv[2] ?? '') as Task
const session = await shell().open({ ...options, secrets: { resolve: () => Promise.resolve(secret) } })
const ending = session.execute(call, new AbortController().signal)
process.stdout.write('dispatching\n')
process.stdout.write(`${JSON.stringify(await ending)}\n`)
