import { openMetrics } from '@shop/shared-api/metrics'
import { productionProblems } from '@shop/shared-api/production'
import { openContext } from '../open-registry'
import { openTrustRules } from '../identity/trust-rules'
import { readPointer } from '../operations/read-pointer'
import { ReleaseError } from '../release-error'
import { probeConfinement } from '../renderer/probe'
import { loadSettings } from '../settings'
import { webhookSender } from '../webhooks/send-webhooks'
import { webhookSettings } from '../webhooks/webhook-settings'
import { buildServer } from './build-server'
import { everySecond } from './every-second'
import { openTokens } from './tokens'

async function main(): Promise<void> {
  const settings = loadSettings()
  const problems = productionProblems(process.env, ['local-url', 'insecure-url'])
  if (problems.length > 0) throw new ReleaseError('usage', problems.join('\n'))
  const opened = await openContext(process.env, settings)
  const context = opened.inspect ? { ...opened, confinement: probeConfinement } : opened
  const pointerProblem = await readPointer(context.store, context.signer).then(() => null, refusalOf)
  const tokens = await openTokens(settings.dataDir, context.knownParts, process.env)
  const trust = openTrustRules(settings.dataDir, process.env)
  trust()
  const level = process.env.LOG_LEVEL || 'info'
  const metrics = openMetrics('releases', 'RELEASES_METRICS_PORT', process.env)
  const app = buildServer(context, {
    tokens,
    trust,
    environment: settings.environment,
    trustedProxies: settings.trustedProxies,
    logger: { level, serializers: { req: describeRequest } },
    budget: settings.budget,
    metrics,
  })
  const webhooks = webhookSettings(process.env)
  if (webhooks) {
    const { store } = context
    everySecond(app, webhookSender({ ...webhooks, store, dataDir: settings.dataDir, log: app.log }), 'webhooks')
  }
  if (pointerProblem) app.log.error(pointerProblem.message)
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    if (error.code !== 'EADDRINUSE') throw error
    throw new ReleaseError(
      'usage',
      `Port ${settings.port} is in use. Stop the program that listens there, or set RELEASES_PORT to another port.`,
    )
  })
  await metrics?.listen()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => context.store.close()))
  process.send?.({ event: 'ready' })
}

/**
 * A refused pointer is reported, and repaired through this server. Without the shared keys it doesn't start: it would
 * sign documents that other servers refuse.
 */
function refusalOf(error: unknown): ReleaseError {
  if (error instanceof ReleaseError && error.kind === 'refused') return error
  throw error
}

/** A request without its query. */
function describeRequest({ method, url, ip }: { method: string; url: string; ip: string }) {
  return { method, path: url.split('?')[0], remoteAddress: ip }
}

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseError ? error.message : error)
  process.exitCode = 1
})
