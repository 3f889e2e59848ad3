import { z } from 'zod'

/** One thing that the gate noticed: a refusal stops the move unless it is forced, a warning only informs. */
export const finding = z.object({
  check: z.enum(['hashes', 'blocked', 'shared', 'widgets', 'events', 'api', 'routes', 'samples']),
  severity: z.enum(['refusal', 'warning']),
  /** The part that would suffer. */
  part: z.string(),
  /** What it is about, as in `cart-checkout/add-to-cart`; with check and part it identifies the finding. */
  subject: z.string(),
  /** What happens to whom and how to mend it, for a release manager. */
  message: z.string(),
})
export type Finding = z.infer<typeof finding>

/** One line of the append-only audit; `seq` counts from 1 without a gap. */
export const auditEntry = z.object({
  seq: z.number().int().positive(),
  id: z.string(),
  at: z.string(),
  action: z.enum(['publish', 'promote', 'rollback', 'canary', 'abort', 'unblock', 'remove', 'keys']),
  /** `forced` was done although the gate refused; `refused` changed nothing. */
  outcome: z.enum(['done', 'forced', 'refused']),
  /** The person, as they named themselves. */
  by: z.string(),
  /** What their token allowed: `local`, `manager` or `team:<part>`; `health` when the registry acted by itself. */
  role: z.string(),
  why: z.string().nullable(),
  /** Revision of the pointer that this move made; null where the pointer did not move. */
  revision: z.number().int().nullable(),
  changes: z.array(
    z.object({
      part: z.string(),
      from: z.string().nullable(),
      /** Null where a version was removed. */
      to: z.string().nullable(),
      /** Share of visitors, where the version went live for some of them only. */
      percent: z.number().optional(),
    }),
  ),
  /** Versions that may not go live again until the block is lifted, by the digest of their `release.json`. */
  blocks: z.array(z.object({ part: z.string(), version: z.string(), digest: z.string() })).optional(),
  findings: z.array(finding),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** One part's step from one version to another. */
export type AuditChange = AuditEntry['changes'][number]

/** An audit entry before the store gives it its place in the log. */
export type AuditDraft = Omit<AuditEntry, 'seq'>
