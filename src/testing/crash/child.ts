// One process of a crash matrix: starts the run, or goes on with it, and dies where it is told to. What it says, it says on stdout.
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { given } from '../../base/given.ts'
import { messageOf } from '../../base/message-of.ts'
import type { RunHandle } from '../../engine/run-handle.ts'
import { Runner } from '../../engine/runner.ts'
import { isFault } from '../../model/fault.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import { answerQuestions } from './answer-questions.ts'
import { Gate } from './boundary.ts'
import { countedProvider, countedStore } from './counted-ports.ts'
import { CRASH_RUN_ID, type CrashReply, type CrashTask } from './crash-task.ts'
import { loadScene, type CrashScene } from './crash-scene.ts'
import { crashWorld, WORLD_VARIABLE } from './crash-world.ts'
import { cuttable, type CuttableStore } from './power-cut.ts'

const task = JSON.parse(process.argv[2] ?? '') as CrashTask
const say = (line: string): void => { writeSync(1, `${line}\n`) }

const gate = new Gate(task.at, () => {
  if (task.powerCut === true) disk.cut()
  process.kill(process.pid, task.signal ?? 'SIGKILL')
})
const world = crashWorld(task.worldFile, gate)
process.env[WORLD_VARIABLE] = task.worldFile
const scene = await loadScene(task.scene)
const disk: CuttableStore = cuttable(
  openSqliteStore(task.storeDir, { mode: 'write', createIfMissing: true }), join(task.storeDir, 'runner.db-wal'),
)
if (task.poised === true) await told()
say(JSON.stringify(await lived(scene)))

/** Everything is loaded and nothing done until somebody says so. */
function told(): Promise<void> {
  say('ready')
  return new Promise((resolve) => { process.stdin.once('data', () => { process.stdin.destroy(); resolve() }) })
}

async function lived(of: CrashScene): Promise<CrashReply> {
  try {
    const counted = countedStore(disk.store, gate)
    if (task.answers === true) return await answered(counted)
    const store = of.store?.(counted) ?? counted
    const providers = of.providers(world).map((provider) => countedProvider(provider, gate))
    await using runner = new Runner({ store, providers, concurrency: 1, workDir: task.workDir, ...of.runner?.(task.life) })
    const { outcome, outputs, reason } = await (await handleOf(runner, of, providers)).result()
    const retries = await isToBeRetried(of)
    await disk.store.close()
    return {
      kind: 'ended', outcome, ...given('outputs', outputs), ...given('reason', reason), passed: gate.passed,
      ...(retries ? { retries } : {}),
    }
  } catch (error) {
    return { kind: 'refused', message: messageOf(error), code: isFault(error) ? error.code : 'bug' }
  }
}

/** A person came and answered: the run is as far as before, and another process goes on with it. */
async function answered(store: RunStore): Promise<CrashReply> {
  await answerQuestions(store, CRASH_RUN_ID, world.effects())
  await disk.store.close()
  return { kind: 'ended', outcome: 'suspended', passed: gate.passed }
}

/** It failed, and a person has had it tried again less often than they will. */
async function isToBeRetried({ retries = 0 }: CrashScene): Promise<boolean> {
  if ((await disk.store.checkpoint(CRASH_RUN_ID))?.finished?.outcome !== 'failed') return false
  const events = await disk.store.events(CRASH_RUN_ID)
  return events.filter(({ type }) => type === 'retryClaimed').length < retries
}

async function retried(runner: Runner): Promise<RunHandle> {
  const { run } = await runner.retry({ runId: CRASH_RUN_ID, actor: 'test:person' })
  if (run === undefined) throw new Error('another process runs it')
  return run
}

async function handleOf(runner: Runner, of: CrashScene, providers: readonly Provider[]): Promise<RunHandle> {
  const { flow, params, supervise } = of
  if (await isToBeRetried(of)) return retried(runner)
  if (await disk.store.head(CRASH_RUN_ID) !== undefined) return runner.resume({ runId: CRASH_RUN_ID, ...given('supervise', supervise) })
  const options = { runId: CRASH_RUN_ID, platform: 'test', ...given('params', params), ...given('supervise', supervise) }
  if (typeof flow !== 'string' && !('authoring' in flow)) return runner.start(flow, options)
  const { compileFlow } = await import('../../engine/source/compile-flow.ts')
  return runner.start(await compileFlow(flow, { providers, folder: task.workDir }), options)
}
