import { ReleaseError } from '../release-error'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'

/** Refuses a part that is neither in the list of parts nor has a registered prefix. */
export async function assertKnownPart(
  { store, signer, knownParts }: Pick<RegistryContext, 'store' | 'signer' | 'knownParts'>,
  part: string,
): Promise<void> {
  if (knownParts.includes(part)) return
  const { prefixes = {} } = await readPointer(store, signer)
  if (Object.hasOwn(prefixes, part)) return
  throw new ReleaseError(
    'not-found',
    `There is no part "${part}". The parts are ${[...new Set([...knownParts, ...Object.keys(prefixes)])].join(', ')}. ` +
      'A release server loads the list of parts at its start, so restart it for a new part. A release manager adds a part ' +
      'from another repository with its first prefix: prefixes add <part> <prefix> --new-part.',
  )
}
