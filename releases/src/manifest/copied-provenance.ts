import { join } from 'node:path'
import { signedDocument, type SignedDocument } from '../contract'
import { readIfPresent } from '../disk/durable-file'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import { openProvenance } from './provenance'
import type { BuiltRelease } from './verify-release'

/** File of a copied release's folder: who published it at the source, as that registry signed it. */
export const copiedProvenanceFile = 'provenance.json'

/**
 * The provenance that came with a release from another registry. Refuses one that no trusted registry has signed, or
 * that is about other bytes than the folder's.
 */
export async function copiedProvenance(
  folder: string,
  { manifest, payload }: BuiltRelease,
  { attestors, from }: { attestors: Keyring; from: string },
): Promise<SignedDocument> {
  const name = `${manifest.part} ${manifest.version} of ${from}`
  const text = await readIfPresent(join(folder, copiedProvenanceFile))
  if (text === null)
    throw new ReleaseError('refused', `${name} comes without provenance. Publish it there again, then copy it.`)
  try {
    const document = signedDocument.parse(JSON.parse(text))
    openProvenance(document, attestors, manifest, payload)
    return document
  } catch (error) {
    const isUnknown = error instanceof ReleaseError && error.kind === 'unknown-key'
    throw new ReleaseError(
      isUnknown ? 'unknown-key' : 'refused',
      `The provenance of ${name} cannot be trusted. ${(error as Error).message}` +
        (isUnknown
          ? ' If you trust that registry, add its release-public.pem to keys/source-public.pem in this one’s data folder, or to RELEASES_SOURCE_KEYS.'
          : ''),
    )
  }
}
