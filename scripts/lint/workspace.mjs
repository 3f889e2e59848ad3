import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const packageFolder =
  /^(scripts\/federation|scripts\/tools\/gallery|shell|mfe-[^/]+|shared-[^/]+|api|releases|e2e)(?:\/|$)/

/** The package folder of a path relative to the repository's root; `''` is the root itself. */
export function packageFolderOf(path) {
  return packageFolder.exec(path)?.[1] ?? ''
}

/** A file's path relative to the repository's root, and its package folder. */
export function locate(filename) {
  const path = relative(root, filename).split(sep).join('/')
  return { path, folder: packageFolderOf(path) }
}

const manifests = new Map()

/** The package.json of a folder, read once per run; an empty object if there is none. */
export function manifestOf(folder) {
  if (!manifests.has(folder)) manifests.set(folder, readManifest(folder))
  return manifests.get(folder)
}

function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/** Names of all dependencies in a folder's package.json. */
export function declaredBy(folder) {
  const { dependencies, peerDependencies, devDependencies } = manifestOf(folder)
  return new Set(Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }))
}

/** True for tests and their support files, which may import Node's modules. */
export function isTest(path) {
  return /\.test\.tsx?$|\/testing\//.test(path) || path.startsWith('e2e/')
}
