// What would be published: the right files and no others, every entry there, declarations that a strict user can read.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { readImports } from './imports.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly bin: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

const PUBLISHED = [
  /^dist\/types\/.+\.d\.ts$/, /^dist\/[\w-]+\.js$/, /^dist\/third-party-licences\.txt$/, /^schemas\/[\w-]+\.schema\.json$/,
  /^(README\.md|LICENSE|package\.json)$/,
]

/** Unpacked bytes. */
const LARGEST = 6_000_000

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** Paths that package.json promises; patterns excepted. */
const entries = [manifest.bin, ...Object.values(manifest.exports)]
  .flatMap((each) => typeof each === 'string' ? [each] : Object.values(each))
  .filter((path) => !path.includes('*'))

function fileProblems(): readonly string[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' })
  const [pack] = JSON.parse(output) as [{ files: { path: string }[]; unpackedSize: number }]
  const paths = pack.files.map(({ path }) => path)
  const strangers = paths.filter((path) => !PUBLISHED.some((pattern) => pattern.test(path))).map((path) => `${path} would be published`)
  const absent = ['README.md', 'LICENSE', ...entries.map((path) => path.replace('./', ''))]
    .filter((path) => !paths.includes(path)).map((path) => `${path} would not be published`)
  const size = pack.unpackedSize > LARGEST ? [`the package has ${String(pack.unpackedSize)} bytes, more than ${String(LARGEST)}`] : []
  return [...strangers, ...absent, ...size]
}

async function manifestProblems(): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: resolve('.'), strict: true, pack: false })
  return messages.map((message) => formatMessage(message, manifest as never) ?? message.code)
}

const USER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
}

/** Checks the declarations that the doors reach, as a strict user without skipLibCheck would. */
function declarationProblems(): readonly string[] {
  const program = ts.createProgram(entries.filter((path) => path.endsWith('.d.ts') && existsSync(path)), USER_OPTIONS)
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.includes('dist/types/'))
  return own.flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

/** Packages that the published files name without package.json asking for them. */
function dependencyProblems(): readonly string[] {
  const known = [manifest.dependencies, manifest.peerDependencies].flatMap((each) => Object.keys(each ?? {}))
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|d\.ts)$/.test(file))
  const problems = files.flatMap((file) => readImports(file, readFileSync(join('dist', file), 'utf8')).map(({ specifier }) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''
    const fine = specifier.startsWith('.') || isBuiltin(specifier) || known.includes(name)
    return fine ? '' : `dist/${file} imports ${specifier}, which is no dependency`
  }))
  return problems.filter((problem) => problem !== '')
}

const problems = [...fileProblems(), ...await manifestProblems(), ...declarationProblems(), ...dependencyProblems()]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
