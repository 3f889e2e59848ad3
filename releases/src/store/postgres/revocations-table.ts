import type { ReleaseStore } from '../release-store'
import { auditRows } from './audit-table'
import { moveChannel } from './schema'
import { revocationsRow } from './signed-rows'
import type { StoreDatabase } from './store-database'
import { appendEntry, asWriter } from './transaction'

/** The list of revoked previews in its single row, replaced in one transaction with its audit entry. */
export function revocationsTable({
  readers,
  writers,
}: StoreDatabase): Pick<ReleaseStore, 'readRevocations' | 'reviseRevocations'> {
  return {
    readRevocations: () => revocationsRow(readers),
    reviseRevocations: (revise) =>
      asWriter(writers, async (client) => {
        const revised = revise(await auditRows(client), await revocationsRow(client))
        if (!revised) return
        const { payload, keyId, signature } = revised.next
        await client.query(
          `INSERT INTO releases.revocations (payload, key_id, signature) VALUES ($1, $2, $3)
           ON CONFLICT (one_row) DO UPDATE SET payload = $1, key_id = $2, signature = $3`,
          [payload, keyId, signature],
        )
        if (revised.entry) await appendEntry(client, revised.entry)
        await client.query(`NOTIFY ${moveChannel}`)
      }),
  }
}
