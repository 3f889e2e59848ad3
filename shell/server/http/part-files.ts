import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chooseEncoding, encodedSuffix, type Encoding } from '@shop/releases'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves the browser files of every released version, live or not: an open tab keeps the ones it began with. */
export function partFileRoutes(
  app: FastifyInstance,
  folderOf: (part: string, version: string) => Promise<string>,
): void {
  const kept = new LRUCache<string, Buffer>({ maxSize: 64 * 2 ** 20, sizeCalculation: (bytes) => bytes.length + 1 })

  app.get<{ Params: { part: string; version: string; '*': string } }>('/r/:part/:version/*', async (request, reply) => {
    const { part, version, '*': file } = request.params
    const type = types[extname(file)]
    const folder =
      type && isPlain(part) && isPlain(version) && file.split('/').every(isPlain)
        ? await folderOf(part, version).catch(() => undefined)
        : undefined
    const found =
      folder &&
      (await firstEncoding(join(folder, 'browser', file), chooseEncoding(request.headers['accept-encoding']), kept))
    if (!found)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ code: 'not_found', message: 'There is no such file of a released part.' })
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding)
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      .type(type as string)
      .send(found.bytes)
  })
}

/** One segment of a path that can't lead anywhere else. */
function isPlain(segment: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@-]*$/.test(segment)
}

async function firstEncoding(path: string, wanted: Encoding, kept: LRUCache<string, Buffer>) {
  for (const encoding of wanted === 'identity' ? [wanted] : ([wanted, 'identity'] as const)) {
    const file = path + encodedSuffix[encoding]
    const bytes = kept.get(file) ?? (existsSync(file) ? await readFile(file) : undefined)
    if (!bytes) continue
    kept.set(file, bytes)
    return { bytes, encoding }
  }
  return undefined
}
