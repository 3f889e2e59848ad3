import { overlapsOf, ownerOfPattern } from '@shop/shared-api/owner-of-path'
import { pathPrefix, type ReleaseManifest, type ReleasePointer } from '../contract'
import { asOwners, type Prefixes } from '../contract/prefixes'
import { isTeamLabel } from '../identity/roles'
import { signedRelease } from '../manifest/signed-release'
import type { Actor, RegistryContext } from './registry-context'

/**
 * The registered prefixes. A registry from before prefixes had owners starts with those of its live versions and of
 * the list of parts.
 */
export async function registeredPrefixes(
  { store, signer, seedPrefixes }: Pick<RegistryContext, 'store' | 'signer' | 'seedPrefixes'>,
  pointer: ReleasePointer,
): Promise<Prefixes> {
  if (pointer.prefixes) return pointer.prefixes
  const seeded: Record<string, readonly string[]> = { ...seedPrefixes?.() }
  for (const [part, { live }] of Object.entries(pointer.parts)) {
    const manifest = await signedRelease(store, signer, part, live).catch(() => undefined)
    const served = (manifest?.contract.prefixes ?? []).filter(isPathPrefix)
    seeded[part] = [...new Set([...served, ...(seeded[part] ?? [])])]
  }
  return seeded
}

/**
 * The prefixes after a move: a part without any gets those of its contract that no other part's overlap, unless a team
 * moves it, since release managers assign prefixes.
 */
export async function prefixesAfterMove(
  context: RegistryContext,
  actor: Actor,
  pointer: ReleasePointer,
  changes: readonly { part: string; to: string }[],
): Promise<Prefixes> {
  let prefixes = await registeredPrefixes(context, pointer)
  if (isTeamLabel(actor.role)) return prefixes
  for (const { part, to } of changes) {
    if (prefixes[part]) continue
    const manifest = await signedRelease(context.store, context.signer, part, to).catch(() => undefined)
    if (manifest) prefixes = withFreePrefixes(prefixes, part, manifest.contract.prefixes)
  }
  return prefixes
}

/** Adds the prefixes that overlap no other part's; the same object when there are none. */
export function withFreePrefixes(prefixes: Prefixes, part: string, wanted: readonly string[]): Prefixes {
  const owners = asOwners(prefixes)
  const free = wanted.filter(
    (prefix) =>
      isPathPrefix(prefix) && ownerOfPattern(owners, prefix) !== part && overlapsOf(owners, part, prefix).length === 0,
  )
  return free.length === 0 ? prefixes : { ...prefixes, [part]: [...(prefixes[part] ?? []), ...free] }
}

/** Whether a text may be registered: a path with a fixed first segment, or `/`. */
export function isPathPrefix(text: string): boolean {
  return pathPrefix.safeParse(text).success && !text.startsWith('/:')
}

/** The manifest without prefixes outside the part's registered ones; unchanged where none are registered. */
export function withOwnPrefixes(manifest: ReleaseManifest, prefixes: Prefixes | undefined): ReleaseManifest {
  if (!prefixes) return manifest
  const { part, contract } = manifest
  const owners = asOwners(prefixes)
  const own = contract.prefixes.filter((prefix) => ownerOfPattern(owners, prefix) === part)
  return { ...manifest, contract: { ...contract, prefixes: own } }
}
