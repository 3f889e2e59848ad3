import type { FastifyInstance, FastifyReply } from 'fastify'
import { createIcons, iconSizes } from './icons'
import type { ShopBrand } from './shop-brand'
import { webManifest } from './web-manifest'

interface SiteFiles {
  /** The text of robots.txt. */
  robots: string
  brand(): Promise<ShopBrand>
}

const forAnHour = 'public, max-age=3600'
const forADay = 'public, max-age=86400'

/** The files that browsers and crawlers request at fixed paths. A change of the brand shows within an hour. */
export function siteFiles(app: FastifyInstance, { robots, brand }: SiteFiles): void {
  const iconPng = createIcons()
  const png = async (reply: FastifyReply, size: (typeof iconSizes)[number], shape: 'round' | 'square') =>
    reply
      .type('image/png')
      .header('cache-control', forAnHour)
      .send(await iconPng((await brand()).icon, size, shape))

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', forAnHour).send(robots),
  )
  app.get('/site.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', forAnHour)
      .send(webManifest(await brand())),
  )
  app.get('/favicon.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', forAnHour)
      .send((await brand()).icon),
  )
  // Requested by old browsers and many crawlers without a link in the page.
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', forADay).redirect('/icon-192.png', 301))
  for (const size of iconSizes) {
    // Apple cuts the corners itself.
    app.get(`/icon-${size}.png`, (_request, reply) => png(reply, size, size === 180 ? 'square' : 'round'))
  }
  app.get('/icon-maskable-512.png', (_request, reply) => png(reply, 512, 'square'))
}
