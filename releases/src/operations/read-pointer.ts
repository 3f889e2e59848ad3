import { releasePointer, type ReleasePointer } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'

/** The pointer before the first move. */
const initialPointer: ReleasePointer = { schema: 1, revision: 0, movedAt: new Date(0).toISOString(), parts: {} }

/** The pointer with verified signature; throws a ReleaseError when it was tampered with. */
export async function readPointer(store: ReleaseReader, keyring: Keyring): Promise<ReleasePointer> {
  const document = await store.readPointer()
  if (!document) return initialPointer
  try {
    return releasePointer.parse(JSON.parse(keyring.open(document)))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    throw new ReleaseError(
      error.kind,
      `The release pointer in ${store.location} cannot be trusted. ${error.message} ` +
        'If this machine never received the keys, copy DATA_DIR/keys from a working release server. Otherwise find ' +
        'out who changed the pointer, and restore it from a backup.',
    )
  }
}

/** Reads pointers in ascending order: an older signed pointer that replaced a newer one is refused. */
export function forwardPointerReader(store: ReleaseReader, keyring: Keyring): () => Promise<ReleasePointer> {
  let newest = 0
  return async () => {
    const pointer = await readPointer(store, keyring)
    if (pointer.revision < newest) {
      throw new ReleaseError(
        'refused',
        `The release pointer went back from revision ${newest} to ${pointer.revision}. An old one replaced ` +
          'it, so the newer one stays in use. After restoring a backup on purpose, restart this server.',
      )
    }
    newest = pointer.revision
    return pointer
  }
}
