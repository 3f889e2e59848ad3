import type { FastifyInstance } from 'fastify'
import { favicon, iconPng, iconSizes } from './icons'
import { webManifest } from './web-manifest'

const forADay = 'public, max-age=86400'

/** The files that browsers and crawlers request at fixed paths; `robots` is the text of robots.txt. */
export function siteFiles(app: FastifyInstance, robots: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  )
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', forADay).send(webManifest),
  )
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', forADay).send(favicon),
  )
  // Requested by old browsers and many crawlers without a link in the page.
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', forADay).redirect('/icon-192.png', 301))
  for (const size of iconSizes) {
    // Apple cuts the corners itself.
    const shape = size === 180 ? 'square' : 'round'
    app.get(`/icon-${size}.png`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', forADay)
        .send(await iconPng(size, shape)),
    )
  }
  app.get('/icon-maskable-512.png', async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', forADay)
      .send(await iconPng(512, 'square')),
  )
}
