import type { Pool } from 'pg'
import type { SignalRollup } from '../../contract/signals'
import { sumRollups } from '../../signals/sum-rollups'
import { SIGNAL_RETENTION_DAYS, type ReleaseStore } from '../release-store'

interface Row {
  hour: Date
  part: string
  version: string
  metric: keyof SignalRollup['counts']
  counts: number[]
}

/** Signals as one row per hour, version and metric, to which each batch is added; writes delete old hours. */
export function signalsTable(pool: Pool): Pick<ReleaseStore, 'reportSignals' | 'readSignals'> {
  return {
    async reportSignals({ versions }) {
      // One order for all writers, so that two batches never wait for each other.
      const rows = versions
        .flatMap(({ part, version, counts }) =>
          Object.entries(counts).map(([metric, added]) => ({ part, version, metric, added })),
        )
        .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      await pool.query(
        `WITH old AS (DELETE FROM releases.signal WHERE hour < now() - make_interval(days => $2))
         INSERT INTO releases.signal AS stored (hour, part, version, metric, counts)
         SELECT date_trunc('hour', now(), 'UTC'), part, version, metric,
           ARRAY(SELECT jsonb_array_elements_text(added)::bigint)
         FROM jsonb_to_recordset($1::jsonb) AS batch (part text, version text, metric text, added jsonb)
         ON CONFLICT (hour, part, version, metric) DO UPDATE SET counts = ARRAY(
           SELECT coalesce(a, 0) + coalesce(b, 0)
           FROM unnest(stored.counts, excluded.counts) WITH ORDINALITY AS sums (a, b, bucket) ORDER BY bucket)`,
        [JSON.stringify(rows), SIGNAL_RETENTION_DAYS],
      )
    },
    async readSignals(since) {
      const { rows } = await pool.query<Row>(
        `SELECT hour, part, version, metric, to_json(counts) AS counts FROM releases.signal
         WHERE hour >= date_trunc('hour', $1::timestamptz, 'UTC')`,
        [since],
      )
      return sumRollups(
        rows.map(({ hour, part, version, metric, counts }) => ({
          hour: hour.toISOString(),
          part,
          version,
          counts: { [metric]: counts },
        })),
      )
    },
  }
}

const keyOf = ({ part, version, metric }: { part: string; version: string; metric: string }): string =>
  `${part}@${version} ${metric}`
