import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from '../disk/durable-file'
import { readStoredRelease } from './directory/stage-release'
import type { ReleaseReader } from './release-store'

/** A younger folder stays: a registry that was restored from a backup does not know the newest, which tabs still ask for. */
const youngest = 7 * 86_400_000

/**
 * Removes the folders of versions that the registry was asked for and no longer has. While it does not answer, or has
 * no pointer, all stay. Each goes by one rename, so that servers which share the cache find it whole or not at all.
 */
export async function forgetRemoved(
  cacheFolder: string,
  { getRelease, readPointer }: Pick<ReleaseReader, 'getRelease' | 'readPointer'>,
): Promise<void> {
  if ((await readPointer()) === null) return
  for (const { part, version } of await kept(cacheFolder)) {
    const folder = join(cacheFolder, part, version)
    const found = await stat(folder).catch(() => null)
    if (!found || Date.now() - found.mtimeMs < youngest) continue
    if ((await readStoredRelease(folder)) === null || (await getRelease(part, version)) !== null) continue
    const leaving = join(cacheFolder, '.incoming', `removed-${randomUUID()}`)
    await rename(folder, leaving).catch((error: unknown) => {
      if (!isErrno(error, 'ENOENT')) throw error
    })
    await rm(leaving, { recursive: true, force: true })
  }
}

async function kept(cacheFolder: string): Promise<{ part: string; version: string }[]> {
  const parts = (await readdir(cacheFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const names = parts.map(({ name }) => name).filter((name) => !name.startsWith('.'))
  const versions = names.map(async (part) =>
    (await readdir(join(cacheFolder, part))).map((version) => ({ part, version })),
  )
  return (await Promise.all(versions)).flat()
}
