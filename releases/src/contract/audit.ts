import { z } from 'zod'
import { guard } from './guard'

/** A finding of the gate: a refusal stops the move unless it is forced, a warning only informs. */
export const finding = z.object({
  check: z.enum(['hashes', 'blocked', 'shared', 'widgets', 'events', 'api', 'routes', 'samples', 'browser', 'lock']),
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
  action: z.enum([
    'publish',
    'promote',
    'rollback',
    'canary',
    'abort',
    'unblock',
    'remove',
    'keys',
    'repair',
    'prefixes',
    'preview',
    'revoke',
    'close',
    'pause',
    'resume',
    'lock',
    'unlock',
  ]),
  /** `forced`: done although the gate refused; `refused` and `judged` (a dry run): nothing changed. */
  outcome: z.enum(['done', 'forced', 'refused', 'judged']),
  /** The name of a person or pipeline: self-reported with a shared token, else the token’s. */
  by: z.string(),
  /** The role of the token: `local`, `manager`, `team:<part>` or `pipeline:<rule>`; `health` and `guard` for automatic moves. */
  role: z.string(),
  why: z.string().nullable(),
  /** Pointer revision after the move; null if the pointer didn't move. */
  revision: z.number().int().nullable(),
  changes: z.array(
    z.object({
      part: z.string(),
      from: z.string().nullable(),
      /** Null where a version was removed or a channel closed. */
      to: z.string().nullable(),
      /** Share of visitors, for a canary. */
      percent: z.number().optional(),
      /** Where a version was published to or is previewed from, or what was closed, as in `main`. */
      channel: z.string().optional(),
    }),
  ),
  /** The pointer's payload after the move, from which `repair` rebuilds it; absent in entries of older registries. */
  pointer: z.string().optional(),
  /** Versions that are blocked until someone unblocks them, by the digest of their `release.json`. */
  blocks: z.array(z.object({ part: z.string(), version: z.string(), digest: z.string() })).optional(),
  /** The failing version that an automatic move of another part fixes. */
  failing: z.object({ part: z.string(), version: z.string() }).optional(),
  /** End of a lock; null without one. */
  lock: z.object({ until: z.string().nullable() }).optional(),
  /** The plan of a guarded promotion, in each of its moves. */
  guard: guard.optional(),
  /** Where a published version was copied from, as the caller named it, and the key that attests it. */
  source: z.object({ registry: z.string(), keyId: z.string() }).optional(),
  /** The preview that was signed or revoked, and its expiry; a refused one has none. */
  preview: z.object({ id: z.string(), until: z.string() }).optional(),
  findings: z.array(finding),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Whether an entry records a change, rather than an attempt or a dry run. */
export function tookEffect({ outcome }: Pick<AuditEntry, 'outcome'>): boolean {
  return outcome === 'done' || outcome === 'forced'
}

/** Whether an entry moved the pointer to a version by one of these actions. */
export function isMoveTo(
  { part, version }: { part: string; version: string },
  actions: readonly AuditEntry['action'][] = ['promote', 'rollback'],
): (entry: AuditEntry) => boolean {
  return ({ action, revision, changes }) =>
    revision !== null &&
    actions.includes(action) &&
    changes.some((change) => change.part === part && change.to === version)
}

/** The messages of the findings that stop a move. */
export function refusalsOf(findings: readonly Finding[]): string[] {
  return findings.filter(({ severity }) => severity === 'refusal').map(({ message }) => message)
}

/** The change of one part's version. */
export type AuditChange = AuditEntry['changes'][number]

/** An audit entry before the store assigns its number. */
export type AuditDraft = Omit<AuditEntry, 'seq'>
