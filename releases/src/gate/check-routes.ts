import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet, type Check } from './candidate-set'

/** No two parts own the same path pattern. */
export const checkCollisions: Check = ({ parts }) => {
  const owners = new Map<string, string>()
  return Object.entries(parts).flatMap(([part, { version, contract }]) =>
    contract.prefixes.flatMap((prefix) => {
      const owner = owners.get(pattern(prefix))
      owners.set(pattern(prefix), part)
      if (owner === undefined || owner === part) return []
      return [
        refusal(
          'routes',
          part,
          `${prefix} also in ${owner}`,
          `${part} ${version} and ${owner} both serve ${prefix}: which page a visitor gets would be undefined. ` +
            'One of the two teams has to give up the path.',
        ),
      ]
    }),
  )
}

/**
 * Paths that would no longer be served. A promotion is refused; a rollback gets a warning, since pages that came with
 * the faulty version disappear with it.
 */
export function checkVanished(current: CandidateSet, candidate: CandidateSet, move: 'promote' | 'rollback'): Finding[] {
  const remaining = Object.values(candidate.parts).flatMap(({ contract }) => contract.prefixes.map(pattern))
  return Object.entries(current.parts).flatMap(([part, { contract }]) =>
    contract.prefixes
      .filter((prefix) => !remaining.some((other) => covers(other, pattern(prefix))))
      .map((prefix) =>
        (move === 'rollback' ? warning : refusal)(
          'routes',
          part,
          prefix,
          `${prefix} is served by ${part} today and would be “not found” after this move. ` +
            'Keep the path, or redirect it first.',
        ),
      ),
  )
}

function pattern(prefix: string): string {
  return prefix.replaceAll(/:[^/]+/g, ':').replace(/(.)\/+$/, '$1')
}

function covers(prefix: string, path: string): boolean {
  return prefix === path || (prefix !== '/' && path.startsWith(`${prefix}/`))
}
