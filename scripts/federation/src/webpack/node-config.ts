import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import type { Part } from '../parts'
import type { PartBuild } from './browser-config'
import { buildCache } from './build-cache'
import { hostModules, ownReactAliases, ownStyleNames, sharedWithoutReact, writeIslands } from './own-react'
import { productionRouter, sourceRules } from './rules'
import { sharedLibraries, sharedPackages } from './shared-singletons'

const routerName = 'react-router-dom'

/** Modules that the document server provides to every Node bundle, in addition to the shell's. */
const providedModules = [...sharedLibraries, 'react-dom/server', 'axios'].filter((name) => name !== routerName)

/**
 * The build for server rendering: one CommonJS file without chunks. A remote exports `routes`, `widgets`,
 * `preHydrationScripts` (the given constants) and, if present, `forms` and `parameters`; the shell exports the names of
 * `src/server.tsx`, including the shared packages.
 */
export function nodeConfig(
  { part, version, outDir }: PartBuild,
  preHydrationScripts: Record<string, string>,
): Configuration {
  return {
    ...commonConfig(part),
    name: `${part.name} node`,
    entry: { server: part.name === 'shell' ? './src/server.tsx' : writeServerEntry(part, preHydrationScripts) },
    cache: buildCache(part, 'node'),
    output: {
      path: join(outDir, 'node'),
      filename: '[name].cjs',
      publicPath: `/r/${part.name}/${version}/`,
      library: { type: 'commonjs2' },
      clean: true,
    },
  }
}

/** The build of a part's inline scripts, as a CommonJS file that the build itself runs. */
export function preHydrationConfig(part: Part, { file, outDir }: { file: string; outDir: string }): Configuration {
  return {
    ...commonConfig(part),
    name: `${part.name} inline scripts`,
    entry: file,
    cache: false,
    output: { path: outDir, filename: 'main.cjs', publicPath: '', library: { type: 'commonjs2' } },
  }
}

function commonConfig(part: Part): Configuration {
  return {
    mode: 'production',
    target: 'node20',
    context: part.folder,
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...productionRouter(part.folder), ...ownReactAliases(part, 'node') },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: sourceRules({ part: part.name, folder: part.folder, hot: false, emitAssets: false }),
    },
    externalsType: 'commonjs2',
    externals: externalModules(part),
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), ...ownStyleNames(part)],
  }
}

/** What a bundle requires → the provided module. */
function externalModules({ name, ownReact }: Part): Record<string, string> {
  const same = (requests: readonly string[]) => Object.fromEntries(requests.map((request) => [request, request]))
  if (ownReact) return { ...hostModules, ...same(sharedWithoutReact), axios: 'axios' }
  return same(name === 'shell' ? providedModules : [...providedModules, routerName, ...sharedPackages])
}

/** What only the server reads of a part, by its name; a part may have each file or not. */
const serverModules = { forms: 'forms.ts', parameters: 'parameters.ts' }

/** Writes the Node bundle's entry, which imports each exposed module by name; webpack needs a file at a fixed path. */
function writeServerEntry(part: Part, preHydrationScripts: Record<string, string>): string {
  const source = (path: string) => JSON.stringify(join(part.folder, 'src', path))
  const islands = part.ownReact && writeIslands(part, 'node')
  const routes = islands ? JSON.stringify(join(part.folder, islands.routes)) : source('routes.tsx')
  const widgetFile = (name: string) =>
    islands ? JSON.stringify(join(part.folder, islands.widget(name))) : source(`widgets/${name}.tsx`)
  const folder = join(part.folder, 'node_modules/.shop')
  const file = join(folder, 'server-entry.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    [
      `export { routes } from ${routes}`,
      `export const preHydrationScripts = ${JSON.stringify(preHydrationScripts)}`,
      ...Object.entries(serverModules)
        .filter(([, file]) => existsSync(join(part.folder, 'src', file)))
        .map(([name, file]) => `export { ${name} } from ${source(file)}`),
      ...part.widgets.map((widget, index) => `import * as widget${index} from ${widgetFile(widget)}`),
      `export const widgets = { ${part.widgets.map((widget, index) => `${JSON.stringify(widget)}: widget${index}`).join(', ')} }`,
      '',
    ].join('\n'),
  )
  return file
}
