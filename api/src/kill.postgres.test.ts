import { describeOnPostgres } from './testing/describe-on-postgres'
import { killDrill } from './testing/kill-drill'

/** A few rounds; many are run by `npm run soak -- --kill 200`. */
describeOnPostgres('an API that is killed at any moment', (cluster) => {
  test('loses no acknowledged order, doubles none, and completes every cart afterwards', async () => {
    const result = await killDrill(await cluster().freshDatabase(), { rounds: 3, clients: 12, keepKey: true })
    expect(result).toMatchObject({ kills: 3, lost: 0, doubled: 0, conserved: true, acknowledged: result.begun })
    expect(result.retried).toBeGreaterThan(0)
  })

  test('mutant: shoppers whose browser asks again without the key are sold the same twice', async () => {
    const result = await killDrill(await cluster().freshDatabase(), {
      rounds: 1,
      clients: 12,
      keepKey: false,
      strike: 'before an answer',
    })
    expect(result.doubled).toBeGreaterThan(0)
  })
})
