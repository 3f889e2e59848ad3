import { sql } from 'drizzle-orm'
import { readCatalog } from '../testing/database-catalog'
import { memoryDatabase } from '../testing/memory-database'
import { laterMigrations, restoreNumberedLedger } from '../testing/numbered-ledger'
import type { DatabaseHandle } from './client'
import { migrate } from './migrate'
import * as schema from './schema'

let handle: DatabaseHandle
beforeEach(async () => void (handle = await memoryDatabase()))
afterEach(() => handle.close())

const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
  ((await handle.db.execute(query)) as unknown as { rows: T[] }).rows

const ledger = () => rowsOf<{ hash: string }>(sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`)

describe('migrate', () => {
  test('applies nothing a second time', async () => {
    expect(await migrate(handle)).toEqual([])
  })

  test('rejects a migration that was edited after it ran', async () => {
    await handle.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'other' WHERE id = 2`)
    await expect(migrate(handle)).rejects.toThrow('Migration 0001_baseline was changed after it was applied')
  })

  test('rejects a migration that is older than the last applied one', async () => {
    await handle.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE id = 2`)
    await expect(migrate(handle)).rejects.toThrow('Migration 0001_baseline is older than the last one applied')
  })

  test('records the baseline in a database with all numbered migrations, keeps its rows and applies later ones', async () => {
    const [fresh, hashes] = [await readCatalog(handle.db), await ledger()]
    await handle.db.insert(schema.contactMessages).values({ name: 'Ana', email: 'ana@example.com', message: 'Hello' })
    await restoreNumberedLedger(handle)
    expect(await migrate(handle)).toEqual(laterMigrations)
    expect(await ledger()).toEqual(hashes)
    expect(await handle.db.select().from(schema.contactMessages)).toHaveLength(1)
    await handle.runScript('DROP TABLE schema_migrations')
    expect(await readCatalog(handle.db)).toEqual(fresh)
  })

  test('refuses a database with some of the numbered migrations and changes nothing in it', async () => {
    await restoreNumberedLedger(handle)
    await handle.db.execute(sql`DELETE FROM schema_migrations WHERE name > '0051'`)
    const before = await readCatalog(handle.db)
    await expect(migrate(handle)).rejects.toThrow(
      'This database is from an older version of the shop (its last migration is 0050_found_by_email.sql, expected ' +
        '0086_computed_guest_tokens.sql). Start commit 29d9dd24 on it once, stop it, and start this version again.',
    )
    expect(await readCatalog(handle.db)).toEqual(before)
    expect(await rowsOf(sql`SELECT 1 FROM pg_namespace WHERE nspname = 'drizzle'`)).toEqual([])
  })

  test('rejects overlapping tiers', async () => {
    await handle.db.insert(schema.tiers).values({ fromCents: 50_000, toCents: 99_999, percent: 5 })
    await expect(
      handle.db.insert(schema.tiers).values({ fromCents: 99_999, toCents: null, percent: 10 }),
    ).rejects.toThrow()
    await handle.db.insert(schema.tiers).values({ fromCents: 100_000, toCents: null, percent: 10 })
  })

  test('rejects updates and deletes of the audit log', async () => {
    await handle.db.insert(schema.auditLog).values({ actor: 'operator', action: 'stock set', subject: 'GLV-1' })
    await expect(handle.db.execute(sql`DELETE FROM audit_log`)).rejects.toThrow()
    await expect(handle.db.execute(sql`TRUNCATE audit_log`)).rejects.toThrow()
  })
})
