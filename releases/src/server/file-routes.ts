import { createReadStream, type ReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { partName, releaseVersion } from '../contract'
import { isReleasePath } from '../manifest/release-files'
import { signedRelease } from '../manifest/signed-release'
import { fileStamp, readVerifiedFile } from '../manifest/verified-file'
import type { RegistryContext } from '../operations/registry-context'
import { releasedCheck } from '../operations/released-check'
import { ReleaseError } from '../release-error'
import { onlyFor } from './access'
import { chooseEncoding, encodedSuffix, type Encoding } from './encoding'
import type { Tokens } from './tokens'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const address = z.object({ part: partName, version: releaseVersion, '*': z.string() })

/**
 * Versions, signed manifests and files for other servers and CDNs; versions are immutable. Everything requires a
 * token except the browser files of released versions.
 */
export function fileRoutes(app: FastifyInstance, { store, signer }: RegistryContext, tokens: Tokens): void {
  const serving = onlyFor(tokens, 'serve')
  const wasReleased = releasedCheck(store)
  const verified = new Map<string, string>()

  app.get('/v1/releases/:part', serving, async (request) => {
    const { part } = z.object({ part: partName }).parse(request.params)
    return { part, versions: await store.listVersions(part) }
  })

  app.get('/v1/releases/:part/:version', serving, async (request, reply) => {
    const { part, version } = address.omit({ '*': true }).parse(request.params)
    const document = await store.getRelease(part, version)
    if (!document) throw new ReleaseError('not-found', `${part} ${version} is not published.`)
    // The content is immutable, but another key may sign it later.
    return reply.header('cache-control', 'private, no-cache').send(document)
  })

  app.get('/v1/releases/:part/:version/state', serving, async (request, reply) => {
    const { part, version } = address.omit({ '*': true }).parse(request.params)
    const released = (await store.getRelease(part, version)) !== null && (await wasReleased(part, version))
    return reply.header('cache-control', 'no-store').send({ released })
  })

  app.get('/v1/releases/:part/:version/files/*', serving, async (request, reply) => {
    const { part, version, '*': path } = address.parse(request.params)
    return sendFile(request, reply, part, version, path, 'private')
  })

  app.get('/r/:part/:version/*', async (request, reply) => {
    const { part, version, '*': path } = address.parse(request.params)
    const isPublic = (await store.getRelease(part, version)) !== null && (await wasReleased(part, version))
    if (!isPublic) await serving.onRequest(request)
    reply.header('access-control-allow-origin', '*')
    return sendFile(request, reply, part, version, `browser/${path}`, isPublic ? 'public' : 'private')
  })

  /** The first response of each encoding verifies the bytes; later ones are streamed until the file changes. */
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    part: string,
    version: string,
    path: string,
    caches: 'public' | 'private',
  ): Promise<FastifyReply> {
    if (!isReleasePath(path)) throw new ReleaseError('not-found', 'There is no such file in this release.')
    const preferred = chooseEncoding(request.headers['accept-encoding'])
    const folder = await store.folderOf(part, version)
    const send = (encoding: Encoding, content: Buffer | ReadStream, length: number): FastifyReply => {
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .header('cache-control', `${caches}, max-age=31536000, immutable`)
        .header('vary', 'accept-encoding')
        .header('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
        .header('content-length', length)
        .send(content)
    }
    const copy = preferred === 'identity' ? null : await fileStamp(join(folder, path + encodedSuffix[preferred]))
    const encoding = copy === null ? 'identity' : preferred
    const filePath = join(folder, path + encodedSuffix[encoding])
    const stamp = copy ?? (await fileStamp(filePath))
    if (stamp !== null && verified.get(filePath) === stamp) {
      return send(encoding, createReadStream(filePath), Number(stamp.split(' ')[0]))
    }
    const file = await readVerifiedFile({
      folder,
      manifest: await signedRelease(store, signer, part, version),
      path,
      encoding,
      onDamagedCopy: (message) => request.log.error(message),
    })
    if (!file) throw new ReleaseError('not-found', 'There is no such file in this release.')
    if (stamp !== null && file.encoding === encoding) verified.set(filePath, stamp)
    return send(file.encoding, file.bytes, file.bytes.length)
  }
}
