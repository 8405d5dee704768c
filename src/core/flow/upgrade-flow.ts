import type { Expr } from '../../model/expr.ts'
import type { ActionStep, FlowIR, HumanStep } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import type { StepDraft } from './flow-draft.ts'
import { mapSteps } from './step-tree.ts'

function qualified({ attempts }: ActionStep['binding'], provider: string): ActionStep['binding'] {
  return { attempts: attempts.map((attempt) => ({ ...attempt, actionName: `${provider}:${attempt.actionName}` })) }
}

/** On the wire a prompt of generation 1 is text. */
const asExpr = (prompt: HumanStep['prompt']): Expr => ({ lit: prompt as unknown as string })

function upgradeStep(step: StepDraft, provider: string): StepDraft {
  switch (step.kind) {
    case 'action': return { ...step, binding: qualified(step.binding, provider) }
    case 'human': return { ...step, prompt: asExpr(step.prompt) }
    default: return step
  }
}

/** A document of generation 1 in the shape all flows have in memory. Its hashes stay those of the document. */
export function upgradeFlow(document: FlowDocument1): FlowIR {
  const { provider, requiredFeatures, lockfileDigest, ...rest } = document
  return {
    ...mapSteps(rest, (step) => upgradeStep(step, provider.name)),
    providers: { [provider.name]: { features: [...requiredFeatures], lockfileDigest } },
  }
}
