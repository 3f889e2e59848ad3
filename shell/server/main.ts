import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  createContentIndex,
  followRevocations,
  liveRelease,
  liveSetReader,
  loadKeyring,
  newestPointerFile,
  openingSentences,
  openReader,
  releasedCheck,
} from '@shop/releases'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { createReadApi } from '@shop/shared-api/read-api'
import { buildServer } from './app'
import { readConfig } from './config'
import { sendHeartbeats, signalReady } from './heartbeat'
import { countedFetch } from './health/counted-fetch'
import { createDocumentTokens } from './health/document-tokens'
import { followHealthKey } from './health/health-key'
import { createHealthMeter } from './health/health-meter'
import { reportHealth } from './health/report-health'
import { openPopularPages } from './documents/popular-pages'
import { followRevision, readRevisionOf } from './http/api-revision'
import { cachedFetch } from './http/cached-fetch'
import { apiCaller } from './http/call-api'
import { withRequestId } from './http/request-ids'
import { makeLogger } from './logging'
import { openExcludedVersions } from './render-pool/excluded-versions'
import { createRendererFactory } from './render-pool/renderer-factory'
import { buildOperationsServer } from './operations/operations-server'
import { forConsole, forShoppers } from './operations/origin-parts'
import { createBrand } from './site/shop-brand'
import { createLiveSite, type LiveSite, type LiveSiteOptions } from './release-set/live-site'

/** How long requests in flight may take after a stop signal, in ms. */
const drainTime = 10_000
const minute = 60_000
const hour = 3_600_000
/** Renderers at the same time: a slow page must not occupy the only one. Each takes about 150 MB. */
const rendererCount = Math.min(8, Math.max(2, availableParallelism()))

/** Runs the document server until a signal arrives or its parent process ends. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  sendHeartbeats(config.watchdogMs)
  restrictPermissions(config.dataDir)
  const logger = makeLogger(config.logLevel)
  const excluded = openExcludedVersions(join(config.dataDir, 'document-server/excluded.json'))
  let stop: () => void = () => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => stop())
  const store = await openReader(
    config.releasesUrl,
    join(config.dataDir, 'release-cache'),
    process.env['RELEASES_TOKEN'],
  )
  const keyring = loadKeyring({ dataDir: config.dataDir })
  const tokens = createDocumentTokens(followHealthKey(() => store.readHealthKey(), logger))
  const meter = createHealthMeter(tokens.networkId)
  let onPoll: () => void = () => undefined
  const revision = followRevision({ read: readRevisionOf(config.apiUrl), onPoll: () => onPoll() })
  const popular = openPopularPages(join(config.dataDir, 'document-server/popular-pages.json'))
  const apiFetch = cachedFetch(countedFetch(meter, withRequestId(fetch)), {
    revision,
    // Otherwise an outage would look like a few failures, and its effects would be blamed on parts.
    onRefused: () => meter.apiAnswered(false),
  })
  const call = apiCaller(config.apiUrl, apiFetch)
  const api = createReadApi((path) => call(`/api${path}`))
  const brand = createBrand({ api, apiUrl: config.apiUrl })
  const renderers = await createRendererFactory(call)
  const { name: confinement, leavesOpen } = renderers.confinement
  logger.info({ confinement, leavesOpen: leavesOpen.map((opening) => openingSentences[opening]) }, 'parts are confined')
  const revocations = followRevocations(store, keyring, (error) =>
    logger.warn({ err: error }, 'the list of revoked previews could not be read'),
  )
  void revocations.refresh()
  const readLive = liveSetReader(store, keyring, newestPointerFile(config.dataDir, config.releasesUrl))
  const rendering: Pick<LiveSiteOptions, 'log' | 'start' | 'onFault' | 'onDenied'> = {
    log: logger,
    start: renderers.start,
    onFault: ({ part, version }, error) => meter.codeFailed(part, version, error),
    onDenied: ({ part, version }, kind) => meter.attemptDenied(part, version, kind),
  }
  const site = await createLiveSite({
    ...rendering,
    read: async () => forShoppers(await readLive()),
    watch: (onChange) =>
      store.watch(() => {
        onChange()
        void revocations.refresh()
      }),
    origin: config.publicUrl,
    size: rendererCount,
    hasSpare: true,
    excluded,
  })
  const excludedInConsole = openExcludedVersions(join(config.dataDir, 'document-server/excluded-in-console.json'))
  // One renderer without a spare: staff are few, and one that ends is replaced within their page's wait.
  const consoleSite = await createLiveSite({
    ...rendering,
    read: async () => forConsole(await readLive()),
    watch: (onChange) => store.watch(onChange),
    origin: config.operationsUrl,
    excluded: excludedInConsole,
  })
  const released = {
    wasReleased: releasedCheck(store),
    releaseOf: (part: string, version: string) => liveRelease(store, keyring, part, version),
    findContent: createContentIndex(store, keyring),
  }
  const { app, documents } = await buildServer({
    site,
    meter,
    tokens,
    api,
    brand,
    apiUrl: config.apiUrl,
    origin: config.publicUrl,
    operationsUrl: config.operationsUrl,
    trustedProxies: config.trustedProxies,
    cardFields: config.cardFields,
    logger,
    ...released,
    keyring,
    revocations,
    excludedVersions: () => [...excluded.list(), ...excludedInConsole.list()],
    rendering: () => ({ confinement, leavesOpen, ...countsOf(site), console: countsOf(consoleSite) }),
    caching: { revision, isUnchanged: apiFetch.isUnchanged, popular },
  })
  const operations = await buildOperationsServer({
    ...released,
    site: consoleSite,
    brand,
    meter,
    tokens,
    apiUrl: config.apiUrl,
    origin: config.operationsUrl,
    trustedProxies: config.trustedProxies,
    logger,
  })
  onPoll = documents.warm
  await revision.start()
  const address = await app.listen({ port: config.port, host: config.host })
  const consoleAddress = await operations.listen({ port: config.operationsPort, host: config.host })
  logger.info({ address, consoleAddress, revision: site.current().set.revision }, 'document server ready')

  const stopReporting = reportHealth({
    meter,
    confinement: { rung: confinement, leavesOpen },
    send: (report) => store.reportHealth(report),
    log: logger,
  })
  const forgetRemoved = () =>
    void store
      .pruneCache()
      .catch((error: unknown) => logger.warn({ err: error }, 'copies of removed releases still take their space'))
  forgetRemoved()
  setInterval(forgetRemoved, hour).unref()
  setInterval(popular.save, minute).unref()
  stop = () => {
    setTimeout(() => process.exit(1), drainTime).unref()
    stopReporting()
    revision.stop()
    popular.save()
    const report = meter.take()
    void Promise.allSettled([app.close(), operations.close(), report && store.reportHealth(report)])
      .then(() => {
        site.stop()
        consoleSite.stop()
        return store.close()
      })
      .then(() => process.exit(0))
  }
  signalReady(config.watchdogMs)
}

/** What the public may know of a site's renderers. */
function countsOf(site: LiveSite) {
  const { renderers, spares, restarts, renders } = site.renderers()
  return { renderers, spares, restarts, renders }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
