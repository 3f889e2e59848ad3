import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Configuration } from 'webpack'
import { buildAtomically } from '../build/build-atomically'
import { compile } from '../build/compile'
import { repositoryRoot } from '../parts'
import { browserConditions, productionRouter, sourceRules } from '../webpack/rules'

const home = join(repositoryRoot, 'releases/console')
const target = join(home, 'dist')

/** Builds the release server's console page, unless it is up to date. */
export async function buildConsole(onProgress?: (done: number) => void): Promise<{ rebuilt: boolean }> {
  const source = sourceHash()
  const stamp = join(target, 'source')
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === source
  const rebuilt = await buildAtomically(target, isCurrent, async (folder) => {
    await compile(consoleConfig(folder), onProgress)
    writeFileSync(join(folder, 'source'), source)
  })
  return { rebuilt }
}

function consoleConfig(path: string): Configuration {
  return {
    name: 'console',
    mode: 'production',
    target: 'web',
    context: home,
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
      alias: productionRouter(home),
      conditionNames: browserConditions,
    },
    module: { rules: sourceRules({ part: 'console', folder: repositoryRoot, hot: false, emitAssets: true }) },
    performance: { hints: false },
  }
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const folder of [
    join(home, 'src'),
    join(repositoryRoot, 'shared-ui/src'),
    join(repositoryRoot, 'releases/src/contract'),
    join(__dirname, '..'),
  ]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.update(readFileSync(join(repositoryRoot, 'package-lock.json'))).digest('hex')
}
