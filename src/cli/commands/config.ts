import type { Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { textTable } from '../render/text-table.ts'
import { show } from '../show.ts'

const valueText = (value: unknown): string => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))

export const command: Command = {
  flags: [{ flag: '--explain', text: 'also say where each value comes from' }],
  heeds: ['store', 'json', 'output', 'reporter'],
  notes: ['A flag wins over FLOWIR_CONFIG_*, that over the project\'s runner.config, that over the user\'s, that over the default.'],
  async run(call) {
    const { root, explained } = await loadSettings(call)
    const withSource = call.flags.on('explain')
    const settings = explained.map(({ key, value, from }) => (withSource ? { key, value, from } : { key, value }))
    const rows = explained.map(({ key, value, from }) => [key, valueText(value), ...(withSource ? [from] : [])])
    show(call, {
      document: { schemaVersion: 1, root, settings },
      text: (ctx) => textTable(rows, { width: ctx.columns, shrink: [1] }).join('\n'),
    })
    return 0
  },
}
