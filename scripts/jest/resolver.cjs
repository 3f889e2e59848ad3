/** Resolves as `require` would, and packages whose `exports` know only `import` by that condition. */
module.exports = function resolve(request, options) {
  try {
    return options.defaultResolver(request, options)
  } catch (error) {
    const conditions = (options.conditions ?? []).map((name) => (name === 'require' ? 'import' : name))
    try {
      return options.defaultResolver(request, { ...options, conditions })
    } catch {
      throw error
    }
  }
}
