import type { GraphEdge, GraphNode, GraphView } from '../../core/view/graph.ts'
import { clip } from './display-width.ts'
import { escapeMarkup } from './escape-markup.ts'
import { nodeRunText, nodeStanding, standingColor } from './graph-mermaid.ts'
import { oneLine } from './safe-text.ts'

// A plain drawing: one box per step in document order, indented by depth, with the lines between them at the left.

const [WIDTH, HEIGHT, GAP, INDENT, MARGIN] = [420, 40, 16, 36, 16]

interface Box { readonly node: GraphNode; readonly x: number; readonly y: number }

function layOut(nodes: readonly GraphNode[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>()
  for (const [index, node] of nodes.entries()) {
    const around = node.parent === undefined ? undefined : boxes.get(node.parent)
    boxes.set(node.id, { node, x: around === undefined ? MARGIN : around.x + INDENT, y: MARGIN + index * (HEIGHT + GAP) })
  }
  return boxes
}

const attributes = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs).map(([name, value]) => ` ${name}="${String(value)}"`).join('')

const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${String(x)}" y="${String(y)}"${more}>${escapeMarkup(clip(oneLine(content), 56))}</text>`

function boxLines({ node, x, y }: Box): readonly string[] {
  const standing = nodeStanding(node)
  const color = standing === undefined ? '#8c959f' : standingColor(standing)
  const said = nodeRunText(node)
  return [
    `<rect${attributes({ x, y, width: WIDTH, height: HEIGHT, rx: 6, fill: '#fff', stroke: color, 'stroke-width': 2 })}/>`,
    text(x + 12, y + 17, node.id, ' font-weight="600"'),
    text(x + 12, y + 33, said === '' ? node.label : `${node.label} · ${said}`, ' fill="#57606a"'),
  ]
}

function edgeLines(edge: GraphEdge, boxes: ReadonlyMap<string, Box>): readonly string[] {
  const from = boxes.get(edge.from)
  if (from === undefined) return []
  if (edge.kind === 'handler') return [text(from.x + WIDTH + 8, from.y + 25, edge.badge, ' fill="#57606a"')]
  const to = boxes.get(edge.to)
  if (to === undefined) return []
  const [x, bottom] = [from.x + 18, from.y + HEIGHT]
  const end = edge.kind === 'sequence' ? String(to.y) : `${String(to.y + HEIGHT / 2)}H${String(to.x)}`
  const label = edge.kind === 'branch' ? [text(x + 4, to.y - 4, edge.label, ' fill="#57606a" font-size="11"')] : []
  return [`<path d="M${String(x)} ${String(bottom)}V${end}" fill="none" stroke="#8c959f"/>`, ...label]
}

/** The graph as a plain SVG drawing; nothing in it is active. */
export function graphSvg(view: GraphView): string {
  const boxes = layOut(view.nodes)
  const widest = Math.max(0, ...[...boxes.values()].map((box) => box.x))
  const [width, height] = [widest + WIDTH + 240, MARGIN * 2 + view.nodes.length * (HEIGHT + GAP)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ width, height })} font-family="ui-monospace, monospace" font-size="13">`,
    `<title>${escapeMarkup(oneLine(view.flowId))}</title>`,
    ...view.edges.flatMap((edge) => edgeLines(edge, boxes)), ...[...boxes.values()].flatMap(boxLines), '</svg>',
  ].join('\n')
}
