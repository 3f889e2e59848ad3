import type { DatabaseDeadlines } from '../database/deadlines'
import { findPostgres } from './postgres-binaries'
import { startPostgres, type PostgresCluster } from './postgres-cluster'

/** Timeouts for races: long enough that a slow machine adds no rejections. */
export const raceDeadlines: DatabaseDeadlines = {
  acquireMs: 120_000,
  statementMs: 120_000,
  lockMs: 120_000,
  idleInTransactionMs: 120_000,
}

/** A group of tests on a real PostgreSQL, skipped with a reason if there is none (an error under CI). */
export function describeOnPostgres(name: string, tests: (cluster: () => PostgresCluster) => void): void {
  const source = findPostgres()
  if (source.kind === 'none' && !process.env.CI) {
    // Without PostgreSQL there is nothing to run on. `npm test` reports the reason, and CI counts skipped tests as failures.
    describe.skip(`${name} (skipped: ${source.reason})`, () => tests(() => undefined as never))
    return
  }
  describe(name, () => {
    let cluster: PostgresCluster | undefined
    beforeAll(async () => void (cluster = await startPostgres()))
    afterAll(() => cluster?.stop())
    tests(() => cluster!)
  })
}
