import { locate, manifestOf } from '../workspace.mjs'

function exportedFiles(exports) {
  if (typeof exports === 'string') return [exports]
  return exports ? Object.values(exports).flatMap(exportedFiles) : []
}

/** Rejects index files and `export *` except in the public entries of a package's `exports`. */
export const noBarrels = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { path, folder } = locate(context.filename)
    const inside = `./${folder ? path.slice(folder.length + 1) : path}`
    if (exportedFiles(manifestOf(folder).exports).includes(inside)) return {}
    const refuse = (node) =>
      context.report({
        node,
        message: "Barrel files are not allowed except for a package's public index.ts: import the defining file.",
      })
    if (/(^|\/)index\.tsx?$/.test(path)) return { Program: (node) => onlyReexports(node) && refuse(node) }
    return { ExportAllDeclaration: refuse }
  },
}

function onlyReexports({ body }) {
  return body.length > 0 && body.every(({ type, source }) => type.startsWith('Export') && source)
}
