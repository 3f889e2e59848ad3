import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { partName, releaseVersion } from '../contract'
import { isReleasePath } from '../manifest/release-files'
import { ReleaseError } from '../release-error'
import type { ReleaseStore } from '../store/release-store'
import { chooseEncoding, encodedSuffix } from './encoding'

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

/** Versions, signed manifests and files: what other machines and content networks fetch; a version never changes. */
export function fileRoutes(app: FastifyInstance, store: ReleaseStore): void {
  app.get('/v1/releases/:part', async (request) => {
    const { part } = z.object({ part: partName }).parse(request.params)
    return { part, versions: await store.listVersions(part) }
  })

  app.get('/v1/releases/:part/:version', async (request, reply) => {
    const { part, version } = address.omit({ '*': true }).parse(request.params)
    const document = await store.getRelease(part, version)
    if (!document) throw new ReleaseError('not-found', `${part} ${version} is not published.`)
    // Its bytes never change, but another key may sign them one day.
    return reply.header('cache-control', 'no-cache').send(document)
  })

  app.get('/v1/releases/:part/:version/files/*', async (request, reply) => {
    const { part, version, '*': path } = address.parse(request.params)
    return sendFile(request, reply, await store.folderOf(part, version), path)
  })

  app.get('/r/:part/:version/*', async (request, reply) => {
    const { part, version, '*': path } = address.parse(request.params)
    return sendFile(request, reply, await store.folderOf(part, version), `browser/${path}`)
  })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
): Promise<FastifyReply> {
  const plain = isReleasePath(path) ? await sizeOf(join(folder, path)) : null
  if (plain === null) throw new ReleaseError('not-found', 'There is no such file in this release.')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const packed = encoding === 'identity' ? null : await sizeOf(join(folder, path + encodedSuffix[encoding]))
  if (packed !== null) reply.header('content-encoding', encoding)
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .header('access-control-allow-origin', '*')
    .header('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
    .header('content-length', packed ?? plain)
    .send(createReadStream(join(folder, path + (packed === null ? '' : encodedSuffix[encoding]))))
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.size : null
}
