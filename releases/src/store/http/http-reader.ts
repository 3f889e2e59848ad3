import { join } from 'node:path'
import { signedDocument, type SignedDocument } from '../../contract'
import { createFolder, readIfPresent, replaceFile } from '../../disk/durable-file'
import { ReleaseError } from '../../release-error'
import { readStoredRelease } from '../directory/stage-release'
import type { ReleaseReader } from '../release-store'
import { downloadRelease } from './download-release'
import { watchPointerEvents } from './watch-pointer-events'

const patience = 10_000

/**
 * Reads a release server from another machine. Releases are downloaded whole, checked against their hashes and
 * kept; pointer and releases that were seen once stay readable while the server is away.
 */
export async function openHttpReader(url: string, cacheFolder: string): Promise<ReleaseReader> {
  const base = url.replace(/\/+$/, '')
  const pointerPath = join(cacheFolder, 'pointer.json')
  const downloads = new Map<string, Promise<string>>()
  await createFolder(join(cacheFolder, '.incoming'))

  async function get(path: string): Promise<Response | null> {
    const response = await fetch(base + path, { signal: AbortSignal.timeout(patience) }).catch((error: Error) => {
      throw new ReleaseError('unreachable', `The release server ${base} does not answer (${error.message}).`)
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new ReleaseError('unreachable', `The release server ${base} answers ${response.status} to ${path}.`)
  }

  async function getRelease(part: string, version: string): Promise<SignedDocument | null> {
    const kept = await readStoredRelease(join(cacheFolder, part, version))
    if (kept) return kept
    const response = await get(`/v1/releases/${part}/${version}`)
    return response && signedDocument.parse(await response.json())
  }

  return {
    location: base,
    getRelease,
    async folderOf(part, version) {
      const folder = join(cacheFolder, part, version)
      if (await readStoredRelease(folder)) return folder
      const running = downloads.get(folder) ?? downloadRelease(cacheFolder, await getRelease(part, version), get)
      downloads.set(folder, running)
      return running.finally(() => downloads.delete(folder))
    },
    async readPointer() {
      const response = await get('/v1/pointer').catch(async (error: unknown) => {
        const kept = await readIfPresent(pointerPath)
        if (kept === null) throw error
        return new Response(kept)
      })
      if (!response) return null
      const document = signedDocument.parse(await response.json())
      const text = JSON.stringify(document)
      if ((await readIfPresent(pointerPath)) !== text)
        await replaceFile(pointerPath, text, join(cacheFolder, '.incoming'))
      return document
    },
    watch: (onChange) => watchPointerEvents(`${base}/v1/pointer/events`, onChange),
  }
}
