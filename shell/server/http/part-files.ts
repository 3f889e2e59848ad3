import { extname } from 'node:path'
import {
  chooseEncoding,
  forAnyOrigin,
  readVerifiedFile,
  type ContentIndex,
  type Encoding,
  type LiveRelease,
  type PartVersion,
  type VerifiedFile,
} from '@shop/releases'
import { isOpenFile, releasePath } from '@shop/shared-api/file-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

const MAX_CACHED_BYTES = 64 * 2 ** 20
const MAX_CACHED_RELEASES = 200
const MAX_REPORTED_FILES = 1_000
const RETRY_AFTER_SECONDS = 5

interface ReaderOptions {
  /** A published version with its verified manifest; rejects with `not-found` without one. */
  releaseOf(part: string, version: string): Promise<LiveRelease>
  /** Called once for a damaged file, and again only after it was restored. */
  onDamaged?(part: string, version: string, message: string): void
}

interface PartFileOptions extends ReaderOptions {
  findContent: ContentIndex
  /** Versions that visitors get now. */
  servedVersions(part: string): string[]
  /** Whether visitors get or got this version. */
  isReleased(part: string, version: string): Promise<boolean>
  /** Whether this visitor previews a version that is not released. */
  isPreviewed(request: FastifyRequest, part: string, version: string): boolean
}

interface WantedFile {
  part: string
  file: string
  /** Its path in the release. */
  path: string
  /** Versions of this file that the visitor may get. */
  versions(isAllowed: (version: string) => Promise<boolean>): Promise<string[]>
}

/**
 * Serves the browser files of every version that was ever live, since open tabs stay on their versions, and of other
 * versions to their previewers: by version, and by content, which several versions may share. Pages of other origins may
 * read those of open entries only.
 */
export function partFileRoutes(app: FastifyInstance, options: PartFileOptions): void {
  const { findContent, servedVersions, isReleased, isPreviewed } = options
  const { releaseOf, read } = createFileReader(app, options)

  app.get<{ Params: { part: string; version: string; '*': string } }>('/r/:part/:version/*', (request, reply) => {
    const { part, version, '*': file } = request.params
    return answer(request, reply, {
      part,
      file,
      path: releasePath(file),
      async versions(isAllowed) {
        if (!isPlain(version)) return []
        // Rejects for a version that doesn't exist.
        await releaseOf(part, version)
        return (await isAllowed(version)) ? [version] : []
      },
    })
  })

  app.get<{ Params: { part: string; key: string; '*': string } }>('/r/:part/files/:key/*', (request, reply) => {
    const { part, key, '*': file } = request.params
    return answer(request, reply, {
      part,
      file,
      path: `browser/${file}`,
      versions: (isAllowed) => findContent({ part, key, file }, { likely: servedVersions(part), isAllowed }),
    })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, { part, file, path, versions }: WantedFile) {
    const type = types[extname(file)]
    if (!type || ![part, ...file.split('/')].every(isPlain)) return sendMissing(reply)
    try {
      const allowed = await versions(
        async (version) => (await isReleased(part, version)) || isPreviewed(request, part, version),
      )
      const found = await readFirst(part, allowed, path, chooseEncoding(request.headers['accept-encoding']))
      if (!found) return await sendMissing(reply)
      const isPublic = (await Promise.all(allowed.map((version) => isReleased(part, version)))).includes(true)
      if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding)
      if (isPublic && isOpenFile(path)) reply.headers(forAnyOrigin)
      return await reply
        .headers({
          'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
          vary: 'accept-encoding',
        })
        .type(type)
        .send(found.bytes)
    } catch (error) {
      if (isNotFound(error)) return sendMissing(reply)
      if (!(error instanceof DamagedFile))
        app.log.error({ part, file, err: error }, 'a released file could not be sent')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
        .send({ code: 'unavailable', message: 'This file can’t be sent right now. Please try again in a moment.' })
    }
  }

  /** The file of the first version with an intact one; null if none has it. Throws if all that have it are damaged. */
  async function readFirst(part: string, versions: string[], path: string, encoding: Encoding) {
    const failures: unknown[] = []
    for (const version of versions) {
      const found = await read({ part, version }, path, encoding).catch((error: unknown) => {
        if (!isNotFound(error)) failures.push(error)
        return null
      })
      if (found) return found
    }
    if (failures.length > 0) throw failures[0]
    return null
  }
}

/**
 * Reads files from memory or disk. Every encoding of a file is verified against the manifest before it is cached; one
 * that differs is reported and logged once.
 */
function createFileReader({ log }: FastifyInstance, options: ReaderOptions) {
  const files = new LRUCache<string, VerifiedFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  const releases = new LRUCache<string, LiveRelease>({ max: MAX_CACHED_RELEASES })
  const damaged = new LRUCache<string, true>({ max: MAX_REPORTED_FILES })

  function reportDamaged({ manifest: { part, version } }: LiveRelease, key: string, message: string): void {
    if (damaged.has(key + message)) return
    damaged.set(key + message, true)
    log.error({ part, version }, message)
    options.onDamaged?.(part, version, message)
  }

  async function readRelease(release: LiveRelease, path: string, encoding: Encoding): Promise<VerifiedFile | null> {
    const { folder, manifest } = release
    const key = `${folder} ${path} ${encoding} `
    const known = files.get(key)
    if (known) return known
    let isDamaged = false
    const onDamagedCopy = (message: string) => {
      isDamaged = true
      reportDamaged(release, key, message)
    }
    try {
      const found = await readVerifiedFile({ folder, manifest, path, encoding, onDamagedCopy })
      if (!found || isDamaged) return found
      files.set(key, found)
      for (const reported of damaged.keys()) if (reported.startsWith(key)) damaged.delete(reported)
      return found
    } catch (error) {
      reportDamaged(release, key, (error as Error).message)
      throw new DamagedFile()
    }
  }

  async function releaseOf(part: string, version: string): Promise<LiveRelease> {
    const key = `${part}@${version}`
    const release = releases.get(key) ?? (await options.releaseOf(part, version))
    releases.set(key, release)
    return release
  }

  return {
    releaseOf,
    async read({ part, version }: PartVersion, path: string, encoding: Encoding): Promise<VerifiedFile | null> {
      try {
        return await readRelease(await releaseOf(part, version), path, encoding)
      } catch (error) {
        // Read again at the next request: it may be restored, or removed, by then.
        releases.delete(`${part}@${version}`)
        throw error
      }
    },
  }
}

function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'not_found', message: 'There is no such file of a released part.' })
}

/** Already reported. */
class DamagedFile extends Error {}

/** A path segment that can't escape the folder. */
function isPlain(segment: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@-]*$/.test(segment)
}

function isNotFound(error: unknown): boolean {
  return (error as { kind?: string }).kind === 'not-found'
}
