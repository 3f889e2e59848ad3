import { Client } from 'pg'
import { describeOnPostgres } from '../../testing/describe-stores'
import { healthReportOf } from '../../testing/health-report'
import { temporaryRegistry } from '../../testing/registry'

describeOnPostgres('healthTable', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let admin: Client
  beforeEach(async () => {
    const url = await fresh()
    registry = await temporaryRegistry(url)
    admin = new Client({ connectionString: url })
    await admin.connect()
  })
  afterEach(async () => {
    await admin.end()
    await registry.remove()
  })

  /** Reports twice, moves both reports into the past, and gives their ages in seconds that the store still reads or has. */
  const report = async (ages: number[]) => {
    for (const age of ages) {
      await registry.context.store.reportHealth(healthReportOf({ views: age }))
      await admin.query(
        `UPDATE releases.health SET at = now() - make_interval(secs => $1) WHERE id = (SELECT max(id) FROM releases.health)`,
        [age],
      )
    }
  }
  const HOUR = 3_600

  test('reads the reports of the last hour first, and all later ones by their cursor', async () => {
    await report([HOUR + 60, HOUR - 60])
    const { reports, cursor } = await registry.context.store.readHealth(null)
    expect(reports.map(({ parts }) => parts[0]!.views)).toEqual([HOUR - 60])
    await report([2 * HOUR])
    expect((await registry.context.store.readHealth(cursor)).reports).toHaveLength(1)
  })

  test('deletes reports older than a day as new ones come', async () => {
    await report([24 * HOUR - 60])
    await report([24 * HOUR + 60])
    await report([0])
    const { rows } = await admin.query<{ views: number }>(
      `SELECT (report->'parts'->0->>'views')::int AS views FROM releases.health ORDER BY id`,
    )
    expect(rows.map(({ views }) => views)).toEqual([24 * HOUR - 60, 0])
  })
})
