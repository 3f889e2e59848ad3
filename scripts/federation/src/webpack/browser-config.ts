import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { containerName } from '@shop/shared-api/container-name'
import type { Configuration } from 'webpack'
import { exposedModules } from './exposed-modules'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin'
import { CompileHintPlugin } from './compile-hint-plugin'
import { browserAliases, browserConditions, sourceRules } from './rules'
import { sharedSingletons } from './shared-singletons'
import { StableModuleIdsPlugin } from './stable-module-ids-plugin'
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

/**
 * The federated production build of a part for browsers: content-hashed chunks with integrity, without the
 * singletons.
 */
export function browserConfig({ part, version, outDir }: PartBuild): Configuration {
  const isShell = part.name === 'shell'
  return {
    name: `${part.name} browser`,
    mode: 'production',
    target: ['web', 'es2022'],
    context: part.folder,
    entry: isShell ? { main: './src/index.ts' } : {},
    devtool: false,
    output: {
      path: join(outDir, 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      // The default of 120 s would delay the fallback to the last known good version for as long. The shell has no
      // fallback while its page is open, so it may wait longer.
      chunkLoadTimeout: isShell ? 60_000 : 8_000,
      publicPath: `/r/${part.name}/${version}/`,
      uniqueName: `${part.name}@${version}`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: browserAliases(part.folder, true),
      conditionNames: browserConditions,
    },
    module: { rules: sourceRules({ part: part.name, folder: part.folder, hot: false, emitAssets: true }) },
    performance: { hints: false },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      ...(isShell && { splitChunks: { cacheGroups: { react } } }),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(part.name, version),
        filename: 'entry.[contenthash:8].js',
        ...(!isShell && {
          library: { type: 'var', name: containerName(part.name, version) },
          exposes: exposedModules(part),
        }),
        remotes: {},
        shared: sharedSingletons(part.folder, isShell ? 'eager' : 'from-host'),
        shareStrategy: 'loaded-first',
        manifest: !isShell,
        dts: false,
        dev: false,
        experiments: {
          optimization: { target: 'web', disableSnapshot: true },
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
        },
      }),
      new ChunkIntegrityPlugin(),
      new StableModuleIdsPlugin(),
      ...(isShell ? [new CompileHintPlugin()] : []),
    ],
  }
}
