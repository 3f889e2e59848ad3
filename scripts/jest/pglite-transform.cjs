/** PGlite imports Node's own modules dynamically; in tests those imports go through the environment. */
module.exports = {
  process: (source) => ({ code: source.replace(/\bimport\(/g, 'globalThis.importFromNode(') }),
  getCacheKey: (source, path) => `${path}:${source.length}`,
}
