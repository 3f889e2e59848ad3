import { createHash } from 'node:crypto'
import { tookEffect, type AuditEntry } from '../contract'

/** A blocked version, which was rolled back for failures. */
export interface Block {
  part: string
  version: string
  /** Start of the block (ISO). */
  since: string
  why: string
}

/** The SHA-256 of a version's signed `release.json`, and so of every file's hash in it; blocks refer to it. */
export function digestOf(payload: string): string {
  return createHash('sha256').update(payload).digest('hex')
}

/** Currently blocked versions by digest. */
export function blockedReleases(audit: readonly AuditEntry[]): Map<string, Block> {
  const blocked = new Map<string, Block>()
  for (const { action, blocks = [], why, at } of audit.filter(tookEffect)) {
    for (const { part, version, digest } of blocks) {
      if (action === 'unblock') blocked.delete(digest)
      else blocked.set(digest, { part, version, since: at, why: why ?? 'It was rolled back for failures' })
    }
  }
  return blocked
}
