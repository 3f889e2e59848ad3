import { dirname, join, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import ReactRefreshTypeScript from 'react-refresh-typescript'
import createStyledComponentsTransformer from 'typescript-plugin-styled-components'
import type { RuleSetRule } from 'webpack'
import type { Part } from '../parts'

/** How parts are compiled, wherever their folder is; their own tsconfig.json is for editors and the type check. */
const partTypeScript = resolve(__dirname, '../../tsconfig.part.json')

interface SourceOptions {
  part: string
  /** The part's folder: component ids come from paths below it, so that every checkout builds the same bytes. */
  folder: string
  /** Whether components keep their state while a developer edits them. */
  hot: boolean
  /** A Node build names asset URLs but leaves the files to the browser build. */
  emitAssets: boolean
}

/** How a part's own files become JavaScript: types stripped by ts-loader, component ids fixed at build time. */
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
        compilerOptions: { sourceMap: hot },
        getCustomTransformers: () => ({
          before: hot ? [styledComponents, ReactRefreshTypeScript()] : [styledComponents],
        }),
      },
    },
    // As far as a part does not use them: they say so of themselves in part only.
    { test: /[\\/]@module-federation[\\/](sdk|error-codes|runtime)[\\/]/, sideEffects: false },
    {
      test: /\.(woff2|svg|png|avif|webp|ico)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: emitAssets },
    },
  ]
}

type Transformer = ReturnType<typeof createStyledComponentsTransformer>

/** Lets a transformer take paths below `folder`; without this it hashes absolute ones. */
function rootedAt(folder: string, transformer: Transformer): Transformer {
  return (context) => {
    const options = { ...context.getCompilerOptions(), sourceRoot: folder }
    return transformer(Object.create(context, { getCompilerOptions: { value: () => options } }) as typeof context)
  }
}

/**
 * Aliases that keep one copy of Module Federation's runtime in a page and take React Router's production
 * files. Without the first three the runtime is bundled twice; without the last two its warnings are shipped.
 */
export function browserAliases(folder: string, production: boolean): Record<string, string | false> {
  const runtimeCore = packageFile(folder, '@module-federation/runtime-core', 'dist/index.js')
  return {
    '@module-federation/runtime-tools/runtime-core$': runtimeCore,
    '@module-federation/runtime-core$': runtimeCore,
    '@module-federation/sdk$': packageFile(folder, '@module-federation/sdk', 'dist/index.js'),
    '@module-federation/error-codes$': packageFile(folder, '@module-federation/error-codes', 'dist/index.mjs'),
    // The client calls through axios' fetch adapter, and uploads by one of its own.
    [packageFile(folder, 'axios', 'lib/adapters/xhr.js')]: false,
    // Schemas speak English and are written by hand: with these a form carries two thirds more of zod.
    [packageFile(folder, 'zod', 'v4/locales/index.js')]: false,
    [packageFile(folder, 'zod', 'v4/classic/from-json-schema.js')]: false,
    ...(production && productionRouter(folder)),
  }
}

/**
 * The bundler's half of the runtime comes once, too: the shell's entry lends it, and those of remotes take it, which
 * makes each 3.4 KB smaller. Module Federation's `externalRuntime` does this for the core alone.
 */
export function runtimeOfRelease({ name, folder }: Part): Record<string, string> {
  const bundlerRuntime = packageFile(folder, '@module-federation/webpack-bundler-runtime', 'dist/bundler.js')
  const side = name === 'shell' ? 'lending' : 'lent'
  return { [bundlerRuntime]: resolve(__dirname, `../../runtime/${side}-runtime.ts`) }
}

/** React Router's files without its warnings, on both sides. */
export function productionRouter(folder: string): Record<string, string> {
  return {
    'react-router/dom$': packageFile(folder, 'react-router', 'dist/production/dom-export.mjs'),
    'react-router$': packageFile(folder, 'react-router', 'dist/production/index.mjs'),
  }
}

/** `es2015` lets rxjs come as classes without the helpers of older JavaScript. */
export const browserConditions = ['es2015', '...']

/** Absolute path of a file of an installed package, past what its `exports` let through. */
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
