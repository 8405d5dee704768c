import ts from 'typescript'

/** One import of a file, of whatever form: `import`, `export … from`, `import()`, `typeof import()`. */
export interface Import {
  readonly specifier: string
  /** 1-based. */
  readonly line: number
  /** Nothing is loaded at run time. */
  readonly typeOnly: boolean
}

const literal = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined

function declared(node: ts.Node): { specifier: string | undefined; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) return { specifier: literal(node.moduleSpecifier), typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword }
  if (ts.isExportDeclaration(node)) return { specifier: literal(node.moduleSpecifier), typeOnly: node.isTypeOnly }
  if (ts.isImportTypeNode(node)) return { specifier: ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : undefined, typeOnly: true }
  if (!ts.isCallExpression(node)) return undefined
  const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(node.expression) && node.expression.text === 'require')
  return loads ? { specifier: literal(node.arguments[0]), typeOnly: false } : undefined
}

/** All imports of a TypeScript text, in order. */
export function readImports(fileName: string, text: string): readonly Import[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const { specifier, typeOnly } = declared(node) ?? {}
    if (specifier !== undefined && typeOnly !== undefined) {
      found.push({ specifier, typeOnly, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
