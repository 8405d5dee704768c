import { lstatSync } from 'node:fs'
import { join, relative } from 'node:path'
import { scanJson } from '../../core/flow/scan-json.ts'
import { policyProblems } from '../../engine/check-policy.ts'
import { Fault } from '../../model/fault.ts'
import type { Policy } from '../../model/policy.ts'
import { readCheckedJson } from './read-checked-json.ts'

/** Beside the project's configuration. */
const POLICY_FILE = 'runner.policy.json'

/** The policy of a project, and its file as people name it. */
export interface PolicyFile { readonly name: string; readonly policy: Policy }

/** Rules under a key that is written twice would be passed over: such a text is no policy either. */
async function check(value: unknown, text: string): Promise<void> {
  const problems = await policyProblems(value)
  if (problems.length > 0 || !scanJson(text).ok) throw new Fault('config.invalid', 'the policy is wrong', { data: { problems } })
}

/**
 * The policy of a project; none when it has no such file. One that is there and cannot be read is not taken for none.
 * @throws Fault config.invalid, with line and column
 */
export async function readPolicyFile(root: string, cwd: string): Promise<PolicyFile | undefined> {
  const file = join(root, POLICY_FILE)
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return undefined
  const name = relative(cwd, file)
  const policy = await readCheckedJson(file, name, check)
  return { name, policy: policy as Policy }
}
