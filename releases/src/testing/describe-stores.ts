import { findPostgres } from '@shop/api/testing/postgres-binaries'
import { startPostgres, type PostgresCluster } from '@shop/api/testing/postgres-cluster'

if (typeof jest !== 'undefined') jest.setTimeout(60_000)

/** The address of a fresh store; undefined takes a folder of its own. */
export type FreshStore = () => Promise<string | undefined>

/** One group of tests on every kind of store; without PostgreSQL its group is skipped with the reason (under CI it fails). */
export function describeStores(name: string, tests: (fresh: FreshStore) => void): void {
  describe(`${name}, in a folder`, () => tests(async () => undefined))
  describeOnPostgres(`${name}, in PostgreSQL`, tests)
}

/** The same for what only a database can do. */
export function describeOnPostgres(name: string, tests: (fresh: () => Promise<string>) => void): void {
  const source = findPostgres()
  if (source.kind === 'none' && !process.env.CI) {
    describe.skip(`${name} (skipped: ${source.reason})`, () => tests(() => undefined as never))
    return
  }
  describe(name, () => {
    let cluster: PostgresCluster | undefined
    beforeAll(async () => void (cluster = await startPostgres()))
    afterAll(() => cluster?.stop())
    tests(() => cluster!.freshDatabase())
  })
}
