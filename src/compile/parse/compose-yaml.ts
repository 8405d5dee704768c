import { Composer, type CST, Lexer, type ParsedNode, Parser } from 'yaml'
import type { Findings } from '../findings.ts'
import type { SourceText } from './source-text.ts'

/** Deepest nesting of an authored value. */
export const MAX_DEPTH = 64

/** What a parser holds open beside one thing per level of nesting: the document, the scalar, and what may follow. */
const BESIDE_LEVELS = 4

/** Lexical pieces of one file, far beyond what the allowed number of nodes needs. */
const MAX_LEXEMES = 400_000

const MOST_SYNTAX_ERRORS = 10

/** Tokens of the text; undefined when a bound was exceeded, which is reported. Nothing here recurses by the text's depth. */
function tokensOf(file: string, source: SourceText, findings: Findings): readonly CST.Token[] | undefined {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  let count = 0
  for (const lexeme of new Lexer().lex(source.text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > MAX_DEPTH + BESIDE_LEVELS) {
      const span = source.span(parser.offset, parser.offset + 1)
      return void findings.error('parse.too-deep', { file, span }, `values are nested deeper than ${MAX_DEPTH} levels`)
    }
    if (++count > MAX_LEXEMES) {
      return void findings.error('parse.too-large', { file, span: source.span(parser.offset, parser.offset + 1) },
        'the file has too many parts')
    }
  }
  for (const token of parser.end()) tokens.push(token)
  return tokens
}

function refuseDirectives(file: string, source: SourceText, tokens: readonly CST.Token[], findings: Findings): void {
  for (const token of tokens) {
    if (token.type !== 'directive') continue
    const span = source.span(token.offset, token.offset + token.source.length)
    findings.error('parse.directive', { file, span }, 'YAML directives are not accepted', 'leave the line out: files are read as YAML 1.2')
  }
}

function refuseMoreDocuments(file: string, source: SourceText, tokens: readonly CST.Token[], findings: Findings): void {
  const second = tokens.filter(({ type }) => type === 'document')[1]
  if (second === undefined) return
  const span = source.span(second.offset, second.offset + 1)
  findings.error('parse.multiple-documents', { file, span }, 'a second YAML document starts here',
    'a file holds one flow; move the other into a file of its own')
}

/** The document of a YAML 1.2 text as the parser's nodes, or undefined when it was reported what is wrong. */
export function composeYaml(file: string, source: SourceText, findings: Findings): ParsedNode | undefined {
  const tokens = tokensOf(file, source, findings)
  if (tokens === undefined) return undefined
  refuseDirectives(file, source, tokens, findings)
  refuseMoreDocuments(file, source, tokens, findings)
  const composer = new Composer({ version: '1.2', schema: 'core', merge: false, uniqueKeys: false, prettyErrors: false,
    logLevel: 'silent' })
  const [document] = composer.compose(tokens, true, source.text.length)
  for (const { pos: [from, to], message } of document?.errors.slice(0, MOST_SYNTAX_ERRORS) ?? []) {
    findings.error('parse.yaml-syntax', { file, span: source.span(from, to) }, message)
  }
  if (findings.hasErrors) return undefined
  const root = document?.contents ?? undefined
  if (root !== undefined) return root
  return void findings.error('parse.empty-document', { file, span: source.span(0, 1) }, 'there is no flow in the file',
    'start with "flow: NAME" and "steps:"')
}
