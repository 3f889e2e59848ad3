import { Pool } from 'pg'

/** Reads one row of a given size by its key, from a pool as large as the API's: the limit of anything that asks PostgreSQL once. */
export function bareQuery(url: string) {
  const pool = new Pool({ connectionString: url, max: 20 })
  // What an idle connection says at the end of its server is no fault: whoever asks is told.
  pool.on('error', () => undefined)
  return {
    /** Puts a row of this many bytes in place. */
    async prepare(bytes: number) {
      await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (bytes integer PRIMARY KEY, payload text NOT NULL)')
      await pool.query('ALTER TABLE bench_rows ALTER payload SET STORAGE EXTERNAL')
      await pool.query('INSERT INTO bench_rows VALUES ($1, $2) ON CONFLICT DO NOTHING', [bytes, 'x'.repeat(bytes)])
    },
    ask: (bytes: number) => pool.query<{ payload: string }>('SELECT payload FROM bench_rows WHERE bytes = $1', [bytes]),
    close: () => pool.end(),
  }
}
