import type { OwnedPrefixes } from '@shop/shared-api/owner-of-path'

/** Path prefixes that each part may serve. */
export type Prefixes = Readonly<Record<string, readonly string[]>>

/** Registered prefixes in the form of a release set. */
export function asOwners(prefixes: Prefixes): OwnedPrefixes {
  return Object.fromEntries(Object.entries(prefixes).map(([part, own]) => [part, { prefixes: own }]))
}
