/** Resolves like `require`, and falls back to the `import` condition for packages that only export that one. */
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
