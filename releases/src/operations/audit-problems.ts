import type { AuditEntry, ReleasePointer } from '../contract'
import { parsePointer, pointerDigest } from '../store/pointer-text'

/**
 * Gaps in the audit log's numbers and revisions, and recorded pointers that their successors don't follow, one sentence
 * each. The signed pointer ends the chain of hashes, so a changed entry is found.
 */
export function auditProblems(audit: readonly AuditEntry[], pointer: ReleasePointer | undefined): string[] {
  const moves = audit.filter(({ revision }) => revision !== null)
  const problems = moves.flatMap((move, index) => linkProblems(moves[index - 1], move))
  if (audit.some(({ seq }, index) => seq !== index + 1)) problems.unshift('The audit log has a gap or is out of order.')
  const last = moves.at(-1)?.revision ?? 0
  if (pointer && pointer.revision !== last)
    problems.push(`The audit log ends at revision ${last}, but the pointer is at revision ${pointer.revision}.`)
  return problems
}

function linkProblems(before: AuditEntry | undefined, move: AuditEntry): string[] {
  const problems: string[] = []
  const from = before?.revision ?? 0
  const isNext = move.action === 'repair' ? Number(move.revision) > from : move.revision === from + 1
  if (!isNext) problems.push(`The audit log goes from revision ${from} to ${move.revision}.`)
  if (before?.pointer === undefined || move.pointer === undefined) return problems
  const { previous } = parsePointer({ payload: move.pointer })
  if (previous !== undefined && previous !== pointerDigest({ payload: before.pointer }))
    problems.push(`The audit log of revision ${from} was changed: revision ${move.revision} follows another pointer.`)
  return problems
}
