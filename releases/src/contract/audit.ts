import { z } from 'zod'

/** A finding of the gate: a refusal stops the move unless it is forced, a warning only informs. */
export const finding = z.object({
  check: z.enum(['hashes', 'blocked', 'shared', 'widgets', 'events', 'api', 'routes', 'samples']),
  severity: z.enum(['refusal', 'warning']),
  /** The affected part. */
  part: z.string(),
  /** The subject, as in `cart-checkout/add-to-cart`; with check and part it identifies the finding. */
  subject: z.string(),
  /** The consequence and the fix, for a release manager. */
  message: z.string(),
})
export type Finding = z.infer<typeof finding>

/** One entry of the append-only audit log; `seq` counts from 1 without gaps. */
export const auditEntry = z.object({
  seq: z.number().int().positive(),
  id: z.string(),
  at: z.string(),
  action: z.enum(['publish', 'promote', 'rollback', 'canary', 'abort', 'unblock', 'remove', 'keys']),
  /** `forced`: done although the gate refused; `refused`: nothing changed. */
  outcome: z.enum(['done', 'forced', 'refused']),
  /** The self-reported name of the person. */
  by: z.string(),
  /** The role of the token: `local`, `manager` or `team:<part>`; `health` for automatic moves. */
  role: z.string(),
  why: z.string().nullable(),
  /** Pointer revision after the move; null if the pointer didn't move. */
  revision: z.number().int().nullable(),
  changes: z.array(
    z.object({
      part: z.string(),
      from: z.string().nullable(),
      /** Null where a version was removed. */
      to: z.string().nullable(),
      /** Share of visitors, for a canary. */
      percent: z.number().optional(),
    }),
  ),
  /** Versions that are blocked until someone unblocks them, by the digest of their `release.json`. */
  blocks: z.array(z.object({ part: z.string(), version: z.string(), digest: z.string() })).optional(),
  findings: z.array(finding),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** The change of one part's version. */
export type AuditChange = AuditEntry['changes'][number]

/** An audit entry before the store assigns its number. */
export type AuditDraft = Omit<AuditEntry, 'seq'>
