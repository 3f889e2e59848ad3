import { join } from 'node:path'
import { createFolder } from '../../disk/durable-file'
import { openPools, type StorePools } from './open-pool'
import { prepareSchema } from './schema'
import { connected } from './transaction'

/** The database of a store, and the folder where its files are unpacked. */
export interface StoreDatabase extends StorePools {
  url: string
  cacheFolder: string
  /** Temporary files of the cache. */
  incoming: string
}

/** Connects, and creates missing tables. */
export async function openStoreDatabase(url: string, cacheFolder: string): Promise<StoreDatabase> {
  const pools = openPools(url)
  ;(await connected(pools.readers)).release()
  await prepareSchema(pools.writers)
  const incoming = join(cacheFolder, '.incoming')
  await createFolder(incoming)
  return { ...pools, url, cacheFolder, incoming }
}
