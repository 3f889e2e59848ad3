import { join } from 'node:path'
import { ModuleFederationPlugin } from './module-federation-plugin'
import { containerName } from '@shop/shared-api/container-name'
import { versionAddress } from '@shop/shared-api/file-address'
import webpack, { type Configuration } from 'webpack'
import { exposedModules } from './exposed-modules'
import { buildCache } from './build-cache'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin'
import { CompileHintPlugin } from './compile-hint-plugin'
import { ownReactAliases, ownStyleNames } from './own-react'
import { RefusedImportsPlugin } from './refused-imports-plugin'
import { browserAliases, browserConditions, sourceRules } from './rules'
import { sharedSingletons } from './shared-singletons'
import { StableModuleIdsPlugin } from './stable-module-ids-plugin'
import { swcMinimizer } from './swc-minimizer'
import { VersionFreeChunksPlugin } from './version-free-chunks-plugin'
import type { Part } from '../parts'

/** Inputs of a part's build configuration. */
export interface PartBuild {
  part: Part
  version: string
  /** Folder for `browser/` and `node/`. */
  outDir: string
}

/** Splits React from the shell's first script, so that a phone evaluates each in its own shorter task. */
const react = {
  name: 'react',
  chunks: 'initial',
  enforce: true,
  test: /node_modules\/(react|react-dom|scheduler)\//,
} as const

/** Leaves swr in the script that provides it, so that a page which uses it loads one script instead of two. */
const defaultVendors = { test: /node_modules\/(?!(swr|dequal|use-sync-external-store)\/)/ } as const

/** A part's own React in a chunk of its own, which outlives the part's versions in browsers' caches. */
const ownReact = { ...react, name: 'own-react', chunks: 'async' } as const

/**
 * Source maps next to `browser/`, which no file names and no server sends: the release server finds the source of errors
 * by them. They have no source text, because the commit has it.
 */
const hiddenSourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    filename: '../maps/[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  })

/**
 * The federated production build of a part for browsers: content-hashed chunks with integrity, without the
 * singletons.
 */
export function browserConfig({ part, version, outDir }: PartBuild): Configuration {
  const isShell = part.name === 'shell'
  // A page has one shell, so that its files need not change with the version.
  const container = isShell ? 'shop_shell' : containerName(part.name, version)
  return {
    name: `${part.name} browser`,
    mode: 'production',
    target: ['web', 'es2022'],
    context: part.folder,
    entry: isShell ? { main: './src/index.ts' } : {},
    devtool: false,
    cache: buildCache(part, 'browser'),
    output: {
      path: join(outDir, 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      // The default of 120 s would delay the fallback to the last known good version for as long. The shell has no
      // fallback while its page is open, so it may wait longer.
      chunkLoadTimeout: isShell ? 60_000 : 8_000,
      publicPath: versionAddress(part.name, version, ''),
      uniqueName: container,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...browserAliases(part.folder, true), ...ownReactAliases(part, 'browser') },
      conditionNames: browserConditions,
    },
    module: { rules: sourceRules({ part: part.name, folder: part.folder, hot: false, emitAssets: true }) },
    performance: { hints: false },
    optimization: {
      minimizer: swcMinimizer(),
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      ...(isShell && { splitChunks: { cacheGroups: { react, defaultVendors } } }),
      ...(part.ownReact && { splitChunks: { cacheGroups: { ownReact } } }),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.[contenthash:8].js',
        ...(!isShell && {
          library: { type: 'var', name: container },
          exposes: exposedModules(part),
        }),
        remotes: {},
        shared: sharedSingletons(part, isShell ? 'eager' : 'from-host'),
        shareStrategy: 'loaded-first',
        manifest: !isShell,
        dts: false,
        dev: false,
        experiments: {
          optimization: { target: 'web', disableSnapshot: true },
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
        },
      }),
      new ChunkIntegrityPlugin({ part: part.name, version }),
      new VersionFreeChunksPlugin(),
      new StableModuleIdsPlugin(),
      hiddenSourceMaps(),
      ...(isShell ? [new CompileHintPlugin()] : []),
      ...(part.ownReact ? [new RefusedImportsPlugin(part.name), ...ownStyleNames(part)] : []),
    ],
  }
}
