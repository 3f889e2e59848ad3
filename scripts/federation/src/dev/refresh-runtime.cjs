/* One Fast Refresh runtime for shell and remotes: each part's dev build contains this file, and the first to run wins. */
globalThis.shopRefreshRuntime ??= reloadWithoutRefresh(
  require('react-refresh/cjs/react-refresh-runtime.development.js'),
)
module.exports = globalThis.shopRefreshRuntime

/* A built shell contains React's production build, which cannot refresh components, so the page reloads instead. */
function reloadWithoutRefresh(runtime) {
  const performReactRefresh = () => {
    const update = runtime.performReactRefresh()
    if (update && runtime._getMountedRootCount() === 0) globalThis.location.reload()
    return update
  }
  return { ...runtime, performReactRefresh }
}
