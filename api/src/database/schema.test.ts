import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { readCatalog, type DatabaseCatalog } from '../testing/database-catalog'
import { memoryDatabase } from '../testing/memory-database'
import { openPglite, type DatabaseHandle } from './client'
import * as schema from './schema'

const META = join(__dirname, 'migrations/meta')

/** Objects that the schema in TypeScript cannot express; a custom migration creates them. */
const CUSTOM_OBJECTS = /\btiers_int8range_excl\b/

const readJson = <T>(name: string) => JSON.parse(readFileSync(join(META, name), 'utf8')) as T

function lastSnapshot() {
  const { entries } = readJson<{ entries: { idx: number }[] }>('_journal.json')
  const number = String(entries.at(-1)!.idx).padStart(4, '0')
  return readJson<ReturnType<typeof generateDrizzleJson>>(`${number}_snapshot.json`)
}

async function catalogOf(handle: DatabaseHandle): Promise<Partial<DatabaseCatalog>> {
  const { columns, constraints, indexes, sequences } = await readCatalog(handle.db)
  const declared = (lines: string[]) => lines.filter((line) => !CUSTOM_OBJECTS.test(line))
  await handle.close()
  return { columns, sequences, constraints: declared(constraints), indexes: declared(indexes) }
}

/** A database with the tables of the schema, without any migration. */
async function declaredDatabase(): Promise<DatabaseHandle> {
  const handle = await openPglite()
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
  await handle.runScript(['CREATE EXTENSION pg_trgm;', ...statements].join('\n'))
  return handle
}

describe('schema', () => {
  test('has no change without a migration', () => {
    const { tables, enums, sequences, views } = lastSnapshot()
    expect(generateDrizzleJson(schema)).toMatchObject({ tables, enums, sequences, views })
  })

  test('declares the types, defaults, indexes, keys and checks of a migrated database', async () => {
    expect(await catalogOf(await memoryDatabase())).toEqual(await catalogOf(await declaredDatabase()))
  })
})
