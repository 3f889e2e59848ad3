import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { containerName } from '@shop/shared-api/container-name'
import type { Configuration } from 'webpack'
import type { Part } from '../parts'
import type { PartBuild } from './browser-config'
import { buildCache } from './build-cache'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin'
import { exposedModules } from './exposed-modules'
import { ModuleFederationPlugin } from './module-federation-plugin'
import { writePartModule } from './part-module'
import { browserAliases, browserConditions, packageFile, sourceRules } from './rules'
import { sharedSingletons } from './shared-singletons'
import { StableModuleIdsPlugin } from './stable-module-ids-plugin'
import { swcMinimizer } from './swc-minimizer'

/** The sources of the adapter between a part and a host that is not the shop's shell. */
const adapter = resolve(__dirname, '../../open-entry')

/**
 * The build of a part for hosts other than the shop's shell: with its own federation runtime, with a fallback of each
 * shared package, and with addresses relative to its own, so that a page of any origin can load it. The shop's pages never
 * load it. A compilation of its own, because two federation plugins in one silently drop runtime and fallbacks.
 */
export function openConfig({ part, version, outDir }: PartBuild): Configuration {
  const container = `${containerName(part.name, version)}_open`
  return {
    name: `${part.name} open entry`,
    mode: 'production',
    target: ['web', 'es2022'],
    context: part.folder,
    entry: {},
    devtool: false,
    cache: buildCache(part, 'open'),
    output: {
      path: join(outDir, 'open'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: container,
      // Browsers check the integrity of a script of another origin only if it was requested by CORS.
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...browserAliases(part.folder, true),
        ...apiBaseAlias(part),
        'open-part$': writePartModule(part),
      },
      conditionNames: browserConditions,
    },
    module: { rules: sourceRules({ part: part.name, folder: part.folder, hot: false, emitAssets: true }) },
    performance: { hints: false },
    // The manifest plugin warns that `publicPath` is relative.
    infrastructureLogging: { level: 'error' },
    optimization: { minimizer: swcMinimizer(), moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.[contenthash:8].js',
        library: { type: 'var', name: container },
        exposes: { ...exposedModules(part), './connect': { import: join(adapter, 'connect.ts'), name: 'connect' } },
        remotes: {},
        shared: sharedSingletons(part, 'with-fallback'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: false } },
      }),
      new ChunkIntegrityPlugin(),
      new StableModuleIdsPlugin(),
    ],
  }
}

/** Replaces the address of the API, which the shop's own pages have as a constant, by the one that a host names. */
function apiBaseAlias({ folder }: Part): Record<string, string> {
  const home = realpathSync(dirname(packageFile(folder, '@shop/shared-api', 'package.json')))
  const file = ['src/client/api-base.ts', 'dist/client/api-base.js'].map((path) => join(home, path)).find(existsSync)
  if (!file) throw new Error(`@shop/shared-api in ${home} has no client/api-base.`)
  return { [file]: join(adapter, 'api-base.ts') }
}
