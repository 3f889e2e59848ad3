import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseManifest, type ReleaseManifest, type SignedDocument } from '../contract'
import { isErrno } from '../disk/durable-file'
import { inParallel } from '../in-parallel'
import { integrityOf } from '../manifest/integrity'
import { isBrowserFile, isReleasePath } from '../manifest/release-files'
import { ReleaseError } from '../release-error'
import { manifestFile, readStoredRelease, signatureFile } from './directory/stage-release'

interface ReleaseSource {
  getRelease(part: string, version: string): Promise<SignedDocument | null>
  fetchFile: FetchFile
}

/** Resolves with null for a missing file. */
type FetchFile = (manifest: ReleaseManifest, path: string) => Promise<Buffer | null>

/** Returns the cached folder of a version; concurrent requests fetch it once. */
export function cachedFolders(cacheFolder: string, { getRelease, fetchFile }: ReleaseSource) {
  const inFlight = new Map<string, Promise<string>>()

  async function fetchRelease(part: string, version: string): Promise<string> {
    return materialize(cacheFolder, await getRelease(part, version), fetchFile)
  }

  return async (part: string, version: string): Promise<string> => {
    const folder = join(cacheFolder, part, version)
    if (await readStoredRelease(folder)) return folder
    const running = inFlight.get(folder) ?? fetchRelease(part, version).finally(() => inFlight.delete(folder))
    inFlight.set(folder, running)
    return running
  }
}

/**
 * Fetches every file of a release with its compressed copies into `<cache>/<part>/<version>` atomically. Files that
 * don't match their hash are refused.
 */
export async function materialize(
  cacheFolder: string,
  document: SignedDocument | null,
  fetchFile: FetchFile,
): Promise<string> {
  if (!document) throw new ReleaseError('not-found', 'This release does not exist.')
  const manifest = releaseManifest.parse(JSON.parse(document.payload))
  const { part, version, files } = manifest
  const staged = join(cacheFolder, '.incoming', `${part}-${version}-${randomUUID()}`)

  async function write(path: string, content: Buffer | string): Promise<void> {
    await mkdir(dirname(join(staged, path)), { recursive: true })
    await writeFile(join(staged, path), content)
  }

  try {
    await inParallel(Object.entries(files), async ([path, { integrity }]) => {
      if (!isReleasePath(path))
        throw new ReleaseError('refused', `${part} ${version} contains the invalid path ${path}.`)
      const content = await fetchFile(manifest, path)
      if (!content || integrityOf(content) !== integrity) {
        throw new ReleaseError('refused', `${path} of ${part} ${version} does not match its hash.`)
      }
      await write(path, content)
      if (!isBrowserFile(path)) return
      for (const suffix of ['.br', '.gz']) {
        const copy = files[path + suffix] ? null : await fetchFile(manifest, path + suffix)
        if (copy) await write(path + suffix, copy)
      }
    })
    await write(manifestFile, document.payload)
    await write(signatureFile, JSON.stringify({ keyId: document.keyId, signature: document.signature }))
    const folder = join(cacheFolder, part, version)
    await mkdir(dirname(folder), { recursive: true })
    await rename(staged, folder).catch((error: unknown) => {
      if (!isErrno(error, 'ENOTEMPTY') && !isErrno(error, 'EEXIST')) throw error
    })
    return folder
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
