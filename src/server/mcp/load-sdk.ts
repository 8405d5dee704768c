import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { Fault } from '../../model/fault.ts'

const PACKAGE = '@modelcontextprotocol/sdk'

/** What of the SDK is used. It is installed by those who want it. */
export interface Sdk {
  readonly McpServer: typeof McpServer
  readonly StdioServerTransport: typeof StdioServerTransport
  readonly CallToolRequestSchema: typeof CallToolRequestSchema
  readonly ListToolsRequestSchema: typeof ListToolsRequestSchema
}

async function load(): Promise<Sdk> {
  const [mcp, stdio, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'), import('@modelcontextprotocol/sdk/server/stdio.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ])
  return { ...mcp, ...stdio, ...types }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(PACKAGE)

/** @throws Fault usage.not-available when it is not installed */
export async function loadSdk(): Promise<Sdk> {
  try {
    return await load()
  } catch (error) {
    if (!isAbsent(error)) throw error
    throw new Fault('usage.not-available', `mcp: the package ${PACKAGE} is not installed`, { cause: error, next: `npm install ${PACKAGE}` })
  }
}
