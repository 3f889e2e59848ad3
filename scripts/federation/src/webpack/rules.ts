import { dirname, join, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import ReactRefreshTypeScript from 'react-refresh-typescript'
import createStyledComponentsTransformer from 'typescript-plugin-styled-components'
import type { RuleSetRule } from 'webpack'

/**
 * TypeScript configuration for every part, independent of its folder; a part's own tsconfig.json serves editors and
 * the type check.
 */
const partTypeScript = resolve(__dirname, '../../tsconfig.part.json')

interface SourceOptions {
  part: string
  /** The part's folder: component ids derive from relative paths, so that every checkout builds the same bytes. */
  folder: string
  /** Whether hot reload preserves component state. */
  hot: boolean
  /** A Node build references asset URLs but leaves the files to the browser build. */
  emitAssets: boolean
}

/** Compiles a part's own files: ts-loader strips types, and component ids are fixed at build time. */
export function sourceRules({ part, folder, hot, emitAssets }: SourceOptions): RuleSetRule[] {
  const styledComponents = rootedAt(
    folder,
    createStyledComponentsTransformer({ ssr: true, displayName: hot, componentIdPrefix: `${part}-` }),
  )
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        allowTsInNodeModules: true,
        onlyCompileBundledFiles: true,
        configFile: partTypeScript,
        instance: `${part}-${hot}-${emitAssets}`,
        compilerOptions: { sourceMap: hot || emitAssets },
        getCustomTransformers: () => ({
          before: hot ? [styledComponents, ReactRefreshTypeScript()] : [styledComponents],
        }),
      },
    },
    // Published packages are marked as Node's ES modules, for which webpack takes all of a singleton as its default
    // export. Compiled from source they have no such mark, and get the default export itself.
    { test: /[\\/]@shop[\\/].+\.js$/, type: 'javascript/auto' },
    // Marks unused modules of these packages as removable; their package.json declares it only partially.
    { test: /[\\/]@module-federation[\\/](sdk|error-codes|runtime)[\\/]/, sideEffects: false },
    {
      test: /\.(woff2|svg|png|avif|webp|ico)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: emitAssets },
    },
  ]
}

type Transformer = ReturnType<typeof createStyledComponentsTransformer>

/** Passes a transformer paths relative to `folder`; otherwise it hashes absolute ones. */
function rootedAt(folder: string, transformer: Transformer): Transformer {
  return (context) => {
    const options = { ...context.getCompilerOptions(), sourceRoot: folder }
    return transformer(Object.create(context, { getCompilerOptions: { value: () => options } }) as typeof context)
  }
}

/**
 * Aliases for a single copy of Module Federation's runtime per page and for React Router's production files. Without
 * the first three the runtime is bundled twice; without the last two development warnings are shipped.
 */
export function browserAliases(folder: string, production: boolean): Record<string, string | false> {
  const runtimeCore = packageFile(folder, '@module-federation/runtime-core', 'dist/index.js')
  return {
    '@module-federation/runtime-tools/runtime-core$': runtimeCore,
    '@module-federation/runtime-core$': runtimeCore,
    '@module-federation/sdk$': packageFile(folder, '@module-federation/sdk', 'dist/index.js'),
    '@module-federation/error-codes$': packageFile(folder, '@module-federation/error-codes', 'dist/index.mjs'),
    'swr/dist/index/index.mjs$': packageFile(folder, 'swr', 'dist/index/index.mjs'),
    // The client uses axios' fetch adapter, and uploads their own.
    [packageFile(folder, 'axios', 'lib/adapters/xhr.js')]: false,
    // Schemas are hand-written in English; these files would enlarge zod in a form by two thirds.
    [packageFile(folder, 'zod', 'v4/locales/index.js')]: false,
    [packageFile(folder, 'zod', 'v4/classic/from-json-schema.js')]: false,
    ...(production && productionRouter(folder)),
  }
}

/** React Router's production files, for browser and server. */
export function productionRouter(folder: string): Record<string, string> {
  return {
    'react-router/dom$': packageFile(folder, 'react-router', 'dist/production/dom-export.mjs'),
    'react-router$': packageFile(folder, 'react-router', 'dist/production/index.mjs'),
  }
}

/** `es2015` selects rxjs' class syntax without helpers for older JavaScript. */
export const browserConditions = ['es2015', '...']

/** Absolute path of a file in an installed package, bypassing its `exports`. */
export function packageFile(folder: string, name: string, file: string): string {
  for (const from of [folder, __dirname]) {
    for (let at = from; ; at = dirname(at)) {
      const candidate = join(at, 'node_modules', name, file)
      if (existsSync(candidate)) return candidate
      if (at === dirname(at)) break
    }
  }
  throw new Error(`${name}/${file} is not installed. Run "npm ci" first.`)
}
