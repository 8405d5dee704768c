import { access, constants } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import type { Json, JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { previousEnv, PREVIOUS_VARIABLES } from '../../core/continuation/previous-env.ts'
import type { ActionCall, SecretHandle } from '../../ports/provider.ts'
import { isSecretHandle, type SecretValues } from '../secret-values.ts'
import { VALUES_FILE, type ReadingRules } from './command-record.ts'
import type { CommandSpec } from './run-command.ts'

/** Arguments of `shell:exec`. Exactly one of `script` and `argv`. */
export interface ExecArgs {
  /** Text for `bash -eo pipefail`, or `sh -eu` where there is no bash. */
  readonly script?: string
  /** A program and its arguments, started without a shell. */
  readonly argv?: readonly string[]
  /** Relative to the flow's folder. */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | SecretHandle>>
  readonly stdin?: string | SecretHandle
  /** The whole of stdout is JSON. Default false. */
  readonly json?: boolean
  /** Exit codes by which the command says that it did nothing. */
  readonly noEffectExitCodes?: readonly number[]
}

const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0')
const isTextOrSecret = (value: unknown): boolean => typeof value === 'string' || isSecretHandle(value)
const isMapOf = (value: unknown, test: (item: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(test)

const SHAPES: Readonly<Record<string, { readonly is: (value: Json) => boolean; readonly wanted: string }>> = {
  script: { is: isText, wanted: 'a text' },
  argv: { is: (value) => Array.isArray(value) && Boolean(value[0]) && value.every(isText), wanted: 'a program and its arguments' },
  cwd: { is: isText, wanted: 'a folder' },
  env: { is: (value) => isMapOf(value, isTextOrSecret), wanted: 'a map of texts' },
  stdin: { is: isTextOrSecret, wanted: 'a text' },
  json: { is: (value) => typeof value === 'boolean', wanted: 'true or false' },
  noEffectExitCodes: { is: (value) => Array.isArray(value) && value.every(Number.isInteger), wanted: 'a list of exit codes' },
}

/** Arguments of the right shape, or what is wrong with them. */
export function readExecArgs(args: JsonObject): Result<ExecArgs, string> {
  for (const [name, value] of Object.entries(args)) {
    const shape = SHAPES[name]
    if (shape === undefined) return err(`there is no argument "${name}"`)
    if (!shape.is(value)) return err(`"${name}" must be ${shape.wanted}`)
  }
  if ((args['script'] === undefined) === (args['argv'] === undefined)) return err('exactly one of "script" and "argv" is needed')
  return ok(args as ExecArgs)
}

async function isOnPath(program: string, path: string): Promise<boolean> {
  for (const folder of path.split(delimiter).filter((each) => each !== '')) {
    if (await access(join(folder, program), constants.X_OK).then(() => true, () => false)) return true
  }
  return false
}

const searched = new Map<string, Promise<boolean>>()

function hasBash(path: string): Promise<boolean> {
  const known = searched.get(path) ?? isOnPath('bash', path)
  searched.set(path, known)
  return known
}

async function argvOf({ script = '', argv }: ExecArgs, path: string): Promise<readonly string[]> {
  if (argv !== undefined) return argv
  return await hasBash(path) ? ['bash', '-eo', 'pipefail', '-c', script] : ['sh', '-eu', '-c', script]
}

const defined = (env: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(env).flatMap(([name, value]) => value === undefined ? [] : [[name, value]])

/** What a runner around this one says of its own step is not of this one. */
const inherited = (env: Surroundings['processEnv']): [string, string][] =>
  defined(env).filter(([name]) => !PREVIOUS_VARIABLES.includes(name))

/** What a command learns about where it runs. */
const flowVariables = ({ context, idempotencyKey, previous }: ActionCall, folder: string): Record<string, string> => ({
  FLOWIR_RUN_ID: context.runId, FLOWIR_STEP: context.stepId, FLOWIR_ATTEMPT: String(context.attempt),
  FLOWIR_IDEMPOTENCY_KEY: idempotencyKey, FLOWIR_OUTPUT: join(folder, VALUES_FILE), ...previousEnv(previous),
})

/** Where and how a command is to run. */
export interface Surroundings {
  readonly workDir: string
  readonly killGraceMs: number
  /** Inherited by every command. */
  readonly processEnv: Readonly<Record<string, string | undefined>>
  readonly secrets: SecretValues
  /** The call's folder. */
  readonly folder: string
}

/** A request is what a command needs to run and what its end needs to be read. */
export interface CommandRequest { readonly spec: CommandSpec; readonly rules: ReadingRules }

/** Everything a command needs. Secrets are resolved here and nowhere earlier. @throws SecretUnusableError */
export async function commandRequest(args: ExecArgs, call: ActionCall, around: Surroundings): Promise<CommandRequest> {
  const valueOf = (value: string | SecretHandle): string | Promise<string> =>
    typeof value === 'string' ? value : around.secrets.valueOf(value)
  const own = await Promise.all(Object.entries(args.env ?? {}).map(async ([name, value]) => [name, await valueOf(value)] as const))
  const env = Object.fromEntries([...inherited(around.processEnv), ...own, ...Object.entries(flowVariables(call, around.folder))])
  const stdin = args.stdin === undefined ? undefined : await valueOf(args.stdin)
  return {
    spec: {
      argv: await argvOf(args, env['PATH'] ?? ''), cwd: resolve(around.workDir, args.cwd ?? '.'), env, killGraceMs: around.killGraceMs,
      ...(stdin === undefined ? {} : { stdin }), ...(call.timeoutMs === undefined ? {} : { timeoutMs: call.timeoutMs }),
    },
    rules: { json: args.json ?? false, noEffectExitCodes: args.noEffectExitCodes ?? [] },
  }
}
