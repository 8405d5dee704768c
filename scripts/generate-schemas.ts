// Writes schemas/*.schema.json and the compiled validators from the schemas of src/model; --check reports what differs instead.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { schemaCatalog } from '../src/model/schema-catalog.ts'
import { compileValidators } from './schemas/compile-validators.ts'
import { methodModule } from './schemas/method-module.ts'
import { schemaDocuments } from './schemas/schema-documents.ts'

const SCHEMAS = 'schemas'
const VALIDATORS = 'src/model/generated'

const inFolder = (folder: string, files: ReadonlyMap<string, string>) =>
  [...files].map(([name, text]) => [join(folder, name), text] as const)

/** Everything that is generated, by its path from the root. */
export async function generateAll(): Promise<ReadonlyMap<string, string>> {
  const { defs, documents, validators, methods } = schemaCatalog
  const texts = schemaDocuments(defs, documents)
  const code = await compileValidators(defs, Object.values(documents), validators)
  return new Map([...inFolder(SCHEMAS, texts), ...inFolder(VALIDATORS, code), ...inFolder(VALIDATORS, methodModule(methods))])
}

const written = (root: string): string[] => [SCHEMAS, VALIDATORS]
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(root, folder, entry.name))))

/** Files below `root` that are missing, different or not generated any more. */
export function schemaDrift(root: string, generated: ReadonlyMap<string, string>): readonly string[] {
  const changed = [...generated].filter(([file, text]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  return [...changed.map(([file]) => file), ...written(root).filter((file) => !generated.has(file))]
}

function write(generated: ReadonlyMap<string, string>): void {
  for (const file of written('.')) if (!generated.has(file)) rmSync(file)
  for (const [file, text] of generated) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const generated = await generateAll()
  if (!process.argv.includes('--check')) write(generated)
  const drift = schemaDrift('.', generated)
  for (const file of drift) console.error(`${file} is not what src/model generates: npm run schemas`)
  process.exitCode = drift.length > 0 ? 1 : 0
}
