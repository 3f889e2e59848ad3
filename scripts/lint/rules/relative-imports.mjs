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
      ? `Feature '${own.name}' imports feature '${other.name}': features never import each other, so that each can go; lift what both need into a local folder, or compose them in a route.`
      : null
  }
  return below[own.layer].includes(other.layer)
    ? null
    : `${own.layer} import ${other.layer}: inside a remote the order is routes and widgets → features → local files, never back.`
}

/** Keeps relative imports inside their package, and inside a remote in the order routes → features → local files. */
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
          message: `'${specifier}' leaves ${folder || 'the root'}: import another package by its name, for it may be built and released apart.`,
        })
        return
      }
      const message = folder.startsWith('mfe-') && !isTest(path) ? layerProblem(path, target) : null
      if (message) context.report({ node, message })
    })
  },
}
