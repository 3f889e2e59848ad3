import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildConsoleInWorker, buildParts, readParts } from '@shop/federation'
import { unpublished } from './published-packages'
import { root, type StagedPackage } from './stage-packages'

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
}

/** Workspaces whose sources run in the package. */
const workspaces = [
  'api',
  'releases',
  'shared-api',
  'shared-drawings',
  'shared-events',
  'shared-ui',
  'scripts/federation',
  'shell',
]

/** Files of the repository that the package has, apart from the manifests of workspaces and parts. */
const files = [
  'LICENSE',
  'tsconfig.base.json',
  'api/demo-data',
  'api/src',
  'releases/console/dist',
  'releases/src',
  'scripts/build/build-progress.ts',
  'scripts/federation/src',
  'scripts/install/load-typescript.mjs',
  'scripts/install/node-version.mjs',
  'scripts/options',
  'scripts/site',
  'scripts/start',
  'shared-api/src',
  'shared-drawings/src',
  'shared-events/src',
  'shared-ui/src',
  'shell/server',
]

/** Packages that only builds need, which the package has made already. */
const forBuilds =
  /^(@fontsource|@module-federation|@pmmmwh|@swc|minimizer-webpack-plugin|react-refresh|ts-loader|typescript-plugin|webpack)/

const isUnpublished = (path: string): boolean => unpublished.test(path) || path.endsWith('/testing')

/** Builds what has changed, and writes the package `@shop/site` into `folder`: the runtime of the shop with its builds. */
export async function stageSite(folder: string): Promise<StagedPackage> {
  rmSync(folder, { recursive: true, force: true })
  await buildConsoleInWorker()
  const built = await buildParts()
  for (const { part, dir } of built) copy(dir, join(folder, 'built', part))
  for (const path of files) copy(join(root, path), join(folder, path))
  const parts = readParts().map((part) => relative(root, part.folder))
  for (const path of [...workspaces, ...parts].flatMap((home) => [
    `${home}/package.json`,
    `${home}/release.contract.ts`,
  ]))
    if (existsSync(join(root, path))) copy(join(root, path), join(folder, path))
  copy(join(root, 'scripts/site/README.md'), join(folder, 'README.md'))
  write(folder, 'tsconfig.json', { extends: './tsconfig.base.json' })
  const manifests = workspaces.map((home) => ({ home, ...readManifest(home) }))
  write(folder, 'links.json', Object.fromEntries(manifests.map(({ name, home }) => [name, home])))
  const manifest = {
    ...siteManifest(manifests),
    workspaces: [...workspaces, ...parts.filter((part) => part !== 'shell')],
  }
  write(folder, 'package.json', manifest)
  return { name: manifest.name, version: manifest.version, folder }
}

/** It depends on what its workspaces depend on, but neither on each other nor on what only builds need. */
function siteManifest(manifests: readonly Manifest[]) {
  const [{ dependencies = {} }, { version }] = [readManifest(''), readManifest('shell')]
  const needed = [dependencies, ...manifests.map((manifest) => manifest.dependencies ?? {})]
    .flatMap((some) => Object.entries(some))
    .filter(([name]) => !name.startsWith('@shop/') && !forBuilds.test(name))
    .sort(([a], [b]) => a.localeCompare(b))
  const { private: _private, ...own } = readManifest('scripts/site') as Manifest & { private?: boolean }
  return { ...own, version, engines: { node: '^20.19.0 || >=22.12.0' }, dependencies: Object.fromEntries(needed) }
}

function copy(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true })
  cpSync(from, to, { recursive: true, filter: (path) => !isUnpublished(path) })
}

const write = (folder: string, name: string, value: object): void =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)

const readManifest = (home: string): Manifest =>
  JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8')) as Manifest
