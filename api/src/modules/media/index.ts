import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, notFound } from '../../failure'
import { createMedia, type Media, type MediaOptions } from './create-media'
import { parsePictureFile, pictureTypes, type PictureKind } from './picture-file'

const CACHE = 'public, max-age=31536000, immutable'
/** Maximum wait for a picture: a browser has few connections per server, and its scripts need them too. */
const RENDER_TIMEOUT_MS = 1_000

interface MediaRoutesOptions extends MediaOptions {
  media?: Media
  timeoutMs?: number
}

type PictureRequest = FastifyRequest<{ Params: { key: string; file: string } }>

/**
 * Serves `/media/products/:key/:file` and `/media/art/:key/:file` (register it under `/api`); pass `media` to share
 * it with a warm-up. If rendering takes too long, it sends the SVG, not cacheable, instead. A JPEG is always awaited,
 * since its clients accept nothing else, and so is a photograph, which has no drawing.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  { timeoutMs = RENDER_TIMEOUT_MS, ...options }: MediaRoutesOptions,
) {
  const media = options.media ?? createMedia({ ...options, log: app.log })

  /** Undefined when rendering exceeds the timeout or the queue is full; rendering continues for the next request. */
  async function inTime(picture: Promise<Buffer>): Promise<Buffer | undefined> {
    const done = new AbortController()
    try {
      return await Promise.race([picture, pause(timeoutMs, undefined, done)])
    } catch (error) {
      if (error instanceof Failure && error.status === 503) return undefined
      throw error
    } finally {
      done.abort()
    }
  }

  const answer = (kind: PictureKind) => async (request: PictureRequest, reply: FastifyReply) => {
    const { key, file: name } = request.params
    const file = parsePictureFile(kind, name)
    if (!file) throw notFound()
    const etag = `"${media.hash(kind, key)}-${name}"`
    const cacheable = () => reply.header('cache-control', CACHE).header('etag', etag)
    if (request.headers['if-none-match']?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
      return cacheable().code(304).send()
    }
    const picture = media.picture(kind, key, file)
    const drawing = file.format === 'jpg' ? undefined : media.drawing(kind, key)
    const body = await (drawing === undefined ? picture : inTime(picture))
    if (body) return cacheable().type(pictureTypes[file.format]).send(body)
    return reply.header('cache-control', 'no-store').type(pictureTypes.svg).send(drawing)
  }

  app.get('/media/products/:key/:file', { schema: { hide: true } }, answer('products'))
  app.get('/media/art/:key/:file', { schema: { hide: true } }, answer('art'))
}
