import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCallFolder, readRecord, TERMINAL_RECORD } from '../../src/providers/dispatch-journal.ts'
import { eventually } from '../../src/testing/provider/harness.ts'
import { bundleShell, type ShellBundle } from './shell-bundle.ts'
import { SECRET, shellRig } from './shell-rig.ts'

let bundle: ShellBundle
let rig: Awaited<ReturnType<typeof shellRig>>

beforeAll(async () => { bundle = await bundleShell() })
afterAll(() => bundle.remove())
beforeEach(async () => { rig = await shellRig(bundle) })
afterEach(() => rig.close())

const calm = (): AbortSignal => new AbortController().signal

const isRunning = async (pid: number): Promise<boolean> =>
  /\) [^ZX] /.test(await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => ''))

const pidIn = async (name: string): Promise<number> => Number(await rig.text(name))

/** Everything below a folder, as one text. */
async function contentsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n')
}

describe('a supervised command', () => {
  it('is cancelled by a signal to its supervisor, whole group and all, and that is on record', async () => {
    await createCallFolder(rig.journalDir, 'stopped')
    const script = 'sleep 60 & echo $! > child.pid; sleep 60; echo late >> effects'
    const supervisor = rig.startSupervisor({ callId: 'stopped', spec: rig.specOf(script) })
    await rig.fileSays('child.pid', '\n')
    supervisor.kill('SIGTERM')
    await once(supervisor, 'exit')
    const record = await readRecord(rig.journalDir, 'stopped', TERMINAL_RECORD)
    expect(record).toMatchObject({ cancelled: true, timedOut: false, signal: 'SIGTERM' })
    expect(await isRunning(await pidIn('child.pid'))).toBe(false)
    expect(await rig.text('effects')).toBe('')
  })

  it('is killed with its descendants when they ignore being asked', async () => {
    await createCallFolder(rig.journalDir, 'stubborn')
    const script = "trap '' TERM; (trap '' TERM; echo $BASHPID > child.pid; while :; do sleep 1; done) & while :; do sleep 1; done"
    const supervisor = rig.startSupervisor({ callId: 'stubborn', spec: { ...rig.specOf(script), killGraceMs: 100 } })
    await rig.fileSays('child.pid', '\n')
    supervisor.kill('SIGTERM')
    await once(supervisor, 'exit')
    expect(await readRecord(rig.journalDir, 'stubborn', TERMINAL_RECORD)).toMatchObject({ cancelled: true, signal: 'SIGKILL' })
    expect(await isRunning(await pidIn('child.pid'))).toBe(false)
  })

  it('is over when its own process is, although a grandchild holds the pipes and lives on', async () => {
    const session = await rig.openSession('runner')
    const outcome = await session.execute(rig.call('sleep 60 & echo $! > child.pid; echo done'), calm())
    const grandchild = await pidIn('child.pid')
    expect(outcome).toMatchObject({ terminal: 'succeeded', output: { stdout: 'done\n' } })
    expect(await isRunning(grandchild)).toBe(true)
    process.kill(grandchild, 'SIGKILL')
  })

  it('is over although a grandchild writes on and on', async () => {
    const session = await rig.openSession('runner')
    const outcome = await session.execute(rig.call('yes & echo $! > child.pid; sleep 0.1'), calm())
    expect(outcome).toMatchObject({ terminal: 'succeeded', output: { truncated: true } })
    expect(await eventually(async () => !await isRunning(await pidIn('child.pid')) || undefined)).toBe(true)
  })

  it('hands back the whole of what it printed last, however large', async () => {
    const session = await rig.openSession('runner')
    const outcome = await session.execute(rig.call('head -c 3000000 /dev/zero | tr "\\0" x; echo END'), calm())
    const stdout = (outcome.output as { stdout: string }).stdout
    expect(stdout.endsWith('xEND\n')).toBe(true)
    let bytes = 0
    for await (const piece of session.fetchEvidence(outcome.evidence![0]!.ref)) bytes += piece.length
    expect(bytes).toBe(3_000_004)
  })

  it('keeps no secret on the disk, on a command line or in the environment of its supervisor', async () => {
    const spellings = [SECRET, Buffer.from(SECRET).toString('base64'), encodeURIComponent(SECRET)]
    const script = [
      'echo "plain $TOKEN"', 'printf %s "$TOKEN" | base64', "printf 'url '; printf %s \"$TOKEN\" | sed 's:/:%2F:; s:+:%2B:'; echo",
      'printf "s3cr3t/Val"; sleep 0.1; echo "ue+4242"', 'cat', 'echo "v=$TOKEN" > "$FLOWIR_OUTPUT"',
      'echo begun > began', 'while [ ! -e go ]; do sleep 0.02; done',
    ].join('\n')
    const call = rig.call(script, {}, { env: { TOKEN: { $secret: 'TOKEN' } }, stdin: { $secret: 'TOKEN' } })
    const session = await rig.openSession('runner')
    const ending = session.execute(call, calm())
    await rig.fileSays('began', 'begun')
    const { supervisor } = await rig.processesOf(call.callId)
    const seen = await Promise.all(['cmdline', 'environ'].map((name) => readFile(`/proc/${String(supervisor)}/${name}`, 'latin1')))
    await writeFile(rig.file('go'), '')
    const outcome = await ending
    expect(outcome.output).toMatchObject({ stdout: expect.stringContaining('plain ***\n***\nurl ***\n***\n***'), values: { v: '***' } })
    const all = [...seen, await contentsOf(rig.journalDir), JSON.stringify(outcome)].join('\n')
    for (const spelling of spellings) expect(all).not.toContain(spelling)
  })
})

const MEBIBYTE = 1024 * 1024

/** The most memory a process held, as the kernel counted it, while it lived. */
async function peakOf(pid: number): Promise<number> {
  let peak = 0
  await eventually(async () => {
    const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '')
    const [, kib] = /VmHWM:\s+(\d+)/.exec(status) ?? []
    if (kib === undefined) return true
    peak = Number(kib) * 1024
    return undefined
  }, 60_000)
  return peak
}

async function peakWith(callId: string, bytes: number): Promise<number> {
  await createCallFolder(rig.journalDir, callId)
  const script = `head -c ${String(bytes)} /dev/zero`
  const supervisor = rig.startSupervisor({ callId, spec: rig.specOf(script) })
  const peak = await peakOf(supervisor.pid!)
  const record = await readRecord(rig.journalDir, callId, TERMINAL_RECORD) as { stdout: { bytes: number; text: string } } | undefined
  expect(record?.stdout.bytes).toBe(bytes)
  expect(record?.stdout.text.length).toBeLessThan(20_000)
  return peak
}

describe('memory', () => {
  it('does not grow with what a command prints', async () => {
    const [small, large] = [await peakWith('small', 10 * MEBIBYTE), await peakWith('large', 1024 * MEBIBYTE)]
    expect(large - small).toBeLessThan(64 * MEBIBYTE)
  })
})
