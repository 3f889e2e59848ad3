import { extname } from 'node:path'
import { isOpenFile, releasePath } from '@shop/shared-api/file-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { partName, releaseVersion } from '../contract'
import { forAnyOrigin } from '../documents/for-any-origin'
import type { RoleOf } from '../identity/roles'
import { isReleasePath } from '../manifest/release-files'
import { signedRelease } from '../manifest/signed-release'
import { DamagedFile, readVerifiedFile } from '../manifest/verified-file'
import { createContentIndex } from '../operations/content-index'
import type { RegistryContext } from '../operations/registry-context'
import { releasedCheck } from '../operations/released-check'
import { ReleaseError } from '../release-error'
import { onlyFor } from './access'
import { chooseEncoding } from './encoding'

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
const contentAddress = z.object({ part: partName, key: z.string(), '*': z.string() })

/**
 * Versions, signed manifests and files for other servers and CDNs; versions are immutable. Everything requires a
 * token except the browser files of released versions.
 */
export function fileRoutes(app: FastifyInstance, { store, signer }: RegistryContext, roleOf: RoleOf): void {
  const serving = onlyFor(roleOf, 'serve')
  const wasReleased = releasedCheck(store)
  const findContent = createContentIndex(store, signer)
  const reported = new Set<string>()

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

  app.get('/v1/releases/:part/:version/provenance', serving, async (request, reply) => {
    const { part, version } = address.omit({ '*': true }).parse(request.params)
    const document = await store.getProvenance(part, version)
    if (!document) throw new ReleaseError('not-found', `${part} ${version} has no provenance.`)
    return reply.header('cache-control', 'private, no-cache').send(document)
  })

  app.get('/v1/releases/:part/:version/state', serving, async (request, reply) => {
    const { part, version } = address.omit({ '*': true }).parse(request.params)
    const released = (await store.getRelease(part, version)) !== null && (await wasReleased(part, version))
    return reply.header('cache-control', 'no-store').send({ released })
  })

  app.get('/v1/releases/:part/:version/files/*', serving, async (request, reply) => {
    const { part, version, '*': path } = address.parse(request.params)
    return sendFile(request, reply, { part, version, path }, 'private')
  })

  app.get('/r/:part/files/:key/*', async (request, reply) => {
    const { part, key, '*': file } = contentAddress.parse(request.params)
    const search = { isAllowed: (version: string) => wasReleased(part, version) }
    const [released] = await findContent({ part, key, file }, search)
    if (released === undefined) throw new ReleaseError('not-found', 'There is no such file of a released version.')
    return sendFile(request, reply, { part, version: released, path: `browser/${file}` }, 'public')
  })

  app.get('/r/:part/:version/*', async (request, reply) => {
    const { part, version, '*': path } = address.parse(request.params)
    const isPublic = (await store.getRelease(part, version)) !== null && (await wasReleased(part, version))
    if (!isPublic) await serving.onRequest(request)
    if (isPublic && isOpenFile(path)) reply.headers(forAnyOrigin)
    return sendFile(request, reply, { part, version, path: releasePath(path) }, isPublic ? 'public' : 'private')
  })

  /** Each response is verified: bytes that changed on disk must not be stored by caches as immutable. */
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { part, version, path }: { part: string; version: string; path: string },
    caches: 'public' | 'private',
  ): Promise<FastifyReply> {
    if (!isReleasePath(path)) throw new ReleaseError('not-found', 'There is no such file in this release.')
    const file = await readVerifiedFile({
      folder: await store.folderOf(part, version),
      manifest: await signedRelease(store, signer, part, version),
      path,
      encoding: chooseEncoding(request.headers['accept-encoding']),
      onDamagedCopy: (message) => reportDamaged(part, version, message),
    }).catch((error: unknown) => {
      if (error instanceof DamagedFile) reportDamaged(part, version, error.message)
      throw error
    })
    if (!file) throw new ReleaseError('not-found', 'There is no such file in this release.')
    if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding)
    return reply
      .header('cache-control', `${caches}, max-age=31536000, immutable`)
      .header('vary', 'accept-encoding')
      .header('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
      .send(file.bytes)
  }

  /** Once for each file: every visitor could otherwise fill the log. */
  function reportDamaged(part: string, version: string, message: string): void {
    if (reported.has(message)) return
    reported.add(message)
    app.log.error({ part, version }, message)
  }
}
