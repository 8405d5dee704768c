import { basename, extname } from 'node:path'
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { plainOf } from '../../compile/parse/authoring-node.ts'
import { readYaml } from '../../compile/parse/read-yaml.ts'
import { Findings } from '../../compile/findings.ts'
import { Fault } from '../../model/fault.ts'
import { readJsonFile, readTextFile } from './read-params.ts'

/** One set of parameters of a matrix, and what it is called by. */
export interface MatrixSet { readonly name: string; readonly params: JsonObject }

const wrong = (message: string, cause?: unknown): Fault => new Fault('run.params-invalid', message, {
  cause, next: 'pass a JSON or YAML file that holds one object of parameters, or a list of them',
})

function readYamlFile(path: string, cwd: string): Json {
  const findings = new Findings()
  const tree = readYaml(path, readTextFile(path, cwd, wrong), findings)
  if (tree !== undefined) return plainOf(tree)
  const [first] = findings.all
  const place = first?.span === undefined ? path : `${path}:${String(first.span.startLine)}:${String(first.span.startCol)}`
  throw wrong(`${place} ${first?.message ?? 'cannot be read'}`)
}

function setOf(value: Json, name: string, what: string): MatrixSet {
  if (isJsonObject(value)) return { name, params: value }
  throw wrong(`${what} is not an object of parameters`)
}

function setsOf(path: string, name: string, cwd: string): readonly MatrixSet[] {
  const value = extname(path) === '.json' ? readJsonFile(path, cwd, wrong) : readYamlFile(path, cwd)
  if (!Array.isArray(value)) return [setOf(value, name, path)]
  if (value.length === 0) throw wrong(`${path} holds no parameters: the list is empty`)
  return value.map((each: Json, index) => setOf(each, `${name}#${String(index + 1)}`, `${path}: item ${String(index + 1)}`))
}

/**
 * The sets of parameters of matrix files, in order: one for a file with an object, one for each object of a list. A set is called by
 * the name of its file, where files are not namesakes.
 * @throws Fault run.params-invalid
 */
export function readMatrix(paths: readonly string[], cwd: string): readonly MatrixSet[] {
  const stems = paths.map((path) => basename(path, extname(path)))
  return paths.flatMap((path, index) => {
    const stem = stems[index] ?? path
    return setsOf(path, stems.indexOf(stem) === stems.lastIndexOf(stem) ? stem : path, cwd)
  })
}
