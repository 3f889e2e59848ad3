import { extname } from 'node:path'
import { chooseEncoding, readVerifiedFile, type Encoding, type LiveRelease, type VerifiedFile } from '@shop/releases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
const RETRY_AFTER_SECONDS = 5

interface PartFileOptions {
  /** A published version with its verified manifest; rejects with `not-found` without one. */
  releaseOf(part: string, version: string): Promise<LiveRelease>
  /** Whether visitors get or got this version. */
  isReleased(part: string, version: string): Promise<boolean>
  /** Whether this visitor previews a version that is not released. */
  isPreviewed(request: FastifyRequest, part: string, version: string): boolean
}

/**
 * Serves the browser files of every version that was ever live, since open tabs stay on their versions, and of other
 * versions to their previewers. Every encoding of a file is verified against the manifest before it is cached: a
 * mismatch responds 503, so that no cache stores it.
 */
export function partFileRoutes(app: FastifyInstance, options: PartFileOptions): void {
  const { isReleased, isPreviewed } = options
  const files = new LRUCache<string, VerifiedFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  const releases = new LRUCache<string, LiveRelease>({ max: MAX_CACHED_RELEASES })

  async function releaseOf(part: string, version: string): Promise<LiveRelease> {
    const key = `${part}@${version}`
    const release = releases.get(key) ?? (await options.releaseOf(part, version))
    releases.set(key, release)
    return release
  }

  async function read(release: LiveRelease, file: string, encoding: Encoding): Promise<VerifiedFile | null> {
    const { folder, manifest } = release
    const key = `${folder} ${file} ${encoding}`
    const known = files.get(key)
    if (known) return known
    let isDamaged = false
    const onDamagedCopy = (message: string) => {
      isDamaged = true
      app.log.error({ folder }, message)
    }
    const found = await readVerifiedFile({ folder, manifest, path: `browser/${file}`, encoding, onDamagedCopy })
    if (found && !isDamaged) files.set(key, found)
    return found
  }

  app.get<{ Params: { part: string; version: string; '*': string } }>('/r/:part/:version/*', async (request, reply) => {
    const { part, version, '*': file } = request.params
    const type = types[extname(file)]
    const missing = () =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ code: 'not_found', message: 'There is no such file of a released part.' })
    if (!type || ![part, version, ...file.split('/')].every(isPlain)) return missing()
    try {
      const release = await releaseOf(part, version)
      const isPublic = await isReleased(part, version)
      if (!isPublic && !isPreviewed(request, part, version)) return missing()
      const found = await read(release, file, chooseEncoding(request.headers['accept-encoding']))
      if (!found) return missing()
      if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding)
      return await reply
        .headers({
          'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
          vary: 'accept-encoding',
        })
        .type(type)
        .send(found.bytes)
    } catch (error) {
      if (isNotFound(error)) return missing()
      // Read again at the next request: it may be restored, or removed, by then.
      releases.delete(`${part}@${version}`)
      app.log.error({ part, version, file, err: error }, 'a released file could not be sent')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
        .send({ code: 'unavailable', message: 'This file can’t be sent right now. Please try again in a moment.' })
    }
  })
}

/** A path segment that can't escape the folder. */
function isPlain(segment: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@-]*$/.test(segment)
}

function isNotFound(error: unknown): boolean {
  return (error as { kind?: string }).kind === 'not-found'
}
