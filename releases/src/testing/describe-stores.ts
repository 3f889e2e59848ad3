import { describeOnPostgres as describeOnCluster } from '@shop/api/testing/describe-on-postgres'

/** The address of a fresh store; undefined uses a new folder. */
export type FreshStore = () => Promise<string | undefined>

/**
 * Runs a group of tests on every kind of store; without PostgreSQL its group is skipped with a reason (in CI it
 * fails).
 */
export function describeStores(name: string, tests: (fresh: FreshStore) => void): void {
  describe(`${name}, in a folder`, () => tests(async () => undefined))
  describeOnPostgres(`${name}, in PostgreSQL`, tests)
}

/** The same for tests that need a database. */
export function describeOnPostgres(
  name: string,
  tests: (fresh: () => Promise<string>, freeze: () => () => void) => void,
): void {
  describeOnCluster(name, (cluster) =>
    tests(
      () => cluster().freshDatabase(),
      () => cluster().freeze(),
    ),
  )
}
