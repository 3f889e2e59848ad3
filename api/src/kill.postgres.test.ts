import { describeOnPostgres } from './testing/describe-on-postgres'
import { killDrill } from './testing/kill-drill'

// Each test starts, floods and kills servers several times.
jest.setTimeout(300_000)

/** A few rounds; `npm run soak -- --kill 200` runs more. */
describeOnPostgres('an API that is killed at random moments', (cluster) => {
  test('loses no acknowledged order, duplicates none, and can complete every cart afterwards', async () => {
    const result = await killDrill(await cluster().freshDatabase(), { rounds: 3, clients: 12, reuseKey: true })
    expect(result).toMatchObject({ kills: 3, lost: 0, doubled: 0, conserved: true, acknowledged: result.begun })
    expect(result.retried).toBeGreaterThan(0)
  })

  test("mutant: without the idempotency key, a browser's retry buys the same items twice", async () => {
    const result = await killDrill(await cluster().freshDatabase(), {
      rounds: 1,
      clients: 12,
      reuseKey: false,
      strike: 'before an answer',
    })
    expect(result.doubled).toBeGreaterThan(0)
  })
})
