import { releasePointer, type ReleasePointer } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'

/** The pointer before the first move. */
const firstPointer: ReleasePointer = { schema: 1, revision: 0, movedAt: new Date(0).toISOString(), parts: {} }

/** The pointer with its signature proven; a sentence when it was tampered with. */
export async function readPointer(store: ReleaseReader, keyring: Keyring): Promise<ReleasePointer> {
  const document = await store.readPointer()
  if (!document) return firstPointer
  try {
    return releasePointer.parse(JSON.parse(keyring.open(document)))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    throw new ReleaseError(
      error.kind,
      `The release pointer in ${store.location} cannot be trusted. ${error.message} ` +
        'If this machine was never given the keys, copy DATA_DIR/keys from a release server that works. Otherwise find ' +
        'out who changed the pointer, and put it back from a backup.',
    )
  }
}

/** Reads pointers and never goes back: an older signed pointer put in place of a newer one is refused. */
export function forwardPointerReader(store: ReleaseReader, keyring: Keyring): () => Promise<ReleasePointer> {
  let newest = 0
  return async () => {
    const pointer = await readPointer(store, keyring)
    if (pointer.revision < newest) {
      throw new ReleaseError(
        'refused',
        `The release pointer went back from revision ${newest} to ${pointer.revision}. An old one was put in its ` +
          'place, so the newer one stays in use. After restoring a backup on purpose, restart this server.',
      )
    }
    newest = pointer.revision
    return pointer
  }
}
