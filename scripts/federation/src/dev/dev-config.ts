import { join, resolve } from 'node:path'
import { ModuleFederationPlugin } from '../webpack/module-federation-plugin'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import { containerName } from '@shop/shared-api/container-name'
import type { Part } from '../parts'
import { buildCache } from '../webpack/build-cache'
import { exposedModules } from '../webpack/exposed-modules'
import { ownReactAliases } from '../webpack/own-react'
import { browserAliases, packageFile, sourceRules } from '../webpack/rules'
import { sharedSingletons } from '../webpack/shared-singletons'

const refreshRuntime = resolve(__dirname, 'refresh-runtime.cjs')
const standaloneEntry = resolve(__dirname, '../../standalone/index.ts')

/** Version of every part served by its dev server. */
const devVersion = 'dev'

/**
 * The hot-reload builds of a part. The shell loads every remote from its dev server. A remote has two, so that an edit
 * rebuilds only its own modules: its container, as for a running shell, and the page that loads it standalone, with
 * everything that a shell provides.
 */
export function devConfigs(part: Part): Configuration[] {
  if (part.name === 'shell') return [pageConfig(part, './src/index.ts')]
  return [containerConfig(part), pageConfig(part, standaloneEntry)]
}

function containerConfig(part: Part): Configuration {
  const name = containerName(part.name, devVersion)
  const config = devConfig(part, 'dev')
  return {
    ...config,
    entry: {},
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...ownReactAliases(part, 'browser') } },
    plugins: [
      federation({
        name,
        filename: 'entry.js',
        library: { type: 'var', name },
        exposes: exposedModules(part),
        shared: sharedSingletons(part, 'from-host'),
      }),
      refresh(),
    ],
  }
}

function pageConfig(part: Part, entry: string): Configuration {
  const name = containerName(`${part.name}-page`, devVersion)
  const config = devConfig(part, 'dev-page')
  // A part with its own React has no copy of the shell's.
  const folder = part.ownReact ? __dirname : part.folder
  return {
    ...config,
    name: `${part.name} page`,
    entry: { main: entry },
    output: { ...config.output, chunkFilename: 'page/[name].chunk.js', uniqueName: name },
    plugins: [federation({ name, shared: sharedSingletons({ folder }, 'eager') }), refresh()],
  }
}

function devConfig(part: Part, kind: 'dev' | 'dev-page'): Configuration {
  return {
    name: part.name,
    mode: 'development',
    target: 'web',
    context: part.folder,
    devtool: 'eval-cheap-module-source-map',
    stats: 'errors-warnings',
    cache: buildCache(part, kind),
    infrastructureLogging: { level: 'warn' },
    output: {
      path: join(part.folder, 'dist-dev'),
      filename: '[name].js',
      chunkFilename: '[name].chunk.js',
      publicPath: `http://localhost:${part.port}/`,
      uniqueName: containerName(part.name, devVersion),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...browserAliases(part.folder, false),
        'react-refresh/runtime$': refreshRuntime,
        'react-refresh/cjs': packageFile(part.folder, 'react-refresh', 'cjs'),
      },
    },
    module: { rules: sourceRules({ part: part.name, folder: part.folder, hot: true, emitAssets: true }) },
  }
}

function federation(options: ConstructorParameters<typeof ModuleFederationPlugin>[0]) {
  return new ModuleFederationPlugin({
    remotes: {},
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
    ...options,
  })
}

const refresh = () => new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, refreshRuntime] })
