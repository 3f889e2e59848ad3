import type federation from '@module-federation/webpack-bundler-runtime'

/** What Module Federation's plugin puts at the start of each entry, and reads as `__webpack_require__.federation`. */
export type FederationRuntime = typeof federation

declare global {
  /** The shell's copy of it, for the entries of remotes; beside the core, which `provideExternalRuntime` puts there. */
  var _FEDERATION_BUNDLER_RUNTIME: (() => FederationRuntime) | undefined
}

const lend = globalThis._FEDERATION_BUNDLER_RUNTIME
if (!lend) throw new Error('This part is built to run in the shop’s shell, which lends it its runtime.')

// eslint-disable-next-line import-x/no-default-export -- stands in the place of the package's own default
export default lend()
