import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FileCacheOptions } from 'webpack'
import { repositoryRoot, type Part } from '../parts'

/** A dev server of a remote builds its container (`dev`) and the page around it. */
type BuildKind = 'browser' | 'node' | 'dev' | 'dev-page' | 'open'

/**
 * webpack's cache on disk for one kind of build of a part. Its version is a hash of the build's configuration and of
 * the lock file, instead of `buildDependencies`, for which webpack would visit every package that these import.
 */
export function buildCache({ name, folder, port }: Part, kind: BuildKind): FileCacheOptions {
  const hash = createHash('sha256').update(`${process.version} ${port}`)
  for (const file of [...filesBelow(resolve(__dirname, '..')), ...lockFiles(folder)]) hash.update(readFileSync(file))
  return {
    type: 'filesystem',
    name: `${name}-${kind}`,
    cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
    buildDependencies: { defaultWebpack: [] },
    version: hash.digest('hex'),
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** A copy of a part outside of the repository has its own lock file. */
const lockFiles = (folder: string): string[] =>
  [folder, repositoryRoot].map((home) => join(home, 'package-lock.json')).filter(existsSync)
