import type { ReleasePointer } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { NewestPointer } from '../store/newest-pointer'
import type { ReleaseReader } from '../store/release-store'
import { acceptPointer, openPointer } from './accept-pointer'
import { readSettled } from './settled-pointer'

/** The pointer with verified signature; throws a ReleaseError when it was tampered with. */
export async function readPointer(store: ReleaseReader, keyring: Keyring): Promise<ReleasePointer> {
  return openPointer(await store.readPointer(), keyring, store.location)
}

/** A pointer to serve; `problem` says why the store's own is refused, or that this machine's memory was damaged. */
interface ServedPointer {
  pointer: ReleasePointer
  problem: string | null
}

/**
 * Reads pointers in ascending order, also across restarts: while the store is unreachable, and at the start while its
 * pointer is refused, the newest accepted one is served.
 */
export function forwardPointerReader(
  store: ReleaseReader,
  keyring: Keyring,
  newest: NewestPointer,
): () => Promise<ServedPointer> {
  const { location } = store
  let hasAccepted = false
  return async () => {
    try {
      const problem = (await newest.damage?.()) ?? null
      const { pointer } = await acceptPointer(() => readSettled(store, keyring), { keyring, newest, location })
      hasAccepted = true
      return { pointer, problem }
    } catch (error) {
      const isAway = error instanceof ReleaseError && error.kind === 'unreachable'
      const known = isAway || !hasAccepted ? await newest.read() : null
      if (!known) throw error
      return { pointer: openPointer(known, keyring, location), problem: isAway ? null : (error as Error).message }
    }
  }
}
