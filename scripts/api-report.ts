// The public surface as text, one report per door, kept in api/; --check fails when it differs from what is built.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel, type ExtractorMessage } from '@microsoft/api-extractor'

const DOORS = { index: 'index.d.ts', providers: 'providers/index.d.ts', testing: 'testing/index.d.ts' }

/** Messages that the report itself carries are no news; what remains is printed. */
function quiet(message: ExtractorMessage): void {
  if (message.logLevel !== ExtractorLogLevel.Error) message.logLevel = ExtractorLogLevel.None
}

function report(name: string, declarations: string, check: boolean, scratch: string): boolean {
  const configObject = {
    projectFolder: resolve('.'),
    mainEntryPointFilePath: resolve('dist/types', declarations),
    compiler: { tsconfigFilePath: resolve('tsconfig.build.json') },
    newlineKind: 'lf' as const,
    apiReport: {
      enabled: true, includeForgottenExports: true, reportFileName: name, reportFolder: resolve('api'), reportTempFolder: scratch,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {},
  }
  const config = ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath: resolve('package.json') })
  const { succeeded, apiReportChanged } = Extractor.invoke(config, { localBuild: !check, messageCallback: quiet })
  const drifted = check && apiReportChanged
  if (drifted) console.error(`api/${name}.api.md is not what is built: npm run api, and say in a changeset what changed`)
  return succeeded && !drifted
}

const check = process.argv.includes('--check')
mkdirSync('api', { recursive: true })
const scratch = mkdtempSync(join(tmpdir(), 'flowir-api-'))
try {
  const results = Object.entries(DOORS).map(([name, declarations]) => report(name, declarations, check, scratch))
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
