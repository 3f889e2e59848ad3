import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet } from './candidate-set'

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
