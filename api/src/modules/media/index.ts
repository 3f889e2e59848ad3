import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../failure'
import { createMedia, type Media, type MediaOptions } from './create-media'
import { parsePictureFile, pictureTypes, type PictureKind } from './picture-file'

const CACHE = 'public, max-age=31536000, immutable'

type PictureRequest = FastifyRequest<{ Params: { key: string; file: string } }>

/** Serves `/media/products/:key/:file` and `/media/art/:key/:file` (register it under `/api`); give `media` to share one with a warm-up. */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions & { media?: Media }) {
  const media = options.media ?? createMedia({ ...options, log: app.log })

  const answer = (kind: PictureKind) => async (request: PictureRequest, reply: FastifyReply) => {
    const { key, file: name } = request.params
    const file = parsePictureFile(kind, name)
    if (!file) throw notFound()
    const etag = `"${media.hash(kind, key)}-${name}"`
    reply.header('cache-control', CACHE).header('etag', etag)
    if (request.headers['if-none-match']?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
      return reply.code(304).send()
    }
    return reply.type(pictureTypes[file.format]).send(await media.picture(kind, key, file))
  }

  app.get('/media/products/:key/:file', { schema: { hide: true } }, answer('products'))
  app.get('/media/art/:key/:file', { schema: { hide: true } }, answer('art'))
}
