import { openProvenance, type Provenance } from '../manifest/provenance'
import { signedRelease } from '../manifest/signed-release'
import { ReleaseError } from '../release-error'
import type { RegistryContext } from './registry-context'

/** The attested provenance of a version, null for one of older registries; throws when it can't be trusted. */
export async function readProvenance(
  { store, signer, attestors = signer }: Pick<RegistryContext, 'store' | 'signer' | 'attestors'>,
  part: string,
  version: string,
): Promise<Provenance | null> {
  const document = await store.getProvenance(part, version)
  const release = document && (await store.getRelease(part, version))
  if (!document || !release) return null
  const manifest = await signedRelease(store, signer, part, version)
  try {
    return openProvenance(document, attestors, manifest, release.payload)
  } catch (error) {
    throw new ReleaseError(
      'refused',
      `The provenance of ${part} ${version} cannot be trusted. ${(error as Error).message}`,
    )
  }
}
