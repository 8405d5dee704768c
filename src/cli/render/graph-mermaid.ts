import type { GraphEdge, GraphNode, GraphView } from '../../core/view/graph.ts'
import { STEP_STANDINGS, type StepStanding } from '../../core/view/step-standing.ts'
import { oneLine } from './safe-text.ts'

/** Worst first: what a step with several instances is coloured by. */
const WORST: readonly StepStanding[] = ['fail', 'aborted', 'unknown', 'open', 'blocked', 'unverified', 'pass', 'done', 'skipped']

const COLORS: Readonly<Record<StepStanding, string>> = {
  pass: '#2da44e', fail: '#cf222e', unknown: '#bf8700', unverified: '#6e7781', done: '#6e7781', skipped: '#afb8c1', blocked: '#bc4c00',
  aborted: '#a40e26', open: '#0969da',
}

/** The one standing a node is shown with; undefined when no instance of it is known. */
export const nodeStanding = ({ run }: GraphNode): StepStanding | undefined =>
  WORST.find((standing) => (run?.standings[standing] ?? 0) > 0)

/** How the instances of a node stand, in words: `pass`, or `3 pass, 1 fail`. */
export function nodeRunText(node: GraphNode): string {
  if (node.run === undefined) return ''
  if (node.run.instances === 0) return 'not begun'
  const parts = STEP_STANDINGS.map((name) => [node.run?.standings[name] ?? 0, name] as const).filter(([count]) => count > 0)
  return parts.map(([count, name]) => (node.run?.instances === 1 ? name : `${String(count)} ${name}`)).join(', ')
}

export const standingColor = (standing: StepStanding): string => COLORS[standing]

/** A text inside a quoted label; Mermaid reads entities, not backslashes. */
const label = (text: string): string => oneLine(text).replaceAll(/[&"<>#;`]/g, (char) => `#${String(char.codePointAt(0))};`)

function nodeLine(node: GraphNode, id: string): string {
  const standing = nodeStanding(node)
  const place = node.region === 'finally' ? 'finally' : ''
  const parts = [node.id, node.label, place, nodeRunText(node)].filter((part) => part !== '').map(label)
  return `  ${id}["${parts.join('<br/>')}"]${standing === undefined ? '' : `:::${standing}`}`
}

function edgeLine(edge: GraphEdge, index: number, idOf: (step: string) => string): string {
  switch (edge.kind) {
    case 'sequence': return `  ${idOf(edge.from)} --> ${idOf(edge.to)}`
    case 'branch': return `  ${idOf(edge.from)} -->|"${label(edge.label)}"| ${idOf(edge.to)}`
    case 'handler': return `  ${idOf(edge.from)} -.- h${String(index)}(["${label(edge.badge)}"])`
  }
}

/** The graph as a Mermaid flowchart. */
export function graphMermaid(view: GraphView): string {
  const ids = new Map(view.nodes.map((node, index) => [node.id, `n${String(index)}`]))
  const idOf = (step: string): string => ids.get(step) ?? 'unknown'
  const used = new Set(view.nodes.map(nodeStanding))
  const classes = STEP_STANDINGS.filter((standing) => used.has(standing))
  return [
    'flowchart TD', ...view.nodes.map((node) => nodeLine(node, idOf(node.id))),
    ...view.edges.map((edge, index) => edgeLine(edge, index, idOf)),
    ...view.hooks.map((hook, index) => `  hook${String(index)}(["${label(`flow ${hook}`)}"])`),
    ...classes.map((name) => `  classDef ${name} stroke:${COLORS[name]},stroke-width:2px`),
  ].join('\n')
}
