import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { sharedLibraries, sharedPackages } from '@shop/federation/shared-singletons'
import { bundleCommands } from './bundle-commands'
import { compilePackage } from './compile-package'
import { publishedManifest, type Manifest } from './published-manifest'
import { publishedPackages, unpublished, type PublishedPackage } from './published-packages'

/** A built package, ready for `npm pack` or `npm publish`. */
export interface StagedPackage {
  name: string
  version: string
  folder: string
}

const singletons = [...sharedLibraries, ...sharedPackages].filter((name) => !name.includes('/jsx-'))

/** The repository's root. */
export const root = resolve(__dirname, '../..')

/**
 * Builds every published package in `home`, a folder below the root, where each finds the built ones before it instead of
 * the sources. Nothing is written next to the sources, which everything inside the repository reads.
 */
export async function stagePackages(home: string, onPackage?: (name: string) => void): Promise<StagedPackage[]> {
  rmSync(home, { recursive: true, force: true })
  const read = publishedPackages.map(({ folder }) => readManifest(join(root, folder)))
  const own = Object.fromEntries(read.map(({ name, version }) => [name, version]))
  const manifests = read.map((manifest, index) => {
    const { versionOf = manifest.name } = publishedPackages[index] ?? {}
    return { ...manifest, version: own[versionOf] ?? '' }
  })
  const around = { singletons, own, installed: readManifest(root).devDependencies ?? {} }
  const staged: StagedPackage[] = []
  for (const [index, published] of publishedPackages.entries()) {
    const manifest = manifests[index] as Manifest
    onPackage?.(manifest.name)
    const folder = join(home, 'node_modules', manifest.name)
    stageFiles(published, folder)
    const built = await build(published, manifest, folder, home)
    const text = JSON.stringify(publishedManifest({ ...manifest, ...built }, published, around), null, 2)
    writeFileSync(join(folder, 'package.json'), `${text}\n`)
    staged.push({ name: manifest.name, version: manifest.version, folder })
  }
  return staged
}

/** Builds a staged package. Returns the fields of its package.json that follow from the built code. */
async function build(
  { folder: source, format, omit }: PublishedPackage,
  manifest: Manifest,
  folder: string,
  home: string,
): Promise<Partial<Manifest>> {
  if (format === 'files') return {}
  if (format === 'command') return bundleCommands(join(root, source), manifest, folder)
  // Compiled outside of node_modules, whose files TypeScript doesn't treat as sources.
  const work = join(home, basename(source))
  mkdirSync(work)
  stageSources(join(root, source), work, omit)
  compilePackage({ name: manifest.name, folder: work, format, root })
  cpSync(join(work, 'dist'), join(folder, 'dist'), { recursive: true })
  for (const command of Object.values(manifest.bin ?? {})) runBuiltFile(join(folder, command))
  return {}
}

/** A command of the repository imports a source; the published one imports the file built from it. */
function runBuiltFile(command: string): void {
  const text = readFileSync(command, 'utf8')
  writeFileSync(command, text.replace(/\.\.\/src\/([\w/-]+)\.ts/, '../dist/$1.js'))
}

function stageSources(source: string, work: string, omit: RegExp | undefined): void {
  cpSync(join(source, 'src'), join(work, 'src'), {
    recursive: true,
    filter: (path) => !unpublished.test(path) && !omit?.test(path),
  })
  const own = join(source, 'node_modules')
  if (existsSync(own)) symlinkSync(own, join(work, 'node_modules'))
}

/** Writes the README, the changelog, the license and the files that need no build. */
function stageFiles({ folder: source, files = {}, generated = {} }: PublishedPackage, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const documents = ['README.md', 'CHANGELOG.md'].map((name) => [name, join(source, name)] as const)
  const present = documents.filter(([, from]) => existsSync(join(root, from)))
  for (const [path, from] of [...present, ['LICENSE', 'LICENSE'] as const, ...Object.entries(files)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, from), join(folder, path), { recursive: true, filter: (file) => !unpublished.test(file) })
  }
  for (const [path, text] of Object.entries(generated)) writeFileSync(join(folder, path), text(root))
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
