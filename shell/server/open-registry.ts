import { join } from 'node:path'
import { followRevocations, liveSetReader, loadKeyring, newestPointerFile, openReader } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from './config'

const hour = 3_600_000

/** The release registry's store as this server reads it, with its keys and revoked previews. */
export type Registry = Awaited<ReturnType<typeof openRegistry>>

/** Opens the store of releases; copies of removed ones are deleted now and each hour. */
export async function openRegistry({ releasesUrl, dataDir }: ServerConfig, logger: FastifyBaseLogger) {
  const store = await openReader(releasesUrl, join(dataDir, 'release-cache'), process.env['RELEASES_TOKEN'])
  const keyring = loadKeyring({ dataDir })
  const revocations = followRevocations(store, keyring, (error) =>
    logger.warn({ err: error }, 'the list of revoked previews could not be read'),
  )
  void revocations.refresh()
  const forgetRemoved = () =>
    void store
      .pruneCache()
      .catch((error: unknown) => logger.warn({ err: error }, 'copies of removed releases still take their space'))
  forgetRemoved()
  setInterval(forgetRemoved, hour).unref()
  return {
    store,
    keyring,
    revocations,
    readLive: liveSetReader(store, keyring, newestPointerFile(dataDir, releasesUrl)),
  }
}
