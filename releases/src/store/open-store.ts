import { accessSync, constants } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ReleaseError } from '../release-error'
import { openDirectoryStore } from './directory/directory-store'
import { openHttpReader } from './http/http-reader'
import { openPostgresStore } from './postgres/postgres-store'
import type { ReleaseReader, ReleaseStore } from './release-store'

const defaultCacheFolder = (): string => resolve(process.env.DATA_DIR || 'var', 'release-cache')

/**
 * Opens the store at `RELEASES_URL`: PostgreSQL, a `file:` URL, or a folder, created when missing. Files of a
 * database are unpacked under `cacheFolder` on demand.
 */
export async function openStore(url: string, cacheFolder = defaultCacheFolder()): Promise<ReleaseStore> {
  if (/^postgres(ql)?:/.test(url)) return openPostgresStore(url, cacheFolder)
  const folder = folderFrom(url)
  try {
    const store = await openDirectoryStore(folder)
    accessSync(folder, constants.R_OK | constants.W_OK)
    return store
  } catch (error) {
    if (error instanceof ReleaseError) throw error
    throw new ReleaseError(
      'unreachable',
      `The releases folder ${folder} is not writable (${(error as Error).message}). ` +
        'Grant this user write permission, or set DATA_DIR or RELEASES_URL to a writable folder.',
    )
  }
}

/**
 * Opens `RELEASES_URL` for reading: a store, or a release server (`http:`). Releases of a server are cached
 * under `cacheFolder` so that a restart works without it. `token` allows reading and health reports there.
 */
export async function openReader(url: string, cacheFolder: string, token?: string): Promise<ReleaseReader> {
  return /^https?:/.test(url) ? openHttpReader(url, cacheFolder, token) : openStore(url, cacheFolder)
}

function folderFrom(url: string): string {
  if (url.startsWith('file:')) {
    const rest = url.slice('file:'.length)
    return rest.startsWith('//') ? fileURLToPath(url) : resolve(rest)
  }
  if (!/^[a-z][a-z0-9+.-]+:/i.test(url) || isAbsolute(url)) return resolve(url)
  const redacted = url.replace(/(:\/\/[^:]*:).*@/, '$1…@')
  throw new ReleaseError(
    'usage',
    `RELEASES_URL is "${redacted}", which is neither a folder, a database nor a release server. ` +
      `Write a path, file:///its/path, postgres://…, or (for readers and the command line) http://its.server.`,
  )
}
