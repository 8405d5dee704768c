import { basename, extname, resolve } from 'node:path'
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { plainOf } from '../../compile/parse/authoring-node.ts'
import { readYaml } from '../../compile/parse/read-yaml.ts'
import { Findings } from '../../compile/findings.ts'
import { Fault } from '../../model/fault.ts'
import { readJsonFile, readTextFile } from './read-params.ts'

/** One set of parameters of a matrix, and what it is called by. */
export interface MatrixSet { readonly name: string; readonly params: JsonObject; readonly path: string }

const wrong = (message: string, cause?: unknown): Fault => new Fault('run.params-invalid', message, {
  cause, next: 'pass a JSON or YAML file that holds one object of parameters, or a list of them',
})

function readYamlFile(path: string, cwd: string): Json {
  const findings = new Findings()
  const tree = readYaml(path, readTextFile(path, cwd, wrong), findings)
  if (tree !== undefined) return plainOf(tree)
  const [first] = findings.all
  if (first?.code === 'parse.empty-document') throw wrong(`${path} holds no parameters: the file is empty`)
  const place = first?.span === undefined ? path : `${path}:${String(first.span.startLine)}:${String(first.span.startCol)}`
  throw wrong(`${place} ${first?.message ?? 'cannot be read'}`)
}

function setsOf(path: string, name: string, cwd: string): readonly MatrixSet[] {
  const setOf = (value: Json, called: string, what: string): MatrixSet => {
    if (isJsonObject(value)) return { name: called, params: value, path }
    throw wrong(`${what} is not an object of parameters`)
  }
  const value = extname(path) === '.json' ? readJsonFile(path, cwd, wrong) : readYamlFile(path, cwd)
  if (!Array.isArray(value)) return [setOf(value, name, path)]
  if (value.length === 0) throw wrong(`${path} holds no parameters: the list is empty`)
  return value.map((each: Json, index) => setOf(each, `${name}#${String(index + 1)}`, `${path}: item ${String(index + 1)}`))
}

/** Runs are told apart by their sets, and found again by them. */
function refuseNamesakes(sets: readonly MatrixSet[]): void {
  const twice = sets.find(({ name }, index) => sets.findIndex((other) => other.name === name) < index)
  if (twice === undefined) return
  throw new Fault('usage.invalid', `--matrix ${twice.path}: two sets of parameters are called "${twice.name}"`, { next: 'rename the file' })
}

/**
 * The sets of parameters of matrix files, in order: one for a file with an object, one for each object of a list. A set is called by
 * the name of its file, where files are not namesakes.
 * @throws Fault run.params-invalid, usage.invalid for a file that is given twice
 */
export function readMatrix(paths: readonly string[], cwd: string): readonly MatrixSet[] {
  const files = paths.map((path) => resolve(cwd, path))
  const twice = paths.find((_, index) => files.indexOf(files[index] ?? '') < index)
  if (twice !== undefined) throw new Fault('usage.invalid', `--matrix ${twice} was given twice`, { next: 'leave one of them out' })
  const stems = paths.map((path) => basename(path, extname(path)))
  const sets = paths.flatMap((path, index) => {
    const stem = stems[index] ?? path
    return setsOf(path, stems.indexOf(stem) === stems.lastIndexOf(stem) ? stem : path, cwd)
  })
  refuseNamesakes(sets)
  return sets
}
