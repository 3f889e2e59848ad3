import { Readable } from 'node:stream'
import type { Api } from '@shop/shared-api'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { categoryEntries, pageEntries, productEntries, productFiles, type SitemapEntry } from './sitemap-entries'
import { sitemapIndex, urlSet } from './sitemap-xml'

interface SitemapOptions {
  api: Api
  origin: string
}

/** Seconds that a file may be old. */
const freshSeconds = 3_600

/**
 * The sitemap: an index, and files of pages, categories and products. A file is streamed while the API responds, and
 * stored for an hour once it is complete; one that fails isn't stored, and its response is aborted.
 */
export function sitemapRoutes(app: FastifyInstance, { api, origin }: SitemapOptions): void {
  const cached = new LRUCache<string, string>({
    maxSize: 32 * 2 ** 20,
    sizeCalculation: (xml) => xml.length + 1,
    ttl: freshSeconds * 1_000,
  })

  /** Sends the file of this name, from memory if it is stored. */
  function sendFile(reply: FastifyReply, name: string, pieces: () => AsyncIterable<string>): FastifyReply {
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${freshSeconds}`)
    return reply.send(cached.get(name) ?? Readable.from(keeping(name, pieces())))
  }

  async function* keeping(name: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
    const allEntries: string[] = []
    for await (const piece of pieces) {
      allEntries.push(piece)
      yield piece
    }
    cached.set(name, allEntries.join(''))
  }

  const file = (reply: FastifyReply, name: string, entries: () => AsyncIterable<SitemapEntry>) =>
    sendFile(reply, name, () => urlSet(entries(), origin))

  app.get('/sitemap.xml', (_request, reply) => sendFile(reply, 'index', index))
  app.get('/sitemaps/pages.xml', (_request, reply) => file(reply, 'pages', () => pageEntries(api)))
  app.get('/sitemaps/categories.xml', (_request, reply) => file(reply, 'categories', () => categoryEntries(api)))
  app.get<{ Params: { file: string } }>('/sitemaps/products-:file(^[1-9]\\d{0,3}).xml', (request, reply) => {
    const number = Number(request.params.file)
    return file(reply, `products ${number}`, () => productEntries(api, number))
  })

  async function* index(): AsyncGenerator<string> {
    const products = Array.from({ length: await productFiles(api) }, (_, at) => `/sitemaps/products-${at + 1}.xml`)
    yield sitemapIndex(['/sitemaps/pages.xml', '/sitemaps/categories.xml', ...products], origin)
  }
}
