import ts from 'typescript'

/** The body of an emptied function: whoever reaches it learns why at once. */
const emptied = '{throw Error("left out of the build")}'

/** The source with the bodies of the named functions and methods taken out. Throws when it lacks one of them. */
export function emptyFunctions(source: string, names: readonly string[]): string {
  const bodies: { start: number; end: number }[] = []
  const missing = new Set(names)
  const tree = ts.createSourceFile('library.mjs', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS)
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)
    if (isNamed && node.body && node.name && ts.isIdentifier(node.name) && names.includes(node.name.text)) {
      missing.delete(node.name.text)
      bodies.push({ start: node.body.getStart(tree), end: node.body.end })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  if (missing.size > 0) throw new Error(`The library has no function ${[...missing].join(', ')}: see left-out.ts.`)
  return bodies.reduceRight((text, { start, end }) => text.slice(0, start) + emptied + text.slice(end), source)
}
