import type { Api } from '@shop/shared-api'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { documentRoutes } from './documents/document-routes'
import { apiProxy } from './http/api-proxy'
import { partFileRoutes } from './http/part-files'
import type { LiveSite } from './release-set/live-site'
import { siteFiles } from './site/site-files'
import { sitemapRoutes } from './sitemap/sitemap-routes'

interface AppOptions {
  site: LiveSite
  api: Api
  apiUrl: string
  origin: string
  logger: FastifyInstance['log']
  folderOf(part: string, version: string): Promise<string>
}

/** The document server: released files, the API under `/api`, and a rendered document for everything else. */
export async function buildServer({
  site,
  api,
  apiUrl,
  origin,
  logger,
  folderOf,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  })

  app.get('/healthz', () => ({ status: 'ok', revision: site.current().set.revision }))
  siteFiles(app, origin)
  sitemapRoutes(app, { api, origin })
  app.post<{ Body: { part?: string; version?: string } }>(
    '/health/part-failures',
    { bodyLimit: 4_096 },
    (request, reply) => {
      const { part, version } = request.body ?? {}
      app.log.warn({ part, version, report: request.body }, 'a browser reports a failed part')
      return reply.code(204).send()
    },
  )
  partFileRoutes(app, folderOf)
  await apiProxy(app, { apiUrl, revision: () => site.current().set.revision })
  documentRoutes(app, { site, api, origin })
  return app
}
