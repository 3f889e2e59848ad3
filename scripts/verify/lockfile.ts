import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Check } from './check'
import { lockedFolders } from './locked-folders'

/** An entry of package-lock.json. */
export interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optionalDependencies?: Record<string, string>
}

/** The packages of a folder's package-lock.json by their paths. */
export function readLockfile(folder: string): Record<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return packages
}

/** The packages of the root's lock file and of every tool's, by their paths from the root. */
export function readLockfiles(root: string): Record<string, LockedPackage> {
  const entries = lockedFolders(root).flatMap((folder) =>
    Object.entries(readLockfile(join(root, folder))).map(([path, entry]) => [posix.join(folder, path), entry] as const),
  )
  return Object.fromEntries(entries)
}

/** `npm ci` verifies the bytes of every package from any registry: each entry has a hash, none has an address. */
export const lockfile: Check = {
  name: 'lockfile',
  async run(root) {
    const packages = readLockfiles(root)
    const problems = lockfileProblems(packages)
    return { name: 'lockfile', ok: problems.length === 0, text: problems.join('\n') || `${count(packages)} hashes` }
  },
}

/** One sentence for each entry that `npm ci` would refuse, install unverified, or install from one registry only. */
export function lockfileProblems(packages: Record<string, LockedPackage>): string[] {
  const unverified = installed(packages).flatMap(([path, { link, integrity, resolved }]) => {
    if (link) return /:\/\//.test(resolved ?? '') ? [`${path} links to ${resolved}, which is not a folder here`] : []
    const problems = []
    if (!/^sha512-[A-Za-z0-9+/]{86}==/.test(integrity ?? '')) problems.push(`${path} has no SHA-512 integrity`)
    if (resolved) problems.push(`${path} names an address, ${resolved}`)
    return problems
  })
  return [...unverified, ...missingPlatforms(packages)]
}

/** `npm ci` refuses a lock file without the packages of other platforms, which `npm install` drops if it can't fetch them. */
function missingPlatforms(packages: Record<string, LockedPackage>): string[] {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const locked = new Set(Object.keys(packages).map(nameOf))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path} lacks its optional package ${name}`),
  )
}

const installed = (packages: Record<string, LockedPackage>) =>
  Object.entries(packages).filter(([path]) => path.includes('node_modules/'))

const count = (packages: Record<string, LockedPackage>) => installed(packages).filter(([, { link }]) => !link).length
