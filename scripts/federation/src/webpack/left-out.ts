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
    'updateBlocker',
    'deserializeErrors',
    'getTargetedDataStrategyMatches',
    'getUpdatedRevalidatingFetchers',
    'getLoadingFetcher',
    'getDoneFetcher',
  ],
  // Manifests and snapshots: we name each remote's entry ourselves, and preload by tags in the document.
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    'getGlobalRemoteInfo',
    'loadRemoteSnapshotInfo',
    'getManifestJson',
    'loadManifestSnapshot',
  ],
  '@module-federation/runtime-core/dist/utils/preload.js': ['formatPreloadArgs', 'preloadAssets'],
  '@module-federation/runtime-core/dist/global.js': ['resetFederationGlobalInfo', 'getInfoWithoutType'],
  // Remotes are never forced out of the page: each version is one of its own; and none comes as a bare container.
  '@module-federation/runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote', 'initRawContainer'],
  // Entries are scripts; nobody loads one as a module, by SystemJS or in Node.
  '@module-federation/runtime-core/dist/utils/load.js': ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'],
  // Shared libraries come whole, as lists of the names we use.
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': ['getSharedFallbackGetter'],
  // No part names another in its build.
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': ['remotes'],
}

/** Functions that the shop does call, but of which only so much is ever run; by file and name, with what remains. */
export const cutDown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-router/dist/production/chunk-7RTFRKQW.mjs': {
    // Links fetch ahead by our own means, outside framework mode; two states and two effects less in each.
    usePrefetchBehavior: '{return [false, null, {}]}',
    // No page holds its visitor back.
    shouldBlockNavigation: '{}',
    // Nothing is submitted by way of the router: forms call the API themselves.
    normalizeNavigateOptions: '{return {path}}',
    getSubmissionFromNavigation: '{}',
    getUpdatedActionData: '{}',
    createClientSideRequest:
      '{return new Request(history.createURL(stripHashFromPath(location)).toString(), {signal})}',
    // There are no fetchers to bring to an end.
    markFetchRedirectsDone: '{return false}',
    abortStaleFetchLoads: '{return false}',
  },
  // There is one version of each shared library in a page, the shell's; the registry lets no part go live that another would suit.
  '@module-federation/runtime-core/dist/utils/semver/index.js': { satisfy: '{return true}' },
  // These tell listeners of the runtime's own developer tools, of which there are none.
  '@module-federation/runtime-core/dist/shared/index.js': {
    emitAfterRegisterShare: '{}',
    emitAfterLoadShare: '{}',
    emitErrorLoadShare: '{}',
  },
  // The plugin that picks parts of a shared library for each page; ours come whole.
  '@module-federation/webpack-bundler-runtime/dist/init.js': { beforeInit: '{return args}' },
}
