import { ReleaseError } from '../release-error'
import type { ReleaseManifest } from '../contract'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'
import { readManifest } from './read-manifest'

/** The manifest of a stored version with verified signature, part and version; throws a ReleaseError otherwise. */
export async function signedRelease(
  store: Pick<ReleaseReader, 'getRelease'>,
  keyring: Keyring,
  part: string,
  version: string,
): Promise<ReleaseManifest> {
  const document = await store.getRelease(part, version)
  if (!document) throw new ReleaseError('not-found', `${part} ${version} is not in the store.`)
  try {
    const manifest = readManifest(keyring.open(document))
    if (manifest.part === part && manifest.version === version) return manifest
    throw new ReleaseError('refused', `It is the release.json of ${manifest.part} ${manifest.version}.`)
  } catch (error) {
    throw new ReleaseError(
      'refused',
      `The release.json of ${part} ${version} cannot be trusted. ${(error as Error).message}`,
    )
  }
}
