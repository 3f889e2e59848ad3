import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { signedDocument, type ReleaseManifest, type SignedDocument } from '../../contract'
import { createFolder } from '../../disk/durable-file'
import { ReleaseError } from '../../release-error'
import { readStoredRelease } from '../directory/stage-release'
import { pruneCache } from '../prune-cache'
import { cachedFolders } from '../materialize'
import type { ReleaseReader } from '../release-store'
import { watchPointerEvents } from './watch-pointer-events'

const TIMEOUT_MS = 10_000

/**
 * Reads a release server from another machine. Releases are downloaded completely, verified and cached, and remain
 * readable while the server is away.
 */
export async function openHttpReader(url: string, cacheFolder: string, token?: string): Promise<ReleaseReader> {
  const base = url.replace(/\/+$/, '')
  await createFolder(join(cacheFolder, '.incoming'))

  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}

  async function get(path: string): Promise<Response | null> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(base + path, { headers, signal }).catch((error: Error) => {
      throw new ReleaseError('unreachable', `The release server ${base} does not respond (${error.message}).`)
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    const message = `The release server ${base} responds with ${response.status} to ${path}.`
    if (response.status !== 401 && response.status !== 403) throw new ReleaseError('unreachable', message)
    throw new ReleaseError('unauthorized', `${message} Set RELEASES_TOKEN to its reporter token.`)
  }

  async function post(path: string, body: object, name: string, need: string): Promise<void> {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.ok) return
    const message = `The release server ${base} responds with ${response.status} to ${name}.`
    if (response.status !== 401 && response.status !== 403) throw new ReleaseError('unreachable', message)
    throw new ReleaseError('unauthorized', `${message} Set RELEASES_TOKEN to its reporter token; ${need}.`)
  }

  async function getSigned(path: string): Promise<SignedDocument | null> {
    const response = await get(path)
    return response && signedDocument.parse(await response.json())
  }

  /** Fetched first, since a release may be re-signed; the cached one is used while the server is away. */
  async function getRelease(part: string, version: string): Promise<SignedDocument | null> {
    try {
      return await getSigned(`/v1/releases/${part}/${version}`)
    } catch (error) {
      const cached = await readStoredRelease(join(cacheFolder, part, version))
      if (cached) return cached
      throw error
    }
  }

  /** Those in the cache while the server is away. */
  async function listVersions(part: string): Promise<string[]> {
    try {
      const response = await get(`/v1/releases/${part}`)
      return response ? z.object({ versions: z.array(z.string()) }).parse(await response.json()).versions : []
    } catch (error) {
      const cached = await readdir(join(cacheFolder, part)).catch(() => [])
      if (cached.length > 0) return cached
      throw error
    }
  }

  async function fetchFile({ part, version }: ReleaseManifest, path: string): Promise<Buffer | null> {
    const address = path.split('/').map(encodeURIComponent).join('/')
    const response = await get(`/v1/releases/${part}/${version}/files/${address}`)
    return response && Buffer.from(await response.arrayBuffer())
  }

  const readPointer = () => getSigned('/v1/pointer')

  return {
    location: base,
    getRelease,
    listVersions,
    folderOf: cachedFolders(cacheFolder, { getRelease, fetchFile }),
    readPointer,
    readRevocations: () => getSigned('/v1/previews/revoked'),
    pruneCache: () => pruneCache(cacheFolder, { getRelease, readPointer }),
    reportHealth: (report) => post('/v1/health', report, 'a health report', 'automatic rollbacks need it'),
    reportErrors: (batch) => post('/v1/errors', batch, 'a batch of errors', 'finding their source needs it'),
    reportSignals: (batch) => post('/v1/signals', batch, 'a batch of signals', 'guarded promotions need it'),
    async ping() {
      const response = await get('/health')
      await response?.body?.cancel()
    },
    async readHealthKey() {
      const response = await get('/v1/health/key')
      if (!response)
        throw new ReleaseError('unreachable', `The release server ${base} is too old and has no health key.`)
      return Buffer.from(z.object({ key: z.string() }).parse(await response.json()).key, 'hex')
    },
    async wasReleased(part, version) {
      const response = await get(`/v1/releases/${part}/${version}/state`)
      return response !== null && z.object({ released: z.boolean() }).parse(await response.json()).released
    },
    close: async () => undefined,
    watch: (onChange) => watchPointerEvents(`${base}/v1/pointer/events`, headers, onChange),
  }
}
