import { onImports } from '../import-nodes.mjs'
import { isTest, locate } from '../workspace.mjs'

const browserCode = /^(mfe-[^/]+|shared-[^/]+|shell)\/(src|widgets|routes)\//
const routeTable = /^(mfe-[^/]+|shell)\/src\/(.+\/)?routes\.tsx?$/

function problem(context, specifier, node, path) {
  if (specifier === null && !path.startsWith('scripts/')) {
    return 'A computed import() cannot be bundled, hashed or checked: name the module with a string.'
  }
  if (specifier === null || !browserCode.test(path) || isTest(path)) return null
  if (!specifier.startsWith('.') && !specifier.startsWith('@shop/')) {
    return `import('${specifier}') makes a chunk of a package: import() your own file, which imports the package.`
  }
  const comments = context.sourceCode.getCommentsBefore(node)
  if (routeTable.test(path) && !comments.some(({ value }) => value.includes('webpackChunkName'))) {
    return 'A route without webpackChunkName gets a number for a chunk, and its page cannot preload it.'
  }
  return null
}

/** Allows import() in the forms that the build can name, hash and preload. */
export const dynamicImports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { path } = locate(context.filename)
    return onImports((specifier, node, kind) => {
      const message = kind === 'dynamic' ? problem(context, specifier, node, path) : null
      if (message) context.report({ node, message })
    })
  },
}
