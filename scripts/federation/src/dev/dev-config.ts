import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { containerName } from '@shop/shared-api/container-name'
import { readParts, repositoryRoot, type Part } from '../parts'
import { exposedModules } from '../webpack/exposed-modules'
import { browserAliases, packageFile, sourceRules } from '../webpack/rules'
import { sharedSingletons } from '../webpack/shared-singletons'
import { devDocument } from './dev-document'

/** Every file of the build's configuration; the trailing slash makes webpack take the folder. */
const configFolder = `${resolve(__dirname, '..')}/`
const refreshRuntime = resolve(__dirname, 'refresh-runtime.cjs')
const standaloneEntry = resolve(__dirname, '../../standalone/index.ts')

/** Version of every part served by its dev server. */
const devVersion = 'dev'

/**
 * The hot-reload build of a part: a remote serves both its federated entry for a running shell and its own page with
 * the standalone frame; the shell loads every remote from its dev server.
 */
export function devConfig(part: Part): Configuration {
  const isShell = part.name === 'shell'
  return {
    name: part.name,
    mode: 'development',
    target: 'web',
    context: part.folder,
    entry: { main: isShell ? './src/index.ts' : standaloneEntry },
    devtool: 'eval-cheap-module-source-map',
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      name: `${part.name}-dev`,
      cacheDirectory: join(part.folder, 'node_modules/.cache/webpack'),
      // An edit of the configuration or a change of packages starts a new cache.
      buildDependencies: { config: [configFolder, join(repositoryRoot, 'package-lock.json')] },
      version: String(part.port),
    },
    infrastructureLogging: { level: 'warn' },
    output: {
      path: join(part.folder, 'dist-dev'),
      filename: '[name].js',
      chunkFilename: '[name].chunk.js',
      publicPath: `http://localhost:${part.port}/`,
      uniqueName: `${part.name}@${devVersion}`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...browserAliases(part.folder, false),
        'react-refresh/runtime$': refreshRuntime,
        'react-refresh/cjs': packageFile(part.folder, 'react-refresh', 'cjs'),
        ...(!isShell && { 'part-under-development$': writePartModule(part) }),
      },
    },
    module: { rules: sourceRules({ part: part.name, folder: part.folder, hot: true, emitAssets: true }) },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(part.name, devVersion),
        filename: 'entry.js',
        ...(!isShell && {
          library: { type: 'var', name: containerName(part.name, devVersion) },
          exposes: exposedModules(part),
        }),
        remotes: {},
        shared: sharedSingletons(part.folder, isShell ? 'eager' : 'on-demand'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, refreshRuntime] }),
      new HtmlWebpackPlugin({
        templateContent: devDocument(part, readParts()),
        chunks: ['main'],
        publicPath: '/',
        scriptLoading: 'defer',
      }),
    ],
  }
}

/** What the standalone frame shows, as a module: the part's name, its routes and its widgets. */
function writePartModule(part: Part): string {
  const folder = join(part.folder, 'node_modules/.shop')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'part-under-development.js')
  const widgets = part.widgets.map((name) => {
    const path = JSON.stringify(join(part.folder, 'src/widgets', `${name}.tsx`))
    return `${JSON.stringify(name)}: () => import(${path})`
  })
  const lines = [
    `export { routes } from ${JSON.stringify(join(part.folder, 'src/routes.tsx'))}`,
    `export const name = ${JSON.stringify(part.name)}`,
    `export const widgets = { ${widgets.join(', ')} }`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
