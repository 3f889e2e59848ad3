import { onImports } from '../import-nodes.mjs'
import { isTest, locate } from '../workspace.mjs'

const browserCode = /^(mfe-[^/]+|shared-[^/]+|shell)\/(src|widgets|routes)\//
const routeTable = /^(mfe-[^/]+|shell)\/src\/(.+\/)?routes\.tsx?$/

function problem(context, specifier, node, path) {
  if (specifier === null && !path.startsWith('scripts/')) {
    return 'A computed import() cannot be bundled or hashed: use a string literal.'
  }
  if (specifier === null || !browserCode.test(path) || isTest(path)) return null
  if (!specifier.startsWith('.') && !specifier.startsWith('@shop/')) {
    return `import('${specifier}') creates a chunk of an entire package: import() your own file, which imports the package.`
  }
  const comments = context.sourceCode.getCommentsBefore(node)
  if (routeTable.test(path) && !comments.some(({ value }) => value.includes('webpackChunkName'))) {
    return 'A route without webpackChunkName gets a numbered chunk, which its page cannot preload.'
  }
  return null
}

/** Allows import() only in forms that the build can name, hash and preload. */
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
