import type { JWTPayload } from 'jose'

/** What claims must look like: a pattern or several alternatives for each claim. */
export type ClaimPatterns = Readonly<Record<string, string | readonly string[]>>

/**
 * Whether an entire text fits a pattern: `*` fits one segment, that is any characters but `/` and `:`, and `**` fits any
 * characters.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const source = pattern
    .split(/(\*+)/)
    .map((piece) => (piece.startsWith('**') ? '.+' : piece === '*' ? '[^/:]+' : escapeRegExp(piece)))
    .join('')
  return new RegExp(`^(?:${source})$`, 's').test(text)
}

/** The first claim that fits none of its patterns; undefined if all fit. */
export function unfitClaim(patterns: ClaimPatterns, claims: JWTPayload): string | undefined {
  return Object.keys(patterns).find((claim) => {
    const values = valuesOf(claims[claim])
    return !alternatives(patterns[claim]).some((pattern) => values.some((value) => fitsPattern(pattern, value)))
  })
}

/** Claims that say whose pipeline it is; a reusable workflow (`job_workflow_ref`) may be called by anyone. */
const ownerClaims = [
  'sub',
  'repository',
  'repository_id',
  'repository_owner',
  'repository_owner_id',
  'project_path',
  'project_id',
  'namespace_path',
  'namespace_id',
]

/** The claims among these that name their owner without a wildcard: without one, a rule admits anyone's pipeline. */
export function pinnedOwners(patterns: ClaimPatterns): string[] {
  return ownerClaims.filter((claim) => {
    const pinned = claim === 'sub' ? 2 : 1
    return (
      patterns[claim] !== undefined &&
      alternatives(patterns[claim]).every((pattern) => !pattern.split(/[/:]/).slice(0, pinned).join().includes('*'))
    )
  })
}

/** Patterns of a claim as a list. */
export function alternatives(patterns: string | readonly string[] | undefined): readonly string[] {
  return typeof patterns === 'string' ? [patterns] : (patterns ?? [])
}

function valuesOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.flatMap(valuesOf)
  return ['string', 'number', 'boolean'].includes(typeof claim) ? [String(claim)] : []
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
