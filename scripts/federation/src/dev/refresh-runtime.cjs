/* One Fast Refresh runtime for shell and remotes: each part's dev build brings this file, the first one to run wins. */
globalThis.shopRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js')
module.exports = globalThis.shopRefreshRuntime
