import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { repositoryRoot, type Part } from '../parts'
import { contractFolders } from './contract-packages'

const notCompiled = /(\.(test|stories)\.tsx?$|\/testing\/|\/dist(-\d+)?\/|\/node_modules\/|\/(README|CHANGELOG)\.md$)/

/**
 * sha256 (hex) of all inputs of a part's build. The singletons are compiled into the shell and into open entries, so they
 * don't affect other remotes; of shared-api and shared-ui these compile stateless modules only, and of shared-events
 * they record the payloads of their events. Of the lock file only the installed packages count, so that a new part doesn't
 * rebuild the others.
 */
export function inputHash(part: Part, hasOpenEntry = false): string {
  // A copy of a part outside the repository has its own lock file.
  const lockFile = [part.folder, repositoryRoot].map((folder) => join(folder, 'package-lock.json')).find(existsSync)
  const locked = lockFile ? installedPackages(readFileSync(lockFile, 'utf8'), part) : {}
  const hash = createHash('sha256').update(
    JSON.stringify({ name: part.name, locked, ...(hasOpenEntry && { hasOpenEntry }) }),
  )
  const files = inputFiles(part, hasOpenEntry).map((file) => [inputPath(file, part), file] as const)
  for (const [entryPath, file] of files.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(entryPath).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Packages of a lock file by path, without the workspaces. Those that a part with its own React has for itself don't
 * affect the others.
 */
export function installedPackages(lockFile: string, { folder }: Pick<Part, 'folder'>): Record<string, unknown> {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { link?: boolean }> }
  const own = relative(repositoryRoot, folder)
  const withOwnReact = Object.keys(packages).flatMap(
    (path) => /^((?!node_modules\/).+)\/node_modules\/react$/.exec(path)?.[1] ?? [],
  )
  const isForeign = (path: string) =>
    withOwnReact.some((workspace) => workspace !== own && path.startsWith(`${workspace}/node_modules/`))
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link && !isForeign(path)),
  )
}

/** Path of an input, independent of the part's folder. */
function inputPath(file: string, { folder }: Part): string {
  return file.startsWith(folder + sep) ? join('part', relative(folder, file)) : relative(repositoryRoot, file)
}

/** Latest modification time of the part's own sources, which replaces the commit time outside a checkout. */
export function newestSource(part: Part): Date {
  const own = inputFiles(part, false).filter((file) => file.startsWith(part.folder))
  return new Date(Math.max(...own.map((file) => Math.floor(statSync(file).mtimeMs / 1000) * 1000)))
}

/** Files and folders with content that is part of the hash. */
export function inputRoots(part: Part, hasOpenEntry: boolean): string[] {
  const shared =
    part.name === 'shell' || hasOpenEntry
      ? ['shared-api', 'shared-ui', 'shared-events', 'shared-drawings', 'shared-forms']
      : [
          'shared-api/package.json',
          'shared-api/src/built-code',
          'shared-api/src/contract',
          'shared-api/src/delivery',
          'shared-ui/package.json',
          'shared-ui/src/brand',
          'shared-events/package.json',
          'shared-events/src/event-map.ts',
          'shared-drawings',
          'shared-forms',
        ]
  return [
    join(part.folder, 'src'),
    join(part.folder, 'package.json'),
    join(part.folder, 'release.contract.ts'),
    ...contractRoots(part, hasOpenEntry),
    ...(part.ownReact ? [join(__dirname, '../../own-react'), join(repositoryRoot, 'shared-events/src')] : []),
    ...shared.map((path) => join(repositoryRoot, path)),
    join(__dirname, '..'),
    join(__dirname, '../../facades'),
    join(__dirname, '../../package.json'),
    join(__dirname, '../../tsconfig.part.json'),
    ...(hasOpenEntry ? [join(__dirname, '../../open-entry'), join(__dirname, '../../standalone')] : []),
  ]
}

function contractRoots({ folder }: Part, hasOpenEntry: boolean): string[] {
  const ofStandalone = hasOpenEntry ? contractFolders(join(__dirname, '../..')) : []
  return [...new Set([join(folder, 'contract'), ...contractFolders(folder), ...ofStandalone])]
}

function inputFiles(part: Part, hasOpenEntry: boolean): string[] {
  return inputRoots(part, hasOpenEntry).filter(existsSync).flatMap(filesBelow).filter(isInput)
}

/** Whether a file below an input folder is compiled. */
export function isInput(path: string): boolean {
  return !notCompiled.test(path)
}

/** Throws if a build read a repository file that is not part of the hash, so that every change triggers a build. */
export function rejectUntrackedInputs(part: Part, read: Iterable<string>, hasOpenEntry = false): void {
  // The resolver looks for these in the folders above a package, and compiles nothing of them.
  const above = [repositoryRoot, ...contractRoots(part, hasOpenEntry).map(dirname)]
  const counted = new Set([...inputFiles(part, hasOpenEntry), ...above.map((folder) => join(folder, 'package.json'))])
  for (const file of read) {
    const isOurs = file.startsWith(repositoryRoot + sep) && !notCompiled.test(file) && /\.\w+$/.test(file)
    if (isOurs && !counted.has(file))
      throw new Error(`${part.name} also reads ${inputPath(file, part)}: add it to its inputs (input-hash.ts).`)
  }
}

function filesBelow(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return [path]
  }
}
