import type { DatabaseDeadlines } from '../database/deadlines'
import { findPostgres } from './postgres-binaries'
import { startPostgres, type PostgresCluster } from './postgres-cluster'

/** Deadlines of races: long enough that a slow machine adds no refusals. */
export const raceDeadlines: DatabaseDeadlines = {
  acquireMs: 120_000,
  statementMs: 120_000,
  lockMs: 120_000,
  idleInTransactionMs: 120_000,
}

/** A group of tests on a real PostgreSQL, skipped with the reason where there is none (under CI it then fails). */
export function describeOnPostgres(name: string, tests: (cluster: () => PostgresCluster) => void): void {
  const source = findPostgres()
  if (source.kind === 'none' && !process.env.CI) {
    // Shown as skipped with its reason rather than left out in silence; nothing in it runs.
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
