import { eq, sql } from 'drizzle-orm'
import { openPostgres } from '../database/client'
import { migrate } from '../database/migrate'
import { tiers, variants } from '../database/schema'
import { readEnvironment } from '../environment'
import { describeFailure, exitCodes } from '../cli/exit-codes'
import { runAnywhere } from '../cli/run-anywhere'
import { describeOnPostgres, raceDeadlines } from '../testing/describe-on-postgres'
import { operate, operateFile } from '../testing/operate'
import { toOrderLines, orderForm } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'

describeOnPostgres('operators at the same moment', (cluster) => {
  let api: TestApp
  let url: string
  beforeAll(async () => {
    url = await cluster().freshDatabase()
    const handle = openPostgres(url, { max: 40, deadlines: raceDeadlines })
    await migrate(handle)
    api = await testApp({ handle })
  })
  afterAll(() => api?.close())

  const stockOf = async (sku: string) => (await api.db.select().from(variants).where(eq(variants.sku, sku)))[0]!.stock
  const fate = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { status?: number }) => String(error.status),
    )
  const count = (fates: string[], outcome: string) => fates.filter((fate) => fate === outcome).length

  test('of thirty operators who set the same stock from the same expected value, exactly one succeeds', async () => {
    const from = await stockOf('GLV-BLK-12')
    const all = Array.from({ length: 30 }, (_, index) =>
      fate(operate(api, 'stock.set', { sku: 'GLV-BLK-12', from, to: 100 + index })),
    )
    const fates = await Promise.all(all)
    expect([count(fates, 'done'), count(fates, '409')]).toEqual([1, 29])
  })

  test('lets several writers win when stock is set by a naive read-then-write', async () => {
    const from = await stockOf('GLV-BLK-12')
    const naive = async (to: number) => {
      if ((await stockOf('GLV-BLK-12')) !== from) return 'refused'
      await api.db.update(variants).set({ stock: to }).where(eq(variants.sku, 'GLV-BLK-12'))
      return 'done'
    }
    const fates = await Promise.all(Array.from({ length: 30 }, (_, index) => naive(200 + index)))
    expect(count(fates, 'done')).toBeGreaterThan(1)
  })

  test('accepts one of twenty overlapping tiers added at once and rejects the others with a readable conflict', async () => {
    await api.db.delete(tiers)
    const adding = Array.from({ length: 20 }, (_, index) =>
      fate(operate(api, 'tiers.add', { from: 100 + index, to: 500, percent: 5 })),
    )
    const fates = await Promise.all(adding)
    expect([count(fates, 'done'), count(fates, '409')]).toEqual([1, 19])
    expect(await api.db.$count(tiers)).toBe(1)
  })

  test('never oversells or restores sold stock when an import runs while shoppers buy', async () => {
    await api.db.update(variants).set({ stock: 50 }).where(eq(variants.sku, 'BLT-WHT-A1'))
    const { text } = await operateFile(api, 'catalogue.export')
    const dearer = text.replaceAll(',60.00,', ',61.00,')
    const buying = Array.from({ length: 20 }, (_, index) =>
      api.call('POST /add-order', {
        body: orderForm({
          products: toOrderLines(api.shop, ['whiteBelt', 1]),
          expected_total: 20.5,
          email: `b${index}@example.com`,
        }),
        headers: { 'idempotency-key': `among-imports-${index}` },
      }),
    )
    const importing = Array.from({ length: 3 }, () => operate(api, 'catalogue.import', {}, { text: dearer }))
    const bought = (await Promise.all(buying)).filter(({ status }) => status === 201).length
    await Promise.all(importing)
    expect([bought, await stockOf('BLT-WHT-A1')]).toEqual([20, 30])
  })

  test('completes concurrent price imports of different products', async () => {
    const skus = ['BLT-WHT-A1', 'GLV-BLK-12']
    const importing = Array.from({ length: 12 }, (_, index) =>
      fate(operate(api, 'catalogue.import', {}, { text: `sku,price\n${skus[index % 2]},${70 + index}\n` })),
    )
    expect(count(await Promise.all(importing), 'done')).toBe(12)
  })

  test('reports a database without a shop and leaves it unchanged', async () => {
    const elsewhere = await cluster().freshDatabase()
    const environment = readEnvironment({ DATABASE_URL: elsewhere, DATA_DIR: api.dataDir })
    await expect(runAnywhere(environment, { name: 'settings.get', input: {}, actor: 'mia' })).rejects.toThrow(
      'The shop in DATABASE_URL has never been started',
    )
    const handle = openPostgres(elsewhere, { max: 1, deadlines: raceDeadlines })
    const made = await handle.db.execute(sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
    await handle.close()
    expect(made).toMatchObject({ rows: [] })
  })

  test.each([
    ['user', (url: URL) => (url.username = 'nobody-known')],
    ['database', (url: URL) => (url.pathname = '/none')],
  ])('reports a wrong %s as an unreachable shop', async (_, spoil) => {
    const wrong = new URL(url)
    spoil(wrong)
    const environment = readEnvironment({ DATABASE_URL: String(wrong), DATA_DIR: api.dataDir })
    const end = await runAnywhere(environment, { name: 'settings.get', input: {}, actor: 'mia' }).catch(describeFailure)
    expect(end).toMatchObject({ exitCode: exitCodes.unreachable, message: expect.stringContaining('DATABASE_URL') })
  })

  test('runs directly on the database and rolls a dry run back', async () => {
    const environment = readEnvironment({ DATABASE_URL: url, DATA_DIR: api.dataDir })
    const command = { name: 'settings.set', input: { name: 'free_shipment', value: '150' }, actor: 'mia' }
    const shown = () =>
      runAnywhere(environment, { name: 'settings.get', input: { name: 'free_shipment' }, actor: 'mia' })
    await runAnywhere(environment, { ...command, dryRun: true })
    expect(await shown()).toEqual({ rows: [{ setting: 'free_shipment', value: '100.00' }] })
    await runAnywhere(environment, command)
    expect(await shown()).toEqual({ rows: [{ setting: 'free_shipment', value: '150.00' }] })
  })
})
