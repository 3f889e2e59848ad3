import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { NewestPointer } from '../store/newest-pointer'
import type { ReleaseStore } from '../store/release-store'
import { acceptPointer } from './accept-pointer'
import { readSettled } from './settled-pointer'

/**
 * The store as a registry uses it: its pointer is the one that the audit log records last, and never older than one
 * that this machine has accepted. While the store is unreachable, the newest accepted pointer is read.
 */
export function guardedStore(store: ReleaseStore, keyring: Keyring, newest: NewestPointer): ReleaseStore {
  const { location } = store
  return {
    ...store,
    async readPointer() {
      try {
        return (await acceptPointer(() => readSettled(store, keyring), { keyring, newest, location })).document
      } catch (error) {
        const isAway = error instanceof ReleaseError && error.kind === 'unreachable'
        const known = isAway ? await newest.read() : null
        if (!known) throw error
        return known
      }
    },
    async movePointer(expectedRevision, next, entry) {
      const move = await store.movePointer(expectedRevision, next, entry)
      // The move is done; the next read would remember it too.
      await newest.keep(next).catch(() => undefined)
      return move
    },
  }
}
