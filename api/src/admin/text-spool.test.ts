import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { operateFile } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'
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

/** Somebody in the shop, whom the embedded database must not keep waiting. */
const aShopper = () => api.db.execute(sql`SELECT 1`)
const run = (name: string, input: object, more: Partial<OperationContext>) =>
  runOperation({ db: api.db, dataDir: api.dataDir, actor: 'mia', payments: testVault, ...more }, name, input)

test('the shop goes on while a file is on its way into a dry run', async () => {
  async function* body() {
    yield 'sku,price\n'
    await aShopper()
    yield 'BLT-WHT-A1,13.50\n'
  }
  const result = await run('catalogue.import', {}, { dryRun: true, body: body() })
  expect(result).toMatchObject({ detail: { variants: { changed: 1 } } })
  expect(readdirSync(folder)).toEqual([])
})

test('a file that is cut off on its way into a dry run leaves nothing behind', async () => {
  async function* body() {
    yield 'sku,price\n'
    await aShopper()
    throw new Error('cut off')
  }
  await expect(run('catalogue.import', {}, { dryRun: true, body: body() })).rejects.toThrow('cut off')
  expect(readdirSync(folder)).toEqual([])
})

test('the shop goes on while an operator reads the catalogue page by page', async () => {
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
