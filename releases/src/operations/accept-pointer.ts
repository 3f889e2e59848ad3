import type { ReleasePointer, SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { NewestPointer } from '../store/newest-pointer'
import { parsePointer, pointerDigest, repairAdvice } from '../store/pointer-text'

/** The pointer before the first move. */
const initialPointer: ReleasePointer = { schema: 1, revision: 0, movedAt: new Date(0).toISOString(), parts: {} }

/** A pointer's content with verified signature; throws a ReleaseError when it was tampered with. */
export function openPointer(document: SignedDocument | null, keyring: Keyring, location: string): ReleasePointer {
  if (!document) return initialPointer
  try {
    keyring.open(document)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    const fix =
      error.kind === 'unknown-key'
        ? 'If this machine never received the keys, copy DATA_DIR/keys from a working release server. Otherwise find out ' +
          'who changed the pointer. '
        : 'Find out who changed it. '
    throw new ReleaseError(
      error.kind,
      `The release pointer in ${location} cannot be trusted. ${error.message} ${fix}${repairAdvice()}`,
    )
  }
  return parsePointer(document)
}

/**
 * Reads a pointer, verifies that it is signed and follows the newest accepted one, and keeps it; refuses any other. The
 * newest one is read first: another process may accept the next pointer in the meantime.
 */
export async function acceptPointer(
  read: () => Promise<SignedDocument | null>,
  { keyring, newest, location }: { keyring: Keyring; newest: NewestPointer; location: string },
): Promise<{ document: SignedDocument | null; pointer: ReleasePointer }> {
  const known = await newest.read()
  const document = await read()
  const pointer = openPointer(document, keyring, location)
  if (known) assertFollows(document, known)
  if (document && document.signature !== known?.signature) await newest.keep(document)
  return { document, pointer }
}

function assertFollows(document: SignedDocument | null, known: SignedDocument): void {
  if (document?.payload === known.payload) return
  const { revision } = parsePointer(known)
  const problem = orderProblem(document, known, revision)
  if (!problem) return
  const above = Math.max(revision, document ? parsePointer(document).revision : 0)
  throw new ReleaseError('refused', `${problem} Revision ${revision} stays in use. ${repairAdvice(above)}`)
}

function orderProblem(document: SignedDocument | null, known: SignedDocument, revision: number): string | null {
  if (!document) return `The release pointer is missing, although revision ${revision} was live.`
  const next = parsePointer(document)
  if (next.revision < revision)
    return `The release pointer went back from revision ${revision} to ${next.revision}: an old one replaced it.`
  if (next.revision === revision) return `The release pointer of revision ${revision} was replaced by a different one.`
  const isFork =
    next.revision === revision + 1 &&
    next.previous !== undefined &&
    !next.repaired &&
    next.previous !== pointerDigest(known)
  return isFork ? `The release pointer of revision ${next.revision} follows another revision ${revision}.` : null
}
