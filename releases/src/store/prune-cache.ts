import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from '../disk/durable-file'
import { readStoredRelease } from './directory/stage-release'
import type { ReleaseReader } from './release-store'

/**
 * Younger folders remain: a registry restored from a backup doesn't know the newest versions, which open tabs still
 * request.
 */
const MIN_AGE_MS = 7 * 86_400_000

/**
 * Removes cached versions that the registry no longer has; none while the registry doesn't respond or has no pointer.
 * Each is removed by one rename, so that servers sharing the cache never see a partial folder.
 */
export async function pruneCache(
  cacheFolder: string,
  { getRelease, readPointer }: Pick<ReleaseReader, 'getRelease' | 'readPointer'>,
): Promise<void> {
  if ((await readPointer().catch(() => null)) === null) return
  for (const { part, version } of await listCached(cacheFolder)) {
    const folder = join(cacheFolder, part, version)
    const found = await stat(folder).catch(() => null)
    if (!found || Date.now() - found.mtimeMs < MIN_AGE_MS) continue
    if ((await readStoredRelease(folder)) === null || (await getRelease(part, version)) !== null) continue
    const removedFolder = join(cacheFolder, '.incoming', `removed-${randomUUID()}`)
    await rename(folder, removedFolder).catch((error: unknown) => {
      if (!isErrno(error, 'ENOENT')) throw error
    })
    await rm(removedFolder, { recursive: true, force: true })
  }
}

async function listCached(cacheFolder: string): Promise<{ part: string; version: string }[]> {
  const parts = (await readdir(cacheFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const names = parts.map(({ name }) => name).filter((name) => !name.startsWith('.'))
  const versions = names.map(async (part) =>
    (await readdir(join(cacheFolder, part))).map((version) => ({ part, version })),
  )
  return (await Promise.all(versions)).flat()
}
