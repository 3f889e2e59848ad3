import { createHash } from 'node:crypto'
import type { AuditEntry } from '../contract'

/** A version that may not go live again: it was taken back for its faults. */
export interface Block {
  part: string
  version: string
  /** ISO time since when it lies there. */
  since: string
  why: string
}

/** What a block is laid on: the SHA-256 of a version's signed `release.json`, and so of every file's hash in it. */
export function digestOf(payload: string): string {
  return createHash('sha256').update(payload).digest('hex')
}

/** Digest → block, of every version that is blocked now. */
export function blockedReleases(audit: readonly AuditEntry[]): Map<string, Block> {
  const blocked = new Map<string, Block>()
  for (const { action, outcome, blocks = [], why, at } of audit) {
    if (outcome === 'refused') continue
    for (const { part, version, digest } of blocks) {
      if (action === 'unblock') blocked.delete(digest)
      else blocked.set(digest, { part, version, since: at, why: why ?? 'It was taken back for its faults' })
    }
  }
  return blocked
}
