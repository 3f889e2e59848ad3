/**
 * Functions of libraries that no page of the shop ever runs, by file, but that bundlers must keep since other
 * functions name them. The production build empties them, and fails when a library no longer has one.
 */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  // Framework mode and React Server Components; forms that post to actions; fetchers; tracing.
  'react-router/dist/production/chunk-7RTFRKQW.mjs': [
    'PrefetchPageLinks',
    'RSCErrorHandler',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
  ],
  // Manifests and snapshots: we name each remote's entry ourselves, and preload by tags in the document.
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    'getGlobalRemoteInfo',
    'loadRemoteSnapshotInfo',
    'getManifestJson',
    'loadManifestSnapshot',
  ],
  '@module-federation/runtime-core/dist/utils/preload.js': ['formatPreloadArgs', 'preloadAssets'],
  // Remotes are never forced out of the page: each version is one of its own.
  '@module-federation/runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote'],
  // Entries are scripts; nobody loads one as a module, by SystemJS or in Node.
  '@module-federation/runtime-core/dist/utils/load.js': ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'],
  // No part names another in its build.
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': ['remotes'],
}
