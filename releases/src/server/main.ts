import { productionProblems } from '@shop/shared-api/production'
import { openContext } from '../open-registry'
import { readPointer } from '../operations/read-pointer'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { buildServer } from './build-server'
import { loadTokens } from './tokens'

async function main(): Promise<void> {
  const settings = loadSettings()
  const problems = productionProblems(process.env, ['local-url', 'insecure-url'])
  if (problems.length > 0) throw new ReleaseError('usage', problems.join('\n'))
  const context = await openContext(process.env, settings)
  // A machine without the shared keys would sign documents that other servers refuse.
  await readPointer(context.store, context.signer)
  const tokens = await loadTokens(settings.dataDir, context.knownParts, process.env)
  const level = process.env.LOG_LEVEL || 'info'
  const app = buildServer(context, {
    tokens,
    publicOrigin: settings.publicOrigin,
    logger: { level, serializers: { req: describeRequest } },
    budget: settings.budget,
  })
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    if (error.code !== 'EADDRINUSE') throw error
    throw new ReleaseError(
      'usage',
      `Port ${settings.port} is in use. Stop the program that listens there, or set RELEASES_PORT to another port.`,
    )
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => context.store.close()))
  process.send?.({ event: 'ready' })
}

/** A request without its query. */
function describeRequest({ method, url, ip }: { method: string; url: string; ip: string }) {
  return { method, path: url.split('?')[0], remoteAddress: ip }
}

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseError ? error.message : error)
  process.exitCode = 1
})
