import { z } from 'zod'
import type { AuditEntry, SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'

/** The prefix distinguishes the list from releases and pointers, which have no such field. */
const revocations = z.strictObject({
  schema: z.literal(1),
  /** Id of each revoked preview → when its link would have expired. */
  revokedPreviews: z.record(z.string(), z.string()),
})

/** The payload of the list: the revoked previews of the audit log with links that haven't expired. */
export function revocationList(entries: readonly Pick<AuditEntry, 'action' | 'preview'>[], now = new Date()): string {
  const revoked = entries.flatMap(({ action, preview }) =>
    action === 'revoke' && preview && new Date(preview.until) > now ? [[preview.id, preview.until] as const] : [],
  )
  const list: z.input<typeof revocations> = { schema: 1, revokedPreviews: Object.fromEntries(revoked) }
  return JSON.stringify(list)
}

/** The revoked previews as a document server knows them. */
export interface Revocations {
  /** Reads the list again; keeps what it knows when that fails. */
  refresh(): Promise<void>
  /** Refuses a revoked preview, and each preview as long as the list was never read. */
  assertActive(id: string): void
}

/** Follows the signed list of revoked previews. A revocation that was read once stays until its link has expired. */
export function followRevocations(
  store: Pick<ReleaseReader, 'readRevocations'>,
  keyring: Keyring,
  onProblem: (error: unknown) => void,
): Revocations {
  let revoked: Record<string, string> | undefined
  return {
    async refresh() {
      try {
        const known = { ...revoked, ...openList(await store.readRevocations(), keyring) }
        revoked = Object.fromEntries(Object.entries(known).filter(([, until]) => new Date(until) > new Date()))
      } catch (error) {
        onProblem(error)
      }
    },
    assertActive(id) {
      if (!revoked)
        throw new ReleaseError(
          'unreachable',
          'Previews can’t be checked, since the releases do not respond. Try again.',
        )
      if (id in revoked) throw new ReleaseError('refused', 'This preview was revoked. Request a new link.')
    },
  }
}

function openList(document: SignedDocument | null, keyring: Keyring): Record<string, string> {
  return document ? revocations.parse(JSON.parse(keyring.open(document))).revokedPreviews : {}
}
