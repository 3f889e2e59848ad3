import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Budget } from '../health/budget'
import { healthBook } from '../health/health-book'
import { watchdog } from '../health/watchdog'
import type { RegistryContext } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { consolePage } from './console-page'
import { discoveryRoute } from './discovery'
import { answerError } from './error-answer'
import { fileRoutes } from './file-routes'
import { healthRoutes } from './health-routes'
import { keepWatch } from './keep-watch'
import { moveRoutes } from './move-routes'
import { pointerEvents } from './pointer-events'
import { readinessRoute } from './readiness-route'
import { rehearsals } from './rehearsals'
import { sessionRoute } from './session-route'
import { statusPage } from './status-page'
import type { Tokens } from './tokens'

/** What the release server is made of besides its registry. */
export interface ServerOptions {
  tokens: Tokens
  publicOrigin: string
  logger?: FastifyServerOptions['logger']
  /** Looks every second for versions past their error budget; left out, nothing is taken back by itself. */
  budget?: Budget
  /** Where the built console is; left out, at its usual place. */
  consoleFolder?: string
}

/**
 * The release server, ready to listen or to be asked in a test: all but its health, its console's scripts and the
 * browser files of released versions needs a token.
 */
export function buildServer(context: RegistryContext, options: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: options.logger ?? false,
    forceCloseConnections: 'idle',
    bodyLimit: 256 * 1024,
    frameworkErrors: answerError,
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new ReleaseError('not-found', 'The release server has nothing at this address.')
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  readinessRoute(app, context)
  const book = healthBook(context.store)
  if (options.budget) keepWatch(app, watchdog(context, { book, budget: options.budget, log: app.log }))
  rehearsals(app, context)
  moveRoutes(app, context, options.tokens)
  healthRoutes(app, context.store, book, options.tokens)
  sessionRoute(app, options.tokens)
  pointerEvents(app, context.store, options.tokens)
  fileRoutes(app, context, options.tokens)
  discoveryRoute(app, context, options)
  const hasConsole = consolePage(app, options.consoleFolder)
  statusPage(app, context, options.tokens, hasConsole ? ['/status'] : ['/', '/status'])
  return app
}
