import { pruneCache } from '../prune-cache'
import type { ReleaseStore } from '../release-store'
import { auditTable } from './audit-table'
import { errorsTable } from './errors-table'
import { healthTable } from './health-table'
import { pointerInDatabase } from './pointer-row'
import { releaseTables } from './release-tables'
import { revocationsTable } from './revocations-table'
import { signalsTable } from './signals-table'
import { openStoreDatabase } from './store-database'

/**
 * A PostgreSQL store for any number of release and document servers: each move is one transaction with its audit
 * entry and notifies followers by NOTIFY. Files are unpacked under `cacheFolder` on first use.
 */
export async function openPostgresStore(url: string, cacheFolder: string): Promise<ReleaseStore> {
  const database = await openStoreDatabase(url, cacheFolder)
  const { readers, writers, pings } = database
  const releases = releaseTables(database)
  const pointer = pointerInDatabase(database)
  return {
    location: 'the database',
    ping: async () => void (await pings.query('SELECT 1')),
    ...releases,
    ...pointer,
    ...revocationsTable(database),
    ...auditTable(database),
    ...healthTable(readers),
    ...signalsTable(readers),
    ...errorsTable(readers),
    pruneCache: () => pruneCache(cacheFolder, { ...releases, ...pointer }),
    close: async () => void (await Promise.all([readers.end(), writers.end(), pings.end()])),
  }
}
