import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Budget } from '../health/budget'
import { createHealthLog } from '../health/health-log'
import { watchdog } from '../health/watchdog'
import type { RegistryContext } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { consolePage } from './console-page'
import { discoveryRoute } from './discovery'
import { sendError } from './error-response'
import { fileRoutes } from './file-routes'
import { healthRoutes } from './health-routes'
import { startWatchdog } from './start-watchdog'
import { moveRoutes } from './move-routes'
import { pointerEvents } from './pointer-events'
import { readinessRoute } from './readiness-route'
import { rehearsals } from './rehearsals'
import { sessionRoute } from './session-route'
import { statusPage } from './status-page'
import type { Tokens } from './tokens'

/** The release server's options besides its registry. */
export interface ServerOptions {
  tokens: Tokens
  publicOrigin: string
  logger?: FastifyServerOptions['logger']
  /**
   * Rolls back versions that exceed this budget, checked every second; without it nothing is rolled back
   * automatically.
   */
  budget?: Budget
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
    forceCloseConnections: 'idle',
    bodyLimit: 256 * 1024,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw new ReleaseError('not-found', 'The release server has no such address.')
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  readinessRoute(app, context)
  const healthLog = createHealthLog(context.store)
  if (options.budget) startWatchdog(app, watchdog(context, { healthLog, budget: options.budget, log: app.log }))
  rehearsals(app, context)
  moveRoutes(app, context, options.tokens)
  healthRoutes(app, context.store, healthLog, options.tokens)
  sessionRoute(app, options.tokens)
  pointerEvents(app, context.store, options.tokens)
  fileRoutes(app, context, options.tokens)
  discoveryRoute(app, context, options)
  const hasConsole = consolePage(app, options.consoleFolder)
  statusPage(app, context, options.tokens, hasConsole ? ['/status'] : ['/', '/status'])
  return app
}
