/** ESLint visitors that pass every import, re-export, dynamic import and require of a file to `visit(specifier, node, kind)`; a computed specifier is null. */
export function onImports(visit) {
  const literal = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null)
  const declared = (node) => node.source && visit(literal(node.source), node.source, 'static')
  return {
    ImportDeclaration: declared,
    ExportNamedDeclaration: declared,
    ExportAllDeclaration: declared,
    ImportExpression: (node) => visit(literal(node.source), node.source, 'dynamic'),
    CallExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return
      if (literal(node.arguments[0]) !== null) visit(literal(node.arguments[0]), node.arguments[0], 'static')
    },
  }
}
