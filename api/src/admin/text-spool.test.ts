import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { operateFile } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'
import { openOriginals } from '../modules/media/original-store'
import { testVault } from '../modules/payments/test-vault'
import type { OperationContext } from './operation'
import { runOperation } from './operations'

let api: TestApp
const temporary = process.env.TMPDIR
const folder = mkdtempSync(join(tmpdir(), 'shop-spool-test-'))
beforeAll(async () => {
  api = await testApp()
  process.env.TMPDIR = folder
})
afterAll(async () => {
  if (temporary === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = temporary
  rmSync(folder, { recursive: true, force: true })
  await api.close()
})

/** A shopper's query, which must not wait on the embedded database. */
const aShopper = () => api.db.execute(sql`SELECT 1`)
const run = (name: string, input: object, more: Partial<OperationContext>) =>
  runOperation(
    {
      db: api.db,
      dataDir: api.dataDir,
      originals: openOriginals(api.dataDir),
      operationsUrl: 'http://localhost:3200',
      actor: 'mia',
      payments: testVault,
      ...more,
    },
    name,
    input,
  )

describe('text spool', () => {
  test('serves shoppers while a file for a dry run is still being received', async () => {
    async function* body() {
      yield 'sku,price\n'
      await aShopper()
      yield 'BLT-WHT-A1,13.50\n'
    }
    const result = await run('catalogue.import', {}, { dryRun: true, body: body() })
    expect(result).toMatchObject({ detail: { variants: { changed: 1 } } })
    expect(readdirSync(folder)).toEqual([])
  })

  test('leaves no spool file behind when the upload of a dry run is interrupted', async () => {
    async function* body() {
      yield 'sku,price\n'
      await aShopper()
      throw new Error('cut off')
    }
    await expect(run('catalogue.import', {}, { dryRun: true, body: body() })).rejects.toThrow('cut off')
    expect(readdirSync(folder)).toEqual([])
  })

  test('serves shoppers while an operator reads a catalogue export slowly', async () => {
    const { text } = await operateFile(api, 'catalogue.export')
    let read = ''
    await run(
      'catalogue.export',
      {},
      {
        emit: async (piece) => {
          await aShopper()
          read += piece
        },
      },
    )
    expect(read).toBe(text)
    expect(readdirSync(folder)).toEqual([])
  })
})
