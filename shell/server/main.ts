import { join } from 'node:path'
import { liveRelease, liveSetReader, loadKeyring, openReader, releasedCheck } from '@shop/releases'
import { createApi } from '@shop/shared-api'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { buildServer } from './app'
import { readConfig } from './config'
import { sendHeartbeats, signalReady } from './heartbeat'
import { countedFetch } from './health/counted-fetch'
import { createDocumentTokens } from './health/document-tokens'
import { followHealthKey } from './health/health-key'
import { createHealthMeter } from './health/health-meter'
import { reportHealth } from './health/report-health'
import { cachedFetch } from './http/cached-fetch'
import { withRequestId } from './http/request-ids'
import { makeLogger } from './logging'
import { openBootJournal } from './part-faults/boot-journal'
import { expectEnd, guardProcess } from './part-faults/guard-process'
import { createLiveSite } from './release-set/live-site'

/** How long requests in flight may take after a stop signal, in ms. */
const drainTime = 10_000
/** And when the process may be damaged. */
const shortDrainTime = 1_000
const hour = 3_600_000

type FaultCounter = Parameters<typeof guardProcess>[0]['onFault']

/** Runs the document server until a signal arrives or its parent process ends. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  sendHeartbeats(config.watchdogMs)
  restrictPermissions(config.dataDir)
  const logger = makeLogger(config.logLevel)
  const journal = openBootJournal({
    path: join(config.dataDir, 'document-server/boot.json'),
    restartReason: config.restartReason,
    onExcluded: (version) => logger.error(version, 'a version is excluded on this document server'),
  })
  let countFault: FaultCounter = () => undefined
  let stop: (code: number) => void = (code) => process.exit(code)
  guardProcess({
    journal,
    log: logger,
    onFault: (version, error) => countFault(version, error),
    stop: (code) => stop(code),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(signal, () => {
      expectEnd()
      stop(0)
    })
  }
  const store = await openReader(
    config.releasesUrl,
    join(config.dataDir, 'release-cache'),
    process.env['RELEASES_TOKEN'],
  )
  const keyring = loadKeyring({ dataDir: config.dataDir })
  const tokens = createDocumentTokens(followHealthKey(() => store.readHealthKey(), logger))
  const meter = createHealthMeter(tokens.networkId)
  const api = createApi({
    baseUrl: `${config.apiUrl}/api`,
    fetch: cachedFetch(countedFetch(meter, withRequestId(fetch)), {
      // Otherwise an outage would look like a few failures, and its effects would be blamed on parts.
      onRefused: () => meter.apiAnswered(false),
    }),
  })
  const site = await createLiveSite({
    read: liveSetReader(store, keyring),
    watch: (onChange) => store.watch(onChange),
    api,
    origin: config.publicUrl,
    log: logger,
    journal,
  })
  const app = await buildServer({
    site,
    meter,
    tokens,
    api,
    apiUrl: config.apiUrl,
    origin: config.publicUrl,
    trustedProxies: config.trustedProxies,
    cardFields: config.cardFields,
    logger,
    wasReleased: releasedCheck(store),
    keyring,
    releaseOf: (part, version) => liveRelease(store, keyring, part, version),
    excludedVersions: journal.excludedVersions,
  })
  const address = await app.listen({ port: config.port, host: config.host })
  logger.info({ address, revision: site.current().set.revision }, 'document server ready')

  const stopReporting = reportHealth({ meter, send: (report) => store.reportHealth(report), log: logger })
  const forgetRemoved = () =>
    void store
      .pruneCache()
      .catch((error: unknown) => logger.warn({ err: error }, 'copies of removed releases still take their space'))
  forgetRemoved()
  setInterval(forgetRemoved, hour).unref()
  countFault = ({ part, version }, error) => meter.codeFailed(part, version, error)
  stop = (code) => {
    setTimeout(() => process.exit(code === 0 ? 1 : code), code === 0 ? drainTime : shortDrainTime).unref()
    site.stop()
    stopReporting()
    const report = meter.take()
    void Promise.allSettled([app.close(), report && store.reportHealth(report)])
      .then(() => store.close())
      .then(() => process.exit(code))
  }
  signalReady(config.watchdogMs)
}

main().catch((error: unknown) => {
  expectEnd()
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
