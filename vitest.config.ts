import { defineConfig } from 'vitest/config'

const SECOND = 1_000

/** Tests of one folder under test/. Those that start processes get more time; pure ones share a worker. */
const project = (name: string, options: { timeout?: number; isolate?: boolean } = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: options.timeout ?? 20 * SECOND,
    hookTimeout: options.timeout ?? 20 * SECOND,
    isolate: options.isolate ?? true,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    projects: [
      project('unit', { isolate: false }),
      project('property', { isolate: false, timeout: 60 * SECOND }),
      project('contract'),
      project('behaviour'),
      project('conformance'),
      project('crash', { timeout: 60 * SECOND }),
      project('cli', { timeout: 60 * SECOND }),
      project('rig', { timeout: 60 * SECOND }),
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: { enabled: true, only: true, include: ['test/types/**/*.test-d.ts'], tsconfig: 'tsconfig.json' },
        },
      },
    ],
  },
})
