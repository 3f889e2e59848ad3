import { createHealthLog } from '../health/health-log'
import { watchdog } from '../health/watchdog'
import { readPointer } from '../operations/read-pointer'
import { temporaryRegistry } from './registry'

/** A registry with a watchdog that runs when a test calls it. */
export async function watchedRegistry() {
  const registry = await temporaryRegistry()
  const { store, signer } = registry.context
  const log = { error: () => undefined, warn: () => undefined }
  return {
    ...registry,
    look: watchdog(registry.context, { healthLog: createHealthLog(store), log }),
    liveVersion: async (part: string) => (await readPointer(store, signer)).parts[part]?.live,
    /** The watchdog's moves so far, oldest first. */
    watchMoves: async () =>
      (await store.listAudit()).filter(({ role }) => role === 'health').map(({ action }) => action),
  }
}
