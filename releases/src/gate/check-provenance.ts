import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet } from './candidate-set'

/**
 * What the registry attests about a moving version is about these bytes, and signed. Only a warning for a rollback: its
 * bytes are verified by their own signature.
 */
export function checkProvenance(
  { parts, forgedProvenance = {} }: CandidateSet,
  move: 'promote' | 'rollback',
): Finding[] {
  return Object.entries(forgedProvenance).map(([part, problem]) =>
    (move === 'rollback' ? warning : refusal)(
      'hashes',
      part,
      `provenance of ${parts[part]?.version}`,
      `${problem} Find out who changed it, then build and publish a new version.`,
    ),
  )
}
