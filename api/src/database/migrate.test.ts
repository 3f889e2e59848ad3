import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { memoryDatabase } from '../testing/memory-database'
import type { DatabaseHandle } from './client'
import { migrate } from './migrate'
import * as schema from './schema'

let handle: DatabaseHandle
beforeAll(async () => void (handle = await memoryDatabase()))
afterAll(() => handle.close())

const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
  ((await handle.db.execute(query)) as unknown as { rows: T[] }).rows

describe('migrate', () => {
  test('has exactly the columns of the schema after all migrations', async () => {
    for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
      const made = await rowsOf<{ column_name: string; is_nullable: string }>(
        sql`SELECT column_name, is_nullable FROM information_schema.columns WHERE table_name = ${getTableName(table)}`,
      )
      const declared = Object.values(getTableColumns(table)).map(
        (column) => `${column.name} ${column.notNull ? 'NO' : 'YES'}`,
      )
      expect({
        table: getTableName(table),
        columns: made.map((c) => `${c.column_name} ${c.is_nullable}`).sort(),
      }).toEqual({
        table: getTableName(table),
        columns: declared.sort(),
      })
    }
  })

  test('applies nothing a second time', async () => {
    expect(await migrate(handle)).toEqual([])
  })

  test('rejects a migration that was edited after it ran', async () => {
    await handle.db.execute(sql`UPDATE schema_migrations SET sha256 = 'other' WHERE name = '0001_catalogue.sql'`)
    await expect(migrate(handle)).rejects.toThrow('Migration 0001_catalogue.sql was changed')
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
