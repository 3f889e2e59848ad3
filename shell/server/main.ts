import { join } from 'node:path'
import { liveRelease, liveSetReader, loadKeyring, openReader } from '@shop/releases'
import { createApi } from '@shop/shared-api'
import { keepPrivate } from '@shop/shared-api/data-folder'
import pino from 'pino'
import { buildServer } from './app'
import { readConfig } from './config'
import { sendHeartbeats } from './heartbeat'
import { countedFetch } from './health/counted-fetch'
import { createHealthMeter } from './health/health-meter'
import { reportHealth } from './health/report-health'
import { cachedFetch } from './http/cached-fetch'
import { createLiveSite } from './release-set/live-site'

/** How long requests in flight may take after a stop was asked for. */
const drainTime = 10_000
const hour = 3_600_000

/** Runs the document server until a signal, or the parent that started it, ends. */
async function main(): Promise<void> {
  sendHeartbeats()
  const config = readConfig(process.env)
  keepPrivate(config.dataDir)
  const logger = pino({ name: 'documents', level: config.logLevel })
  const store = await openReader(
    config.releasesUrl,
    join(config.dataDir, 'release-cache'),
    process.env['RELEASES_TOKEN'],
  )
  const keyring = loadKeyring({ dataDir: config.dataDir })
  const meter = createHealthMeter()
  const api = createApi({ baseUrl: `${config.apiUrl}/api`, fetch: cachedFetch(countedFetch(meter)) })
  const site = await createLiveSite({
    read: liveSetReader(store, keyring),
    watch: (onChange) => store.watch(onChange),
    api,
    origin: config.publicUrl,
    log: logger,
  })
  const app = await buildServer({
    site,
    meter,
    api,
    apiUrl: config.apiUrl,
    origin: config.publicUrl,
    trustedProxies: config.trustedProxies,
    cardFields: config.cardFields,
    logger,
    folderOf: (part, version) => store.folderOf(part, version),
    keyring,
    releaseOf: (part, version) => liveRelease(store, keyring, part, version),
  })
  const address = await app.listen({ port: config.port, host: config.host })
  logger.info({ address, revision: site.current().set.revision }, 'document server ready')

  const stopReporting = reportHealth({ meter, send: (report) => store.reportHealth(report), log: logger })
  const forgetRemoved = () =>
    void store
      .forgetRemoved()
      .catch((error: unknown) => logger.warn({ err: error }, 'copies of removed releases still take their space'))
  forgetRemoved()
  setInterval(forgetRemoved, hour).unref()
  const stop = () => {
    setTimeout(() => process.exit(1), drainTime).unref()
    site.stop()
    stopReporting()
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  process.send?.({ event: 'ready' })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
