import ts from 'typescript'

/** One import, re-export or import() of a file. */
export interface ModuleImport {
  specifier: string
  /** Imported names, `*` for all. */
  names: string[]
  /** Erased at run time. */
  typeOnly: boolean
  /** Loaded on demand, so that a cycle through it is harmless. */
  lazy: boolean
}

/** Imports and exports of a file. */
export interface ModuleFacts {
  imports: ModuleImport[]
  /** Exported values. */
  exports: string[]
}

/** Parses a file's imports and exported names. */
export function readImports(file: string, text: string): ModuleFacts {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, scriptKind(file))
  const facts: ModuleFacts = { imports: [], exports: [] }
  for (const statement of tree.statements) readStatement(statement, facts)
  const visit = (node: ts.Node): void => {
    const lazy = lazyImport(node)
    if (lazy) facts.imports.push(lazy)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return facts
}

function scriptKind(file: string): ts.ScriptKind {
  if (file.endsWith('.tsx')) return ts.ScriptKind.TSX
  return /\.[cm]?js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS
}

function readStatement(statement: ts.Statement, { imports, exports }: ModuleFacts): void {
  if (ts.isImportDeclaration(statement)) imports.push(readImport(statement))
  else if (ts.isExportDeclaration(statement)) {
    const elements =
      statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : []
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return
    const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    const typeOnly = statement.isTypeOnly || (elements.length > 0 && elements.every((element) => element.isTypeOnly))
    imports.push({
      specifier: statement.moduleSpecifier.text,
      names: elements.length > 0 ? names : ['*'],
      typeOnly,
      lazy: false,
    })
  } else if (ts.canHaveModifiers(statement) && isExported(statement)) exports.push(...declaredNames(statement))
}

function readImport({ moduleSpecifier, importClause }: ts.ImportDeclaration): ModuleImport {
  const bindings = importClause?.namedBindings
  const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
  const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  if (importClause?.name) names.push('default')
  const all = !importClause || (bindings && ts.isNamespaceImport(bindings))
  const onlyTypes = !importClause?.name && elements.length > 0 && elements.every((element) => element.isTypeOnly)
  return {
    specifier: (moduleSpecifier as ts.StringLiteral).text,
    names: all ? ['*'] : names,
    typeOnly: importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || onlyTypes,
    lazy: false,
  }
}

/** `import('./x')`, `require('./x')` and `typeof import('./x')`. */
function lazyImport(node: ts.Node): ModuleImport | null {
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, names: ['*'], typeOnly: true, lazy: true }
  }
  if (!ts.isCallExpression(node)) return null
  const [argument] = node.arguments
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require'
  if ((!isImport && !isRequire) || !argument || !ts.isStringLiteral(argument)) return null
  return { specifier: argument.text, names: ['*'], typeOnly: false, lazy: true }
}

function isExported(statement: ts.HasModifiers): boolean {
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => bindingNames(name))
  }
  const { name } = statement as ts.DeclarationStatement
  return name && ts.isIdentifier(name) ? [name.text] : []
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []))
}
