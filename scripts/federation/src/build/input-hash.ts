import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { repositoryRoot, type Part } from '../parts'

const notCompiled = /(\.test\.tsx?$|\/testing\/|\/dist(-\d+)?\/|\/node_modules\/|\/(README|CHANGELOG)\.md$)/

/**
 * sha256 (hex) of all inputs of a part's build. The singletons are compiled into the shell alone, so they don't
 * affect remotes; of shared-api a remote compiles the contract and the delivery days only, and of shared-events it
 * records the payloads of its events. Of the lock file only the installed packages count, so that a new part
 * doesn't rebuild the others.
 */
export function inputHash(part: Part): string {
  // A copy of a part outside the repository has its own lock file.
  const lockFile = [part.folder, repositoryRoot].map((folder) => join(folder, 'package-lock.json')).find(existsSync)
  const locked = lockFile ? installedPackages(readFileSync(lockFile, 'utf8')) : {}
  const hash = createHash('sha256').update(JSON.stringify({ name: part.name, locked }))
  const files = inputFiles(part).map((file) => [inputPath(file, part), file] as const)
  for (const [entryPath, file] of files.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(entryPath).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Packages of a lock file by path, without the workspaces. */
export function installedPackages(lockFile: string): Record<string, unknown> {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { link?: boolean }> }
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  )
}

/** Path of an input, independent of the part's folder. */
function inputPath(file: string, { folder }: Part): string {
  return file.startsWith(folder + sep) ? join('part', relative(folder, file)) : relative(repositoryRoot, file)
}

/** Latest modification time of the part's own sources, which replaces the commit time outside a checkout. */
export function newestSource(part: Part): Date {
  const own = inputFiles(part).filter((file) => file.startsWith(part.folder))
  return new Date(Math.max(...own.map((file) => Math.floor(statSync(file).mtimeMs / 1000) * 1000)))
}

function inputFiles(part: Part): string[] {
  const shared =
    part.name === 'shell'
      ? ['shared-api', 'shared-ui', 'shared-events', 'shared-drawings', 'shared-forms']
      : [
          'shared-api/package.json',
          'shared-api/src/contract',
          'shared-api/src/delivery',
          'shared-ui/package.json',
          'shared-events/package.json',
          'shared-events/src/event-map.ts',
          'shared-drawings',
          'shared-forms',
        ]
  const roots = [
    join(part.folder, 'src'),
    join(part.folder, 'package.json'),
    join(part.folder, 'release.contract.ts'),
    ...shared.map((path) => join(repositoryRoot, path)),
    join(__dirname, '..'),
    join(__dirname, '../../facades'),
    join(__dirname, '../../package.json'),
    join(__dirname, '../../runtime'),
    join(__dirname, '../../tsconfig.part.json'),
  ]
  return roots
    .filter(existsSync)
    .flatMap(filesBelow)
    .filter((file) => !notCompiled.test(file))
}

/** Throws if a build read a repository file that is not part of the hash, so that every change triggers a build. */
export function rejectUntrackedInputs(part: Part, read: Iterable<string>): void {
  const counted = new Set([...inputFiles(part), join(repositoryRoot, 'package.json')])
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
