import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import type { Part } from '../parts'
import type { PartBuild } from './browser-config'
import { productionRouter, sourceRules } from './rules'
import { sharedLibraries, sharedPackages } from './shared-singletons'

const routerName = 'react-router-dom'

/** Modules that the document server provides to every Node bundle, in addition to the shell's. */
const providedModules = [...sharedLibraries, 'react-dom/server', 'axios'].filter((name) => name !== routerName)

/**
 * The build for server rendering: one CommonJS file without chunks. A remote exports `routes`, `widgets` and, if
 * present, `preHydration` and `forms`; the shell exports the names of `src/server.tsx`, including the shared
 * packages.
 */
export function nodeConfig({ part, version, outDir }: PartBuild): Configuration {
  const isShell = part.name === 'shell'
  const externals = isShell ? providedModules : [...providedModules, routerName, ...sharedPackages]
  return {
    name: `${part.name} node`,
    mode: 'production',
    target: 'node20',
    context: part.folder,
    entry: { server: isShell ? './src/server.tsx' : writeServerEntry(part) },
    devtool: false,
    output: {
      path: join(outDir, 'node'),
      filename: '[name].cjs',
      publicPath: `/r/${part.name}/${version}/`,
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: productionRouter(part.folder) },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: sourceRules({ part: part.name, folder: part.folder, hot: false, emitAssets: false }),
    },
    externalsType: 'commonjs2',
    externals: Object.fromEntries(externals.map((request) => [request, request])),
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

/** Writes the Node bundle's entry, which imports each exposed module by name; webpack needs a file at a fixed path. */
function writeServerEntry(part: Part): string {
  const source = (path: string) => JSON.stringify(join(part.folder, 'src', path))
  const folder = join(part.folder, 'node_modules/.shop')
  const file = join(folder, 'server-entry.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    [
      `export { routes } from ${source('routes.tsx')}`,
      // Pre-hydration scripts are written into documents by the server; browsers never load them as a part's code.
      ...(existsSync(join(part.folder, 'src/pre-hydration.ts'))
        ? [`export { preHydrationScripts } from ${source('pre-hydration.ts')}`]
        : []),
      ...(existsSync(join(part.folder, 'src/forms.ts')) ? [`export { forms } from ${source('forms.ts')}`] : []),
      ...part.widgets.map((widget, index) => `import * as widget${index} from ${source(`widgets/${widget}.tsx`)}`),
      `export const widgets = { ${part.widgets.map((widget, index) => `${JSON.stringify(widget)}: widget${index}`).join(', ')} }`,
      '',
    ].join('\n'),
  )
  return file
}
