import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { repositoryRoot, type Part } from '../parts'

const notCompiled = /(\.test\.tsx?$|\/testing\/|\/dist(-\d+)?\/|\/node_modules\/|\/(README|CHANGELOG)\.md$)/

/**
 * sha256 (hex) of everything that a part's build reads. The singletons are compiled into the shell alone, so
 * a change to them leaves the remotes as they are; of shared-api a remote compiles the contract and the days of
 * delivery only, of shared-events it records the payloads of its events. Of the list of parts its own entry counts, and
 * of the lock file the installed packages, so that a new part makes no other one new.
 */
export function inputHash(part: Part): string {
  const { name, prefixes, widgets } = part
  // A copy of a part outside the repository has its own.
  const lockFile = [part.folder, repositoryRoot].map((folder) => join(folder, 'package-lock.json')).find(existsSync)
  const locked = lockFile ? installedPackages(readFileSync(lockFile, 'utf8')) : {}
  const hash = createHash('sha256').update(JSON.stringify({ name, prefixes, widgets, locked }))
  const files = inputFiles(part).map((file) => [placeOf(file, part), file] as const)
  for (const [place, file] of files.sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(place).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** The packages of a lock file by their place, without the workspaces. */
export function installedPackages(lockFile: string): Record<string, unknown> {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { link?: boolean }> }
  return Object.fromEntries(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  )
}

/** Where a file stands among the inputs, wherever the part's folder is. */
function placeOf(file: string, { folder }: Part): string {
  return file.startsWith(folder + sep) ? join('part', relative(folder, file)) : relative(repositoryRoot, file)
}

/** When the part's own sources last changed, which outside a checkout stands for the commit's time. */
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

/** Throws when a build read a file of this repository that its hash leaves out, so that no change of one goes unbuilt. */
export function refuseUncounted(part: Part, read: Iterable<string>): void {
  const counted = new Set([...inputFiles(part), join(repositoryRoot, 'package.json')])
  for (const file of read) {
    const isOurs = file.startsWith(repositoryRoot + sep) && !notCompiled.test(file) && /\.\w+$/.test(file)
    if (isOurs && !counted.has(file))
      throw new Error(
        `${part.name} is built from ${placeOf(file, part)} too: count it among its inputs (input-hash.ts).`,
      )
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
