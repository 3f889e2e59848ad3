/* One Fast Refresh runtime for shell and remotes: each part's dev build brings this file, the first one to run wins. */
globalThis.shopRefreshRuntime ??= reloadingWhereNothingRefreshes(
  require('react-refresh/cjs/react-refresh-runtime.development.js'),
)
module.exports = globalThis.shopRefreshRuntime

/* A built shell brings React's production build, which takes no new code: there a change shows by a reload. */
function reloadingWhereNothingRefreshes(runtime) {
  const performReactRefresh = () => {
    const update = runtime.performReactRefresh()
    if (update && runtime._getMountedRootCount() === 0) globalThis.location.reload()
    return update
  }
  return { ...runtime, performReactRefresh }
}
