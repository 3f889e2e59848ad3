import { Pool } from 'pg'

/**
 * Reads one row of a given size by key, from a pool as large as the API's: the upper limit for one query per request.
 */
export function bareQuery(url: string) {
  const pool = new Pool({ connectionString: url, max: 20 })
  // Idle connections fail when their server stops; queries report their own errors.
  pool.on('error', () => undefined)
  return {
    /** Inserts a row of this many bytes. */
    async prepare(bytes: number) {
      await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (bytes integer PRIMARY KEY, payload text NOT NULL)')
      await pool.query('ALTER TABLE bench_rows ALTER payload SET STORAGE EXTERNAL')
      await pool.query('INSERT INTO bench_rows VALUES ($1, $2) ON CONFLICT DO NOTHING', [bytes, 'x'.repeat(bytes)])
    },
    query: (bytes: number) =>
      pool.query<{ payload: string }>('SELECT payload FROM bench_rows WHERE bytes = $1', [bytes]),
    close: () => pool.end(),
  }
}
