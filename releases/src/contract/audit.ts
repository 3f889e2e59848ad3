import { z } from 'zod'

/** One thing that the gate noticed: a refusal stops the move unless it is forced, a warning only informs. */
export const finding = z.object({
  check: z.enum(['hashes', 'shared', 'widgets', 'events', 'api', 'routes', 'samples']),
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
  action: z.enum(['publish', 'promote', 'rollback']),
  /** `forced` was done although the gate refused; `refused` changed nothing. */
  outcome: z.enum(['done', 'forced', 'refused']),
  /** The person, as they named themselves. */
  by: z.string(),
  /** What their token allowed: `local`, `manager` or `team:<part>`. */
  role: z.string(),
  why: z.string().nullable(),
  /** Revision of the pointer that this move made; null where the pointer did not move. */
  revision: z.number().int().nullable(),
  changes: z.array(z.object({ part: z.string(), from: z.string().nullable(), to: z.string() })),
  findings: z.array(finding),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** An audit entry before the store gives it its place in the log. */
export type AuditDraft = Omit<AuditEntry, 'seq'>
