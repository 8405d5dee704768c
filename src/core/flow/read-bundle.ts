import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle, FlowIR } from '../../model/flow.ts'
import { bundleFlows } from './flow-bundle.ts'
import { parseDocument, type ParsedDocument, type PlacedNumber } from './parse-document.ts'
import { admitFlow } from './read-flow.ts'

const FIELDS = ['bundleVersion', 'root', 'flows']

function bundleFault(document: JsonObject): Fault | undefined {
  const { bundleVersion } = document
  if (bundleVersion !== 1) {
    return new Fault('ir.version-unknown', `the bundle has bundleVersion ${JSON.stringify(bundleVersion)}; this version reads 1`)
  }
  const unknown = Object.keys(document).find((field) => !FIELDS.includes(field))
  if (unknown !== undefined) return new Fault('ir.invalid', `the bundle has a field "${unknown}" that is not known`)
  return Array.isArray(document['flows']) ? undefined : new Fault('ir.invalid', 'the field "flows" of the bundle is not a list')
}

function numbersIn(numbers: readonly PlacedNumber[], index: number): readonly PlacedNumber[] {
  const inside = `/flows/${index}/`
  return numbers.filter(({ pointer }) => pointer.startsWith(inside))
}

function admitAll(flows: readonly unknown[], numbers: readonly PlacedNumber[]): Result<readonly FlowIR[], Fault> {
  const admitted: FlowIR[] = []
  for (const [index, document] of flows.entries()) {
    const flow = admitFlow(document, numbersIn(numbers, index))
    if (!flow.ok) return flow
    admitted.push(flow.value)
  }
  return ok(admitted)
}

function admitBundle(document: JsonObject, numbers: readonly PlacedNumber[]): Result<FlowBundle, Fault> {
  const fault = bundleFault(document)
  if (fault !== undefined) return err(fault)
  const flows = admitAll(document['flows'] as readonly unknown[], numbers)
  if (!flows.ok) return flows
  const root = flows.value.find(({ irHash }) => irHash === document['root'])
  if (root === undefined) return err(new Fault('ir.subflow-missing', 'the root of the bundle is not among its flows'))
  return bundleFlows(root, flows.value)
}

function admit({ value, numbers }: ParsedDocument): Result<FlowBundle, Fault> {
  if (isJsonObject(value) && Object.hasOwn(value, 'bundleVersion')) return admitBundle(value, numbers)
  const flow = admitFlow(value, numbers)
  return flow.ok ? bundleFlows(flow.value, []) : flow
}

/**
 * Reads a bundle, or a single flow that calls none; every flow in it is checked as `readFlow` does.
 * Faults: those of readFlow, ir.subflow-missing when a pinned flow is not there, ir.invalid when calls go too deep.
 */
export function readBundle(text: string): Result<FlowBundle, Fault> {
  const parsed = parseDocument(text)
  return parsed.ok ? admit(parsed.value) : parsed
}
