import { isBuiltin } from 'node:module'
import { onImports } from '../import-nodes.mjs'
import { zones } from '../import-table.mjs'
import { declaredBy, isTest, locate } from '../workspace.mjs'

/** The standalone frame's import of the part that it runs, which the build provides. */
const partUnderDevelopment = 'part-under-development'

const packageName = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function problem(specifier, { path, folder }, zone) {
  const name = packageName(specifier)
  if (specifier === partUnderDevelopment) return null
  if (isBuiltin(specifier)) {
    return zone.node || isTest(path) ? null : `'${specifier}' is not available in browsers, where this code runs.`
  }
  if (/^react-router(\/|$)/.test(specifier) && folder !== 'scripts/federation') {
    return "Import 'react-router-dom': the shell shares that package, and a second router has no context."
  }
  if (/^@shop\/[^/]+\/(src|dist|node_modules)(\/|$)/.test(specifier)) {
    return `'${specifier}' is internal to another package: import its public name '${name}' or a sub-path it exports.`
  }
  if (name.startsWith('@shop/'))
    return zone.shop.test(specifier) ? null : `'${specifier}' is not allowed here: ${zone.reason}.`
  if (isTest(path) && (declaredBy('').has(name) || declaredBy(folder).has(name))) return null
  if (zone.npm) return zone.npm.includes(name) ? null : `'${specifier}' is not allowed here: ${zone.reason}.`
  if (declaredBy(folder).has(name) || (folder.startsWith('scripts') && declaredBy('').has(name))) return null
  return `'${name}' is not in ${folder ? `${folder}/` : ''}package.json: a package copied outside the repository would not find it.`
}

/** Checks every package import against the import table. */
export const imports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const location = locate(context.filename)
    const zone = zones.find(({ files }) => files.test(location.path))
    if (!zone) return {}
    return onImports((specifier, node) => {
      if (specifier === null || specifier.startsWith('.')) return
      const message = problem(specifier, location, zone)
      if (message) context.report({ node, message })
    })
  },
}
