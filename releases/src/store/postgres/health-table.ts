import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { healthReport } from '../../contract'
import type { ReleaseStore } from '../release-store'

/** Health reports in a table; writes delete reports older than a day. */
export function healthTable(pool: Pool): Pick<ReleaseStore, 'reportHealth' | 'readHealth' | 'readHealthKey'> {
  return {
    async reportHealth(report) {
      await pool.query(
        `WITH old AS (DELETE FROM releases.health WHERE at < now() - interval '1 day')
         INSERT INTO releases.health (report) VALUES ($1)`,
        [JSON.stringify(report)],
      )
    },
    async readHealthKey() {
      await pool.query('INSERT INTO releases.health_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [randomBytes(32)])
      const { rows } = await pool.query<{ key: Buffer }>('SELECT key FROM releases.health_key')
      return rows[0]!.key
    },
    async readHealth(cursor) {
      const { rows } = await pool.query<{ id: string; report: unknown }>(
        `SELECT id, report FROM releases.health
         WHERE id > $1 AND ($1 > 0 OR at > now() - interval '1 hour') ORDER BY id`,
        [Number(cursor ?? 0)],
      )
      return { reports: rows.map(({ report }) => healthReport.parse(report)), cursor: rows.at(-1)?.id ?? cursor ?? '0' }
    },
  }
}
