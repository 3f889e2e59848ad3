import type { Metrics } from '@shop/shared-api/metrics'
import type { SessionGateway } from '@shop/shared-api/session-gateway'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { earlyAnswers } from './early-answers'
import { failures } from './failures'
import { refuseForeignOrigins } from './foreign-origins'
import { readableAddress } from './readable-address'
import { requestIdOf, requestIds } from './request-ids'
import { responseHeaders } from './response-headers'

interface HttpServerOptions {
  gateway: SessionGateway
  origin: string
  trustedProxies?: string | false
  logger: FastifyInstance['log']
  metrics?: Pick<Metrics, 'measureRequests'>
}

/** A server of one origin: request ids, error format, security headers, and no change for another site's requests. */
export function createHttpServer({
  gateway,
  origin,
  trustedProxies,
  logger,
  metrics,
}: HttpServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    // The logger adds the request id to each line, also in code without access to the request.
    childLoggerFactory: (parent) => parent,
    genReqId: requestIdOf,
    trustProxy: trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  })
  requestIds(app)
  metrics?.measureRequests(app)
  failures(app)
  refuseForeignOrigins(app, gateway)
  responseHeaders(app, { isHttps: origin.startsWith('https:') })
  earlyAnswers(app)
  return app
}
