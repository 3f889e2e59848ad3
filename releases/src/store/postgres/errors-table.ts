import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { errorKey, errorRollup } from '../../contract/errors'
import { sumErrors } from '../../errors/sum-errors'
import { SIGNAL_RETENTION_DAYS, type ReleaseStore } from '../release-store'

interface Row {
  hour: Date
  first_at: Date
  last_at: Date
  count: number
  sample: object
}

/** Errors of browsers as one row per hour and error, to which each batch is added; writes delete old hours. */
export function errorsTable(pool: Pool): Pick<ReleaseStore, 'reportErrors' | 'readErrors'> {
  return {
    async reportErrors({ errors }) {
      // One order for all writers, so that two batches never wait for each other; a row only once in a statement.
      const rows = new Map<string, { key: string; count: number; sample: object }>()
      for (const { count, ...sample } of errors) {
        const key = createHash('sha256')
          .update(errorKey({ count, ...sample }))
          .digest('hex')
        rows.set(key, { key, count: count + (rows.get(key)?.count ?? 0), sample })
      }
      await pool.query(
        `WITH old AS (DELETE FROM releases.browser_error WHERE hour < now() - make_interval(days => $2))
         INSERT INTO releases.browser_error AS stored (hour, key, first_at, last_at, count, sample)
         SELECT date_trunc('hour', now(), 'UTC'), key, now(), now(), count, sample
         FROM jsonb_to_recordset($1::jsonb) AS batch (key text, count integer, sample jsonb)
         ON CONFLICT (hour, key) DO UPDATE
         SET count = stored.count + excluded.count, last_at = excluded.last_at, sample = excluded.sample`,
        [JSON.stringify([...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1))), SIGNAL_RETENTION_DAYS],
      )
    },
    async readErrors(since) {
      const { rows } = await pool.query<Row>(
        `SELECT hour, first_at, last_at, count::integer, sample FROM releases.browser_error
         WHERE hour >= date_trunc('hour', $1::timestamptz, 'UTC')`,
        [since],
      )
      return sumErrors(
        rows.map(({ hour, first_at, last_at, count, sample }) =>
          errorRollup.parse({
            ...sample,
            hour: hour.toISOString(),
            firstAt: first_at.toISOString(),
            lastAt: last_at.toISOString(),
            count,
          }),
        ),
      )
    },
  }
}
