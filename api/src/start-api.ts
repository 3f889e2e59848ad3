import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { openMetrics } from '@shop/shared-api/metrics'
import type { Logger } from 'pino'
import { openChannel } from './admin/channel'
import { buildApp } from './app'
import { openPglite, openPostgres, type Database, type DatabaseHandle } from './database/client'
import { backgroundDeadlines, operatorDeadlines } from './database/deadlines'
import { migrate } from './database/migrate'
import { isEmpty } from './database/is-empty'
import { startRetention } from './database/retention'
import { seed } from './seed/seed'
import { refuseDemoUsers } from './seed/refuse-demo-users'
import type { ServerEnvironment } from './environment'
import { lockFolder } from './folder-lock'
import { startPriceSchedule } from './modules/catalogue/price-schedule'
import { startMailLoop } from './modules/mail/mail-loop'
import { checkBucket, openBucket } from './modules/media/bucket'
import { createMedia } from './modules/media/create-media'
import { openOriginals } from './modules/media/original-store'
import { photographSource } from './modules/media/photograph-source'
import { watchShopName } from './modules/media/shop-name'
import { warmPictures } from './modules/media/warm-pictures'
import { startInvoiceReminders } from './modules/orders/invoice-reminders'
import { startPaymentSweep } from './modules/orders/payment-sweep'
import { createPaymentProvider } from './modules/payments/create-payment-provider'
import { setupToken } from './modules/staff/setup-service'
import { fileTransport, smtpTransport } from './modules/mail/transport'
import { openServerSecret } from './server-secret'

/** A running API. */
export interface RunningApi {
  url: string
  /** Token of the link that sets up the shop, while it has no staff. */
  setupToken?: string
  /** Completes requests in flight and releases all resources. */
  close: () => Promise<void>
}

/** Opens the database (locking the data folder if it is embedded), migrates it, seeds an empty one, and listens. */
export async function startApi(environment: ServerEnvironment, logger: Logger): Promise<RunningApi> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const bucket = environment.MEDIA_URL ? openBucket(environment.MEDIA_URL) : undefined
    if (bucket) await checkBucket(bucket)
    const originals = openOriginals(environment.DATA_DIR, bucket)
    const handle = await openPrepared(environment, undo, logger)
    // The embedded database sets the modes of its files itself and ignores the umask.
    if (handle.kind === 'pglite') restrictPermissions(environment.DATA_DIR)
    const background = backgroundDatabase(handle, environment, undo)
    const payments = await createPaymentProvider(environment)
    if (handle.kind === 'pglite') {
      const channel = await openChannel(
        {
          db: handle.db,
          dataDir: environment.DATA_DIR,
          originals,
          payments,
          operationsUrl: environment.OPERATIONS_URL,
        },
        logger,
      )
      undo.push(channel.close)
    }
    const transport = environment.SMTP_URL ? smtpTransport(environment.SMTP_URL) : fileTransport(environment.DATA_DIR)
    const secret = openServerSecret(environment.DATA_DIR, environment.API_SECRET)
    const mailSettings = { publicUrl: environment.PUBLIC_URL, operationsUrl: environment.OPERATIONS_URL, secret }
    undo.push(startMailLoop(background, transport, mailSettings, logger).close)
    const shopName = await watchShopName(background)
    undo.push(async () => shopName.stop())
    const media = createMedia({
      shopName: shopName.name,
      dataDir: environment.DATA_DIR,
      bucket,
      photographs: photographSource(handle.db, originals),
      log: logger,
    })
    undo.push(startRetention(background, logger).close)
    undo.push(startPaymentSweep(background, payments, logger).close)
    undo.push(startInvoiceReminders(background, logger).close)
    undo.push(startPriceSchedule(background, logger).close)
    const google = googleSettingsOf(environment)
    const metrics = openMetrics('api', 'API_METRICS_PORT', process.env)
    const app = await buildApp({
      db: handle.db,
      share: handle.share,
      ping: handle.ping,
      dataDir: environment.DATA_DIR,
      originals,
      logger,
      media,
      payments,
      metrics,
      secret,
      google,
      operationsUrl: environment.OPERATIONS_URL,
      trustedProxies: environment.TRUSTED_PROXIES,
      secureCookies: environment.PUBLIC_URL.startsWith('https:'),
      serveDocs: environment.serveDocs,
    })
    undo.push(() => app.close())
    await app.listen({ host: environment.HOST, port: environment.API_PORT })
    await metrics?.listen()
    undo.push(async () => metrics?.close())
    const stopWarming = warmPictures(background, media)
    undo.push(async () => stopWarming())
    const { port } = app.server.address() as AddressInfo
    const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST
    return { url: `http://${host}:${port}`, setupToken: await setupToken(handle.db, secret), close }
  } catch (error) {
    await close()
    throw error
  }
}

function googleSettingsOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, PUBLIC_URL }: ServerEnvironment) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER,
    publicUrl: PUBLIC_URL,
  }
}

/** Separate connections for background work, so that it neither waits for requests nor blocks them. */
const BACKGROUND_CONNECTIONS = 3

/**
 * Migrates and seeds the database; on PostgreSQL over separate connections with an operator's timeouts, which are
 * then closed.
 */
async function openPrepared(environment: ServerEnvironment, undo: (() => Promise<unknown>)[], logger: Logger) {
  const { DATABASE_URL } = environment
  if (!DATABASE_URL) {
    const handle = await openEmbedded(environment, undo)
    await prepare(handle, environment, logger)
    return handle
  }
  const preparing = openPostgres(DATABASE_URL, { max: 2, deadlines: operatorDeadlines })
  try {
    await prepare(preparing, environment, logger)
  } finally {
    await preparing.close()
  }
  const handle = openPostgres(DATABASE_URL)
  undo.push(handle.close)
  return handle
}

async function openEmbedded({ DATA_DIR }: ServerEnvironment, undo: (() => Promise<unknown>)[]) {
  const lock = await lockFolder(DATA_DIR)
  undo.push(lock.release)
  const folder = join(DATA_DIR, 'database')
  mkdirSync(folder, { recursive: true })
  const handle = await openPglite({ folder })
  undo.push(handle.close)
  return handle
}

function backgroundDatabase(
  handle: DatabaseHandle,
  { DATABASE_URL }: ServerEnvironment,
  undo: (() => Promise<unknown>)[],
): Database {
  if (!DATABASE_URL) return handle.db
  const { db, close } = openPostgres(DATABASE_URL, { max: BACKGROUND_CONNECTIONS, deadlines: backgroundDeadlines })
  undo.push(close)
  return db
}

async function prepare(handle: DatabaseHandle, { SEED_DEMO_USERS, allowDemoUsers }: ServerEnvironment, logger: Logger) {
  const applied = await migrate(handle)
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  if (!allowDemoUsers) await refuseDemoUsers(handle.db)
  if (!(await isEmpty(handle.db))) return
  const began = Date.now()
  const summary = await seed(handle.db, { demoUsers: SEED_DEMO_USERS === '1' })
  logger.info({ ...summary, ms: Date.now() - began }, 'database seeded')
}
