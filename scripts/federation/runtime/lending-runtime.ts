import federation, { runtime } from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import type { FederationRuntime } from './lent-runtime'

type Init = NonNullable<FederationRuntime['runtime']>['init']

/** As the runtime's own `init`, which would make the remote's instance the one that the shell loads remotes by. */
const initBeside: Init = (options) => {
  const known = runtime.getInstance(({ name }) => name === options.name)
  if (!known) return runtime.createInstance(options)
  known.initOptions({ id: '', ...options })
  return known
}

/**
 * A remote fills in what is its own; the functions are the same for all. That which sets a container up is named here,
 * as the shell's own runtime goes without it: the shell exposes nothing.
 */
globalThis._FEDERATION_BUNDLER_RUNTIME = () => ({
  ...federation,
  runtime: { ...runtime, init: initBeside },
  bundlerRuntime: federation.bundlerRuntime && { ...federation.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
})

// eslint-disable-next-line import-x/no-default-export -- stands in the place of the package's own default
export default federation
