import { sql } from 'drizzle-orm'
import { readCatalog } from '../testing/database-catalog'
import { describeOnPostgres } from '../testing/describe-on-postgres'
import { memoryDatabase } from '../testing/memory-database'
import { laterMigrations, restoreNumberedLedger } from '../testing/numbered-ledger'
import { openPostgres, type DatabaseHandle } from './client'
import { migrate } from './migrate'

describeOnPostgres('migrate on PostgreSQL', (cluster) => {
  let handles: DatabaseHandle[]
  beforeEach(async () => {
    const url = await cluster().freshDatabase()
    handles = Array.from({ length: 4 }, () => openPostgres(url, { max: 2 }))
  })
  afterEach(() => Promise.all(handles.map(({ close }) => close())))

  const countApplied = async () => {
    const { rows } = (await handles[0]!.db.execute(
      sql`SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations`,
    )) as unknown as { rows: { count: number }[] }
    return rows[0]!.count
  }

  test('applies each migration once when four processes start at once', async () => {
    const applied = await Promise.all(handles.map(migrate))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await countApplied()).toBe(applied.flat().length)
  })

  test('records the baseline once when four processes start on a database with all numbered migrations', async () => {
    const names = await migrate(handles[0]!)
    await restoreNumberedLedger(handles[0]!)
    expect((await Promise.all(handles.map(migrate))).flat()).toEqual(laterMigrations)
    expect(await countApplied()).toBe(names.length)
  })

  test('creates the same schema as on PGlite', async () => {
    await migrate(handles[0]!)
    const embedded = await memoryDatabase()
    expect(await readCatalog(handles[0]!.db)).toEqual(await readCatalog(embedded.db))
    await embedded.close()
  })
})
