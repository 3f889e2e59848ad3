import type { Metrics } from '@shop/shared-api/metrics'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Budget } from '../health/budget'
import { createHealthLog } from '../health/health-log'
import { watchdog } from '../health/watchdog'
import { rolloutDriver } from '../guard/drive-rollouts'
import type { VerifyIdToken } from '../identity/id-tokens'
import { createIdentity } from '../identity/identity'
import type { TrustRules } from '../identity/trust-rules'
import type { RegistryContext } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { createRoleOf, withValidSettings } from './access'
import { channelRoutes } from './channel-routes'
import { consolePage } from './console-page'
import { discoveryRoute } from './discovery'
import { sendError } from './error-response'
import { fileRoutes } from './file-routes'
import { guardRoutes } from './guard-routes'
import { healthRoutes } from './health-routes'
import { identityRoutes } from './identity-routes'
import { limitedRoutes } from './limits'
import { everySecond } from './every-second'
import { moveRoutes } from './move-routes'
import { previewRoutes } from './preview-routes'
import { pointerEvents } from './pointer-events'
import { readinessRoute } from './readiness-route'
import { rehearsals } from './rehearsals'
import { sessionRoute } from './session-route'
import { signalRoutes } from './signal-routes'
import { signInRoutes } from './sign-in-routes'
import { statusPage } from './status-page'
import type { Tokens } from './tokens'

/** The release server's options apart from its registry. */
export interface ServerOptions {
  /** The static tokens as they are now. */
  tokens: () => Tokens
  /** Whom the server trusts by ID tokens, as of now; null or unset switches this off. */
  trust?: () => TrustRules | null
  /** Name of the server’s environment in trust rules; default `production`. */
  environment?: string
  verifyIdToken?: VerifyIdToken
  /** Addresses of proxies with a trusted `x-forwarded-for`, in addition to local ones; limits count by it. */
  trustedProxies?: string
  logger?: FastifyServerOptions['logger']
  /**
   * Rolls back versions that exceed this budget, checked every second; without it nothing is rolled back
   * automatically.
   */
  budget?: Budget
  metrics?: Pick<Metrics, 'measureRequests'>
  /** The built console's folder; default its build output. */
  consoleFolder?: string
}

/**
 * The release server, ready to listen or for `inject` in tests: everything but its health, the console's scripts and
 * the browser files of released versions requires a token.
 */
export function buildServer(context: RegistryContext, options: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: ['loopback', options.trustedProxies].filter(Boolean).join(','),
    forceCloseConnections: 'idle',
    bodyLimit: 256 * 1024,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  options.metrics?.measureRequests(app)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw new ReleaseError('not-found', 'The release server has no such address.')
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  const { tokens, trust = () => null, environment = 'production', verifyIdToken: verify } = options
  const identity = createIdentity({
    trust: () => withValidSettings(trust),
    signer: context.signer,
    environment,
    verify,
  })
  const roleOf = createRoleOf(() => withValidSettings(tokens), identity)
  readinessRoute(app, context)
  const healthLog = createHealthLog(context.store)
  if (options.budget) {
    everySecond(app, watchdog(context, { healthLog, budget: options.budget, log: app.log }), 'health of releases')
    everySecond(app, rolloutDriver(context, { log: app.log }), 'guarded promotions')
  }
  rehearsals(app, context)
  moveRoutes(app, context, healthLog, roleOf)
  previewRoutes(app, context, roleOf)
  channelRoutes(app, context, roleOf)
  healthRoutes(app, context.store, healthLog, roleOf)
  guardRoutes(app, context, roleOf)
  signalRoutes(app, context, roleOf)
  sessionRoute(app, roleOf)
  limitedRoutes(app, (limited) => {
    identityRoutes(limited, identity)
    signInRoutes(limited, identity)
  })
  pointerEvents(app, context.store, roleOf)
  fileRoutes(app, context, roleOf)
  discoveryRoute(app, context, roleOf)
  const hasConsole = consolePage(app, options.consoleFolder)
  statusPage(app, context, healthLog, roleOf, hasConsole ? ['/status'] : ['/', '/status'])
  return app
}
