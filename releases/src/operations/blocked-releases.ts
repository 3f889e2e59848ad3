import { createHash } from 'node:crypto'
import type { AuditEntry } from '../contract'

/** What a block is laid on: the SHA-256 of a version's signed `release.json`, and so of every file's hash in it. */
export function digestOf(payload: string): string {
  return createHash('sha256').update(payload).digest('hex')
}

/** Digest → why, of every version that is blocked now. */
export function blockedReleases(audit: readonly AuditEntry[]): Map<string, string> {
  const blocked = new Map<string, string>()
  for (const { action, outcome, blocks = [], why, at } of audit) {
    if (outcome === 'refused') continue
    for (const { digest } of blocks) {
      if (action === 'unblock') blocked.delete(digest)
      else blocked.set(digest, `${why ?? 'for its faults'} (${at.slice(0, 16).replace('T', ' ')} UTC)`)
    }
  }
  return blocked
}
