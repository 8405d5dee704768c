import type { SourceFiles } from '../../ports/source-files.ts'
import type { Findings } from '../findings.ts'
import type { Place } from '../place.ts'
import type { AuthoringNode } from './authoring-node.ts'
import { readText } from './decode-text.ts'
import { includeFiles } from './include-files.ts'
import { readYaml } from './read-yaml.ts'
import { wrapPlain } from './wrap-plain.ts'

const isModule = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)

function readTree(file: string, built: unknown, sources: SourceFiles, asked: Place, findings: Findings): AuthoringNode | undefined {
  const tree = built ?? sources.loaded?.(file)
  if (tree !== undefined) return wrapPlain(file, tree, findings)
  if (isModule(file)) return void findings.error('parse.file-unreadable', asked, `${file} is a module that was not loaded`)
  const text = readText(sources, file, asked, findings)
  return text === undefined ? undefined : readYaml(file, text, findings)
}

/**
 * The authoring tree of a file with the texts it takes from other files; undefined when it was reported what is wrong.
 * @param built the tree, when a program built it
 * @param asked where the file was named
 */
export function loadTree(file: string, built: unknown, sources: SourceFiles, asked: Place, findings: Findings): AuthoringNode | undefined {
  const tree = readTree(file, built, sources, asked, findings)
  const whole = tree && includeFiles(tree, sources, file, findings)
  return findings.hasErrors ? undefined : whole
}
