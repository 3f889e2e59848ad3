import { posix } from 'node:path'
import { onImports } from '../import-nodes.mjs'
import { isTest, locate, packageFolderOf } from '../workspace.mjs'

const layerOf = (path) => {
  const [, layer, rest] = /^mfe-[^/]+\/src\/(routes|features|widgets|testing)\/(.+)/.exec(path) ?? []
  return layer
    ? { layer, name: rest.split('/')[0] }
    : { layer: path.split('/').length > 3 ? 'local' : 'root', name: '' }
}

const below = { routes: ['features', 'local'], widgets: ['features', 'local'], features: ['local'], local: [] }

function layerProblem(from, to) {
  const own = layerOf(from)
  const other = layerOf(to)
  if (own.layer === 'root' || own.layer === 'testing' || other.layer === 'root') return null
  if (own.layer === other.layer) {
    const foreign = own.layer === 'features' && own.name !== other.name
    return foreign
      ? `Feature '${own.name}' imports feature '${other.name}': features must not import each other, so that each can be removed; move shared code to a local folder, or compose them in a route.`
      : null
  }
  return below[own.layer].includes(other.layer)
    ? null
    : `${own.layer} import ${other.layer}: within a remote imports go from routes and widgets → features → local files only.`
}

/** Restricts relative imports to their package, and within a remote to the order routes → features → local files. */
export const relativeImports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { path, folder } = locate(context.filename)
    return onImports((specifier, node) => {
      if (!specifier?.startsWith('.')) return
      const target = posix.join(posix.dirname(path), specifier)
      if (target.startsWith('..') || packageFolderOf(target) !== folder) {
        context.report({
          node,
          message: `'${specifier}' leaves ${folder || 'the root'}: import another package by its name, because it may be built and released separately.`,
        })
        return
      }
      const message = folder.startsWith('mfe-') && !isTest(path) ? layerProblem(path, target) : null
      if (message) context.report({ node, message })
    })
  },
}
