import { auditEntry, type AuditEntry } from '../../contract'
import type { ReleaseStore } from '../release-store'
import type { Queryable } from './signed-rows'
import type { StoreDatabase } from './store-database'
import { appendEntry, asWriter, connectionFailure } from './transaction'

/** The append-only audit log in its table. */
export function auditTable({
  readers,
  writers,
}: StoreDatabase): Pick<ReleaseStore, 'appendAudit' | 'listAudit' | 'lastMove' | 'wasReleased'> {
  return {
    appendAudit: (entry) => asWriter(writers, (client) => appendEntry(client, entry)),
    listAudit: () => auditRows(readers),
    async lastMove() {
      const [move] = await entries(readers, `WHERE (entry->>'revision') IS NOT NULL ORDER BY seq DESC LIMIT 1`)
      return move ?? null
    },
    async wasReleased(part, version) {
      const { rowCount } = await readers.query(
        `SELECT 1 FROM releases.audit WHERE (entry->>'revision') IS NOT NULL
           AND entry->'changes' @> $1::jsonb LIMIT 1`,
        [JSON.stringify([{ part, to: version }])],
      )
      return rowCount === 1
    },
  }
}

/** Every entry, oldest first. */
export function auditRows(on: Queryable): Promise<AuditEntry[]> {
  return entries(on, 'ORDER BY seq')
}

async function entries(on: Queryable, selection: string): Promise<AuditEntry[]> {
  const { rows } = await on
    .query<{ entry: unknown }>(`SELECT entry FROM releases.audit ${selection}`)
    .catch((error: Error) => {
      throw connectionFailure(error)
    })
  return rows.map(({ entry }) => auditEntry.parse(entry))
}
