import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { buildAtomically } from '../build/build-atomically'
import { compile } from '../build/compile'
import { repositoryRoot } from '../parts'
import { browserConditions, productionRouter, sourceRules } from '../webpack/rules'
import { swcMinimizer } from '../webpack/swc-minimizer'
import { consoleHome, consoleSourceHash, consoleTarget, isConsoleBuilt, stampName } from './console-build'

/** Builds the release server's console page, unless it is up to date. */
export async function buildConsole(onProgress?: (done: number) => void): Promise<{ rebuilt: boolean }> {
  const rebuilt = await buildAtomically(consoleTarget, isConsoleBuilt, async (folder) => {
    const source = consoleSourceHash()
    await compile(consoleConfig(folder), onProgress)
    writeFileSync(join(folder, stampName), source)
  })
  return { rebuilt }
}

function consoleConfig(path: string): Configuration {
  return {
    name: 'console',
    mode: 'production',
    target: 'web',
    context: consoleHome,
    entry: { console: './src/index.tsx' },
    devtool: false,
    output: {
      path,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: '/console/',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: productionRouter(consoleHome),
      conditionNames: browserConditions,
    },
    module: { rules: sourceRules({ part: 'console', folder: repositoryRoot, hot: false, emitAssets: true }) },
    optimization: { minimizer: swcMinimizer() },
    performance: { hints: false },
  }
}
