import { MAX_OPTIONAL_SEGMENTS, optionalSegments, overlapsOf, ownerOfPattern } from '@shop/shared-api/owner-of-path'
import { asOwners } from '../contract/prefixes'
import { refusal, type Check } from './candidate-set'

/** Every path that a part declares or routes lies below its registered prefixes, so that no part answers another's. */
export const checkOwnedPaths: Check = ({ parts, prefixes, described }) => {
  const owners = asOwners(prefixes)
  return Object.entries(parts).flatMap(([part, { version, contract }]) => {
    const claims = new Set([...contract.prefixes, ...(described[part]?.routes ?? [])])
    return [...claims]
      .filter((claim) => ownerOfPattern(owners, claim) !== part)
      .map((claim) => {
        const declares = contract.prefixes.includes(claim) ? 'declares' : 'has a route for'
        return refusal(
          'routes',
          part,
          claim,
          `${part} ${version} ${declares} ${claim}, ${problemOf(part, claim, prefixes)}`,
        )
      })
  })
}

function problemOf(part: string, claim: string, prefixes: Readonly<Record<string, readonly string[]>>): string {
  const owners = asOwners(prefixes)
  const overlaps = overlapsOf(owners, part, claim)
  const owner = ownerOfPattern(owners, claim)
  const taken = overlaps.find((overlap) => overlap.part === owner) ?? overlaps[0]
  const pages = 'Its pages there would never be shown'
  if (optionalSegments(claim) > MAX_OPTIONAL_SEGMENTS)
    return `which has more than ${MAX_OPTIONAL_SEGMENTS} optional segments. ${pages}. Write a route for each path.`
  if (!taken) {
    return (
      `which no part owns. ${pages}. A release manager registers it with: ` +
      `npm run release -- prefixes add ${part} ${claim} --why "…".`
    )
  }
  if (owner !== undefined) {
    return (
      `which belongs to ${owner} (${taken.prefix}). ${pages}. Remove the path from ${part}, or have a release manager ` +
      `give it to ${part} with: npm run release -- prefixes add ${part} ${claim} --force --why "…".`
    )
  }
  const others = overlaps.map((overlap) => `${overlap.prefix} of ${overlap.part}`).join(', ')
  return `which also matches ${others}. ${pages}. Start the path of ${part} with a fixed segment of its own.`
}
