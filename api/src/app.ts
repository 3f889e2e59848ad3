import multipart from '@fastify/multipart'
import { sql } from 'drizzle-orm'
import type { Metrics } from '@shop/shared-api/metrics'
import { isRequestId, requestIdHeader } from '@shop/shared-api/network'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Database } from './database/client'
import { accountRoutes } from './modules/account/account-routes'
import { myDataRoutes } from './modules/account/my-data-routes'
import { authenticityRoutes } from './modules/authenticity/authenticity-routes'
import { authRoutes } from './modules/auth/auth-routes'
import type { GoogleSettings } from './modules/auth/google/google-client'
import { googleRoutes } from './modules/auth/google/google-routes'
import { backInStockRoutes } from './modules/back-in-stock/back-in-stock-routes'
import { cartRoutes } from './modules/cart/cart-routes'
import type { Carrier } from './modules/cart/carrier'
import { catalogueRoutes } from './modules/catalogue/catalogue-routes'
import { contentRoutes } from './modules/content/content-routes'
import { emptySearchesRoute } from './modules/content/empty-searches-route'
import { mediaRoutes } from './modules/media'
import type { Media } from './modules/media/create-media'
import { openOriginals, type OriginalStore } from './modules/media/original-store'
import { photographSource } from './modules/media/photograph-source'
import { messagesRoutes } from './modules/content/messages-routes'
import { documentRoutes } from './modules/documents/document-routes'
import { healthRoutes } from './modules/health/health-routes'
import { orderRoutes } from './modules/orders/order-routes'
import { paymentEventsRoute } from './modules/payments/payment-events-route'
import { paymentRoutes } from './modules/payments/payment-routes'
import type { PaymentProvider } from './modules/payments/provider'
import { testVault } from './modules/payments/test-vault'
import { questionRoutes } from './modules/ratings/question-routes'
import { ratingRoutes } from './modules/ratings/rating-routes'
import { applicationStatusRoutes } from './modules/wholesale/application-status-routes'
import { priceListRoute } from './modules/wholesale/price-list-route'
import { equipmentRoutes } from './modules/wholesale/equipment-routes'
import { equipmentStatusRoutes } from './modules/wholesale/equipment-status-routes'
import { quickOrderRoutes } from './modules/wholesale/quick-order-routes'
import { rosterSheetRoutes } from './modules/wholesale/roster-sheet-routes'
import { rosterRoutes } from './modules/wholesale/roster-routes'
import { staffRoutes } from './modules/staff/staff-routes'
import { wholesaleRoutes } from './modules/wholesale/wholesale-routes'
import { wishlistRoutes } from './modules/wishlist/wishlist-routes'
import { authentication } from './plugins/authentication'
import { NO_BODY_BYTES } from './plugins/body-limits'
import { caching } from './plugins/caching'
import { cardNumbers } from './plugins/card-numbers'
import { draining } from './plugins/draining'
import { earlyAnswers } from './plugins/early-answers'
import { errors, sendFailure } from './plugins/errors'
import { jsonDepth } from './plugins/json-depth'
import { limits } from './plugins/limits'
import { network } from './plugins/network'
import { openapi } from './plugins/openapi'
import { requestLogger } from './plugins/request-logger'
import { securityHeaders } from './plugins/security-headers'
import { checkingSerializer, plainSerializer } from './plugins/serializers'
import { validatorCompiler } from './plugins/validation'
import { openServerSecret, type ServerSecret } from './server-secret'
import { formReader } from './uploads/form-reader'

/** Options of the app. The caller migrates, seeds and closes the database. */
export interface AppOptions {
  db: Database
  /** The database shared by one group of calls; defaults to `db`. */
  share?: () => Database
  /** Checks that the database responds; defaults to a query through `db`. */
  ping?: () => Promise<unknown>
  /** Folder for uploads, pictures and mails. */
  dataDir: string
  logger?: FastifyBaseLogger
  /** Shared with the picture warm-up; created by default. */
  media?: Media
  /** Photographs as they were uploaded; in the data folder by default. */
  originals?: OriginalStore
  carrier?: Carrier
  /** Shared with the mail loop; read from the data folder by default. */
  secret?: ServerSecret
  /** The payment provider; defaults to the test vault. */
  payments?: PaymentProvider
  /** Enables login with Google. */
  google?: GoogleSettings
  /** Origin of the merchant's console, the only one that makes calls of staff; defaults to the local one. */
  operationsUrl?: string
  /** Addresses of proxies with a trusted X-Forwarded-For header, in addition to local processes. */
  trustedProxies?: string
  /** Whether the shop is served over https, which makes cookies `Secure`. */
  secureCookies?: boolean
  /** Whether `/api/docs` is served; defaults to true. */
  serveDocs?: boolean
  /** Measures requests by route. */
  metrics?: Pick<Metrics, 'measureRequests'>
  /** Validates every response against the contract and fails on a mismatch; for tests. */
  checkAnswers?: boolean
}

/** Builds the API without listening, ready for `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, dataDir, logger, media, carrier, payments = testVault, google, trustedProxies } = options
  const secret = options.secret ?? openServerSecret(dataDir)
  const { share = () => db, ping = () => db.execute(sql`SELECT 1`) } = options
  const { operationsUrl = 'http://localhost:3200', originals = openOriginals(dataDir) } = options
  const photographs = photographSource(db, originals)
  const app = Fastify({
    loggerInstance: logger,
    ...(logger && { childLoggerFactory: requestLogger }),
    trustProxy: ['loopback', trustedProxies].filter(Boolean).join(','),
    bodyLimit: NO_BODY_BYTES,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => {
      const given = headers[requestIdHeader]
      return isRequestId(given) ? given : crypto.randomUUID()
    },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  app.decorate('secureCookies', options.secureCookies ?? false)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(options.checkAnswers ? checkingSerializer : plainSerializer)
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id))
  options.metrics?.measureRequests(app)
  await app.register(errors)
  await app.register(draining)
  await app.register(securityHeaders)
  await app.register(network)
  await app.register(limits, { db })
  await app.register(jsonDepth)
  await app.register(multipart)
  await app.register(formReader, { dataDir })
  await app.register(caching)
  await app.register(authentication, { db })
  await app.register(cardNumbers)
  await app.register(earlyAnswers)
  if (options.serveDocs ?? true) await app.register(openapi)
  await app.register(
    async (api) => {
      await api.register(healthRoutes, { ping })
      await api.register(mediaRoutes, { dataDir, media, photographs })
      await api.register(contentRoutes, { db: share(), googleLogin: google !== undefined })
      await api.register(emptySearchesRoute, { db })
      await api.register(messagesRoutes, { db })
      await api.register(catalogueRoutes, { db: share() })
      await api.register(backInStockRoutes, { db })
      await api.register(authRoutes, { db })
      await api.register(googleRoutes, { db, google })
      await api.register(accountRoutes, { db })
      await api.register(myDataRoutes, { db, dataDir, payments })
      await api.register(cartRoutes, { db: share(), carrier })
      await api.register(wishlistRoutes, { db: share() })
      await api.register(orderRoutes, { db, payments, secret })
      await api.register(documentRoutes, { db, secret })
      await api.register(paymentRoutes, { db, payments })
      await api.register(paymentEventsRoute, { db, payments })
      await api.register(wholesaleRoutes, { db, dataDir })
      await api.register(equipmentRoutes, { db, dataDir })
      await api.register(applicationStatusRoutes, { db })
      await api.register(priceListRoute, { db })
      await api.register(equipmentStatusRoutes, { db })
      await api.register(quickOrderRoutes, { db })
      await api.register(rosterRoutes, { db })
      await api.register(rosterSheetRoutes, { db, secret })
      await api.register(ratingRoutes, { db: share(), dataDir })
      await api.register(questionRoutes, { db: share() })
      await api.register(authenticityRoutes, { db, dataDir, secret })
      await api.register(staffRoutes, { db, dataDir, originals, secret, payments, operationsUrl })
    },
    { prefix: '/api' },
  )
  return app
}
