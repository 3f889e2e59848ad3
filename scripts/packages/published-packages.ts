import { readPartList } from '@shop/shared-api/part-list'
import { templateVersions } from '../create-remote/src/template-versions'
import { nextPort } from '../new-remote/add-to-repository'

/** A package of this repository that teams outside of it install. */
export interface PublishedPackage {
  /** Its folder, relative to the root. */
  folder: string
  /**
   * How it is built: `modules` for bundlers, Jest and Node; `commonjs` for programs that use `__dirname`; `command` is one
   * file per command, without what the package serves inside this repository; `files` are published as they are.
   */
  format: 'modules' | 'commonjs' | 'command' | 'files'
  /** Files of the repository that are published as they are: path in the package → path from the root. */
  files?: Record<string, string>
  /** Replaces the `exports` of its package.json. */
  exports?: Record<string, string>
  /** Peer dependencies that only some of its users need; their versions are the root's. */
  optionalPeers?: string[]
  /** Files that are written when it is built: path in the package → text. */
  generated?: Record<string, (root: string) => string>
  /** The package whose version it has, for one that is no workspace. */
  versionOf?: string
  /** Sources that stay here. */
  omit?: RegExp
}

/** The contract package of a part: written by hand, since it is a few lines. */
function contractOf(part: string): PublishedPackage {
  const folder = `mfe-${part}/contract`
  const files = ['index.js', 'index.d.ts'].map((name) => [name, `${folder}/${name}`])
  return { folder, format: 'files', files: Object.fromEntries(files) }
}

/** All published packages; each comes after those that it depends on. */
export const publishedPackages: readonly PublishedPackage[] = [
  { folder: 'shared-events', format: 'modules', omit: /\/testing\// },
  {
    folder: 'shared-api',
    format: 'modules',
    optionalPeers: ['msw'],
    omit: /\/testing\/(corpora\/|naughty-strings\.ts$)/,
  },
  { folder: 'shared-ui', format: 'modules', omit: /\/testing\// },
  { folder: 'shared-forms', format: 'modules' },
  { folder: 'shared-drawings', format: 'modules' },
  ...['account', 'cart-checkout', 'catalogue', 'wholesale'].map((part) => contractOf(part)),
  {
    folder: 'scripts/federation',
    format: 'commonjs',
    files: {
      bin: 'scripts/federation/bin',
      facades: 'scripts/federation/facades',
      'open-entry': 'scripts/federation/open-entry',
      'own-react': 'scripts/federation/own-react',
      standalone: 'scripts/federation/standalone',
      'tsconfig.part.json': 'scripts/federation/tsconfig.part.json',
      'tsconfig.json': 'tsconfig.base.json',
      'jest/asset-file.cjs': 'scripts/jest/asset-file.cjs',
      'jest/browser-environment.cjs': 'scripts/jest/browser-environment.cjs',
      'jest/browser-setup.ts': 'scripts/jest/browser-setup.ts',
      'jest/compile-once.cjs': 'scripts/jest/compile-once.cjs',
      'jest/es-modules-only.cjs': 'scripts/jest/es-modules-only.cjs',
      'jest/remote-config.cjs': 'scripts/jest/remote-config.cjs',
      'jest/resolver.cjs': 'scripts/jest/resolver.cjs',
    },
    generated: { 'parts.json': (root) => JSON.stringify(readPartList(root)) },
    exports: {
      './jest': './jest/remote-config.cjs',
      './own-react': './own-react/screens.ts',
      './package.json': './package.json',
      './tsconfig.json': './tsconfig.json',
    },
    optionalPeers: ['@testing-library/dom', '@testing-library/jest-dom', 'jest-environment-jsdom', 'ts-jest'],
  },
  { folder: 'releases', format: 'command' },
  {
    folder: 'scripts/create-remote',
    format: 'command',
    files: { template: 'scripts/create-remote/template' },
    generated: {
      'versions.json': (root) => JSON.stringify(templateVersions(root), null, 2),
      'port.json': (root) => JSON.stringify(nextPort(readPartList(root))),
    },
    versionOf: '@shop/federation',
  },
]

/** Sources of a package that are not published: its tests, and its checks of types. */
export const unpublished = /(\.test\.tsx?|\/type-tests\.tsx?)$/
