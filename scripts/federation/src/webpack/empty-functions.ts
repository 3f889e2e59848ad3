import ts from 'typescript'

/** The body of an emptied function: whoever reaches it learns why at once. */
const emptied = '{throw Error("left out of the build")}'

/**
 * The source with the bodies of the named functions and methods taken out, or replaced by what `cutDown` gives for
 * their names. Throws when it lacks one of them.
 */
export function emptyFunctions(
  source: string,
  names: readonly string[],
  cutDown: Readonly<Record<string, string>> = {},
): string {
  const replacements = new Map([...names.map((name) => [name, emptied] as const), ...Object.entries(cutDown)])
  const bodies: { start: number; end: number; replacement: string }[] = []
  const missing = new Set(replacements.keys())
  const tree = ts.createSourceFile('library.mjs', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS)
  const visit = (node: ts.Node): void => {
    const { name = '', body } = namedFunction(node)
    const replacement = replacements.get(name)
    if (body && replacement !== undefined) {
      missing.delete(name)
      bodies.push({ start: body.getStart(tree), end: body.end, replacement })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  if (missing.size > 0) throw new Error(`The library has no function ${[...missing].join(', ')}: see left-out.ts.`)
  return bodies.reduceRight(
    (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
    source,
  )
}

function namedFunction(node: ts.Node): { name?: string; body?: ts.Node } {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)
  if (isNamed && node.name && ts.isIdentifier(node.name)) return { name: node.name.text, body: node.body }
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return {}
  const value = node.initializer
  return value && ts.isArrowFunction(value) && ts.isBlock(value.body) ? { name: node.name.text, body: value.body } : {}
}
