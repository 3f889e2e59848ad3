import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readParts, repositoryRoot } from '../parts'

const facades = ['react-router-dom', 'rxjs', 'styled-components', 'swr']

/** Document server code, which uses the full libraries. */
const onServer = /(\.test\.tsx?$|\/testing\/|\/server-render\/|\/server\.tsx$)/

const folders = [
  ...readParts().map(({ folder }) => join(folder, 'src')),
  ...['shared-ui/src', 'shared-events/src', 'shared-forms/src', 'scripts/federation/standalone'].map((folder) =>
    join(repositoryRoot, folder),
  ),
]

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext)

/** Names re-exported by a facade's file. */
function namesOf(facade: string): Set<string> {
  const { statements } = parse(join(repositoryRoot, 'scripts/federation/facades', `${facade}.ts`))
  const names = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  )
  return new Set(names)
}

/** Values that the files of a folder import from a library. */
function importedFrom(library: string, folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !onServer.test(file))
  return files.flatMap((file) =>
    parse(file).statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
      const from = statement.moduleSpecifier
      if (!from || !ts.isStringLiteral(from) || from.text !== library) return []
      return valuesOf(statement)
    }),
  )
}

function valuesOf(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined
  const named = clause ? clause.namedBindings : (statement as ts.ExportDeclaration).exportClause
  if (clause?.isTypeOnly || (ts.isExportDeclaration(statement) && statement.isTypeOnly)) return []
  const elements = named && (ts.isNamedImports(named) || ts.isNamedExports(named)) ? [...named.elements] : []
  return [
    ...(clause?.name ? ['default'] : []),
    ...elements.filter((element) => !element.isTypeOnly).map((element) => (element.propertyName ?? element.name).text),
  ]
}

describe('facades', () => {
  test.each(facades)('imports only names of %s in browser code that the shell shares', (library) => {
    const offered = namesOf(library)
    const imported = folders.flatMap((folder) => importedFrom(library, folder))
    expect(imported).not.toEqual([])
    expect([...new Set(imported)].filter((name) => !offered.has(name))).toEqual([])
  })
})
