import type { PoolClient } from 'pg'
import type { AuditDraft, AuditEntry, SignedDocument } from '../../contract'
import { assertNext, revisionOf } from '../conflicts'
import type { ReleaseStore } from '../release-store'
import { auditRows } from './audit-table'
import { moveChannel } from './schema'
import { pointerRow } from './signed-rows'
import type { StoreDatabase } from './store-database'
import { appendEntry, asWriter } from './transaction'
import { watchMoves } from './watch-moves'

type PointerMethods = Pick<ReleaseStore, 'readPointer' | 'movePointer' | 'restorePointer' | 'resignPointer' | 'watch'>

/** The pointer in its single row, replaced in one transaction with its audit entry. */
export function pointerInDatabase({ url, readers, writers }: StoreDatabase): PointerMethods {
  return {
    readPointer: () => pointerRow(readers),
    movePointer: (expectedRevision, next, entry) =>
      asWriter(writers, async (client) => {
        assertNext(await pointerRow(client), expectedRevision, next)
        return writeMove(client, next, entry)
      }),
    restorePointer: (restore) =>
      asWriter(writers, async (client) => {
        const restored = restore(await pointerRow(client), await auditRows(client))
        if (restored) await writeMove(client, restored.next, restored.entry)
      }),
    resignPointer: ({ keyId, signature, payload }) =>
      asWriter(writers, async (client) => {
        const { rowCount } = await client.query(
          'UPDATE releases.pointer SET key_id = $1, signature = $2 WHERE payload = $3',
          [keyId, signature, payload],
        )
        if (rowCount === 0) assertNext(await pointerRow(client), -1, { keyId, signature, payload })
        await client.query(`NOTIFY ${moveChannel}`)
      }),
    watch: (onChange) => watchMoves(url, onChange),
  }
}

async function writeMove(client: PoolClient, next: SignedDocument, entry: AuditDraft): Promise<AuditEntry> {
  await client.query(
    `INSERT INTO releases.pointer (revision, payload, key_id, signature) VALUES ($1, $2, $3, $4)
     ON CONFLICT (one_row) DO UPDATE SET revision = $1, payload = $2, key_id = $3, signature = $4`,
    [revisionOf(next), next.payload, next.keyId, next.signature],
  )
  const logged = await appendEntry(client, { ...entry, pointer: next.payload })
  await client.query(`NOTIFY ${moveChannel}`)
  return logged
}
