import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Paths of packages that the lock file names and node_modules lacks or has in another version. Packages made for other
 * platforms (optional ones) and links to workspaces do not count. No node_modules at all: everything is missing.
 * `omitDev` ignores packages that only development needs.
 */
export function missingPackages(root, { omitDev = false } = {}) {
  const locked = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(locked)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .filter(([, { dev, devOptional }]) => !omitDev || !(dev || devOptional))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path)
}

/** Whether a package that only development needs is installed, so that an install must not remove it. */
export function hasDevPackages(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.values(installed).some(({ dev }) => dev)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
