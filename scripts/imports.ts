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

const loads = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require')

function imported(node: ts.Node): { specifier: ts.Node | undefined; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    return { specifier: node.moduleSpecifier, typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword }
  }
  if (ts.isExportDeclaration(node)) return { specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return { specifier: node.argument.literal, typeOnly: true }
  return ts.isCallExpression(node) && loads(node) ? { specifier: node.arguments[0], typeOnly: false } : undefined
}

/** All imports of a TypeScript text, in order. */
export function readImports(fileName: string, text: string): readonly Import[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const imports: Import[] = []
  const visit = (node: ts.Node): void => {
    const found = imported(node)
    const specifier = literal(found?.specifier)
    if (found !== undefined && specifier !== undefined) {
      imports.push({ specifier, typeOnly: found.typeOnly, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}
