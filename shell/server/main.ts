import { createContentIndex, liveRelease, releasedCheck } from '@shop/releases'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { openMetrics } from '@shop/shared-api/metrics'
import { buildServer } from './app'
import { readConfig } from './config'
import { createDocumentTokens } from './health/document-tokens'
import { followHealthKey } from './health/health-key'
import { createHealthMeter } from './health/health-meter'
import { reportHealth } from './health/report-health'
import { sendHeartbeats, signalReady } from './heartbeat'
import { makeLogger } from './logging'
import { openApiData } from './open-api-data'
import { openRegistry } from './open-registry'
import { buildOperationsServer } from './operations/operations-server'
import { startSendingSearches } from './searches/send-searches'
import { documentMetrics } from './document-metrics'
import { createErrorMeter } from './errors/error-meter'
import { createSignalMeter } from './signals/signal-meter'
import { reportBatches } from './signals/report-batches'
import { startRendering } from './start-rendering'

/** How long requests in flight may take after a stop signal, in ms. */
const drainTime = 10_000
const minute = 60_000

/** Runs the document server until a signal arrives or its parent process ends. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  sendHeartbeats(config.watchdogMs)
  restrictPermissions(config.dataDir)
  const logger = makeLogger(config.logLevel)
  let stop: () => void = () => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => stop())
  const metrics = openMetrics('documents', 'METRICS_PORT', process.env)
  const registry = await openRegistry(config, logger)
  const { store, keyring, revocations } = registry
  const tokens = createDocumentTokens(followHealthKey(() => store.readHealthKey(), logger))
  const meter = createHealthMeter(tokens.networkId)
  const signals = createSignalMeter(tokens.networkId)
  const errors = createErrorMeter()
  const { api, brand, call, revision, popular, isUnchanged, onPoll, searches } = openApiData(config, meter)
  const rendering = await startRendering(config, { logger, meter, registry, call })
  const { site, consoleSite, confinement, excludedVersions } = rendering
  const { apiUrl, trustedProxies, publicUrl, operationsUrl, cardFields } = config
  const common = {
    wasReleased: releasedCheck(store),
    releaseOf: (part: string, version: string) => liveRelease(store, keyring, part, version),
    findContent: createContentIndex(store, keyring),
    ...{ brand, meter, tokens, errors, metrics, apiUrl, trustedProxies, logger },
  }
  const { app, documents } = await buildServer({
    ...common,
    ...{ site, api, operationsUrl, cardFields, keyring, revocations, excludedVersions, searches, signals },
    origin: publicUrl,
    rendering: rendering.counts,
    caching: { revision, isUnchanged, popular },
  })
  const operations = await buildOperationsServer({
    ...common,
    site: consoleSite,
    origin: operationsUrl,
    shopUrl: publicUrl,
  })
  if (metrics) documentMetrics(metrics, { site, documents, rendering: rendering.counts })
  await metrics?.listen()
  onPoll(documents.warm)
  await revision.start()
  const address = await app.listen({ port: config.port, host: config.host })
  const consoleAddress = await operations.listen({ port: config.operationsPort, host: config.host })
  logger.info({ address, consoleAddress, revision: site.current().set.revision }, 'document server ready')

  const send = store.reportHealth.bind(store)
  const stopReporting = reportHealth({ meter, confinement, send, log: logger })
  const stopSignals = reportBatches({
    ...{ take: signals.take, send: store.reportSignals.bind(store), intervalMs: 10_000, log: logger },
    failure: 'what visits measured could not be reported',
  })
  const stopErrors = reportBatches({
    ...{ take: errors.take, send: store.reportErrors.bind(store), intervalMs: 2_000, log: logger },
    failure: "browsers' errors could not be reported",
  })
  setInterval(popular.save, minute).unref()
  const stopSending = startSendingSearches({ searches, apiUrl, log: logger })
  stop = () => {
    setTimeout(() => process.exit(1), drainTime).unref()
    stopReporting()
    revision.stop()
    popular.save()
    const report = meter.take()
    const sent = [report && send(report), stopSending(), stopSignals(), stopErrors()]
    void Promise.allSettled([app.close(), operations.close(), ...sent])
      .then(() => {
        site.stop()
        consoleSite.stop()
        return store.close()
      })
      .then(() => process.exit(0))
  }
  signalReady(config.watchdogMs)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
