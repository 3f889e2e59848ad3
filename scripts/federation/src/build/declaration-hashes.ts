import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const HASH_CHARACTERS = 12
const printer = ts.createPrinter({ removeComments: true })

/** A name in another file, as imported or exported again. */
interface Reference {
  specifier: string
  name: string
}

interface SourceModule {
  file: string
  /** Declarations by local name, overloads and merged interfaces together. */
  declared: Map<string, string[]>
  imported: Map<string, Reference>
  exported: Map<string, string | Reference>
  /** Modules of `export *`. */
  starred: string[]
}

/**
 * Names that a package's entry exports, by default all, each with a hash of its declaration and of the package's
 * declarations that it refers to. Comments, bodies, parameter names and templates don't count. Only written types are seen: it needs no type
 * checker, so that it costs a build little, and inferred return types are not compared.
 */
export function declarationHashes(entry: string, names?: readonly string[]): Record<string, string> {
  const modules = new Map<string, SourceModule>()
  const load = (file: string): SourceModule => {
    const loaded = modules.get(file) ?? readModule(file)
    modules.set(file, loaded)
    return loaded
  }

  /** Adds the declarations of a name, and those that they refer to, to `found`. */
  function collect(file: string, name: string, found: Map<string, string>): void {
    const { declared, imported, exported, starred } = load(file)
    const target = exported.get(name) ?? name
    if (typeof target !== 'string') return follow(file, target, found)
    const key = `${file} ${target}`
    if (found.has(key)) return
    const texts = declared.get(target)
    if (texts) {
      found.set(key, texts.join('\n'))
      for (const word of new Set(texts.join(' ').match(/[A-Za-z_$][\w$]*/g))) {
        if (declared.has(word)) collect(file, word, found)
        const reference = imported.get(word)
        if (reference) follow(file, reference, found)
      }
      return
    }
    const reference = imported.get(target)
    if (reference) return follow(file, reference, found)
    for (const specifier of starred) {
      const path = resolveRelative(file, specifier)
      if (path && namesOf(path).includes(name)) return collect(path, name, found)
    }
  }

  function follow(file: string, { specifier, name }: Reference, found: Map<string, string>): void {
    const path = resolveRelative(file, specifier)
    if (path) collect(path, name, found)
    else found.set(`${specifier} ${name}`, `${specifier} ${name}`)
  }

  function namesOf(file: string): string[] {
    const { exported, starred } = load(file)
    const others = starred.flatMap((specifier) => {
      const path = resolveRelative(file, specifier)
      return path ? namesOf(path) : []
    })
    return [...new Set([...exported.keys(), ...others])]
  }

  const hashes = (names ?? namesOf(entry)).map((name) => {
    const found = new Map<string, string>()
    collect(entry, name, found)
    const text = [...new Set(found.values())].sort().join('\n')
    return [name, createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS)] as const
  })
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function readModule(file: string): SourceModule {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false)
  const module: SourceModule = { file, declared: new Map(), imported: new Map(), exported: new Map(), starred: [] }
  for (const statement of source.statements) readStatement(statement, source, module)
  return module
}

function readStatement(statement: ts.Statement, source: ts.SourceFile, module: SourceModule): void {
  if (ts.isImportDeclaration(statement)) return readImport(statement, module)
  if (ts.isExportDeclaration(statement)) return readExport(statement, module)
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  const declare = (name: string, node: ts.Node): void => {
    module.declared.set(name, [...(module.declared.get(name) ?? []), shapeOf(node, source)])
    if (isExported) module.exported.set(name, name)
  }
  if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations)
      if (ts.isIdentifier(declaration.name)) declare(declaration.name.text, declaration)
  } else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    if (statement.name) declare(statement.name.text, statement)
  }
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, { imported }: SourceModule): void {
  const specifier = (moduleSpecifier as ts.StringLiteral).text
  if (importClause?.name) imported.set(importClause.name.text, { specifier, name: 'default' })
  const bindings = importClause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { specifier, name: '*' })
  else
    for (const element of bindings?.elements ?? [])
      imported.set(element.name.text, { specifier, name: (element.propertyName ?? element.name).text })
}

function readExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration, module: SourceModule): void {
  const specifier = moduleSpecifier && (moduleSpecifier as ts.StringLiteral).text
  if (!exportClause) return void module.starred.push(specifier ?? '')
  if (!ts.isNamedExports(exportClause)) return
  for (const element of exportClause.elements) {
    const name = (element.propertyName ?? element.name).text
    module.exported.set(element.name.text, specifier === undefined ? name : { specifier, name })
  }
}

/** A declaration's text without bodies, parameter names, default values and templates. */
function shapeOf(node: ts.Node, source: ts.SourceFile): string {
  const { factory } = ts
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit: ts.Visitor = (child) => {
        if (ts.isBlock(child)) return factory.createBlock([])
        if (ts.isTemplateLiteral(child)) return factory.createNoSubstitutionTemplateLiteral('', '')
        if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child) || ts.isJsxFragment(child))
          return factory.createNull()
        if (ts.isArrowFunction(child)) {
          const { modifiers, typeParameters, parameters, type, equalsGreaterThanToken } = child
          const body = factory.createBlock([])
          const bare = factory.updateArrowFunction(
            child,
            modifiers,
            typeParameters,
            parameters,
            type,
            equalsGreaterThanToken,
            body,
          )
          return ts.visitEachChild(bare, visit, context)
        }
        if (ts.isParameter(child)) {
          const { dotDotDotToken, questionToken, type, initializer } = child
          const optional = initializer ? factory.createToken(ts.SyntaxKind.QuestionToken) : questionToken
          const shaped = type && (ts.visitNode(type, visit) as ts.TypeNode)
          return factory.createParameterDeclaration(undefined, dotDotDotToken, '_', optional, shaped)
        }
        return ts.visitEachChild(child, visit, context)
      }
      return (root) => visit(root) as ts.Node
    },
  ])
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0] as ts.Node, source)
}

function resolveRelative(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const base = join(dirname(file), specifier)
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending).find((path) => existsSync(path))
}
