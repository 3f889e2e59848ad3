import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowEverything } from '@shop/shared-api/production'
import { until } from '@shop/shared-api/testing/until'
import { eq } from 'drizzle-orm'
import { openPostgres, type Database, type DatabaseHandle } from './database/client'
import { migrate } from './database/migrate'
import { orders, variants } from './database/schema'
import { DRAIN_MS } from './drain'
import { describeOnPostgres } from './testing/describe-on-postgres'
import { toOrderLines, orderForm } from './testing/order-form'
import { fillSampleShop, type SampleShop } from './testing/sample-shop'
import { startServerProcess, type ServerProcess } from './testing/server-process'

// Each test starts a server, floods it and waits until it has exited.
jest.setTimeout(120_000)

const dataDir = mkdtempSync(join(tmpdir(), 'shop-drain-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Requests that wait for a lock stay in flight while a test holds it. */
function withoutDeadlines(url: string): string {
  const patient = new URL(url)
  for (const name of ['lock_timeout', 'statement_timeout', 'query_timeout']) patient.searchParams.set(name, '120000')
  return patient.href
}

describeOnPostgres('shutdown and overload of the API', (cluster) => {
  let url: string
  let handle: DatabaseHandle
  let shop: SampleShop
  let api: ServerProcess
  beforeAll(async () => {
    url = await cluster().freshDatabase()
    handle = openPostgres(url, { max: 4 })
    await migrate(handle)
    shop = await fillSampleShop(handle.db)
  })
  beforeEach(async () => {
    const environment = { DATABASE_URL: withoutDeadlines(url), DATA_DIR: dataDir, API_PORT: '0', LOG_LEVEL: 'silent' }
    api = await startServerProcess(join(__dirname, 'main.ts'), {
      NODE_ENV: 'production',
      ALLOW_IN_PRODUCTION: allowEverything,
      ...environment,
    })
  })
  afterEach(async () => {
    api.child.kill('SIGKILL')
    await api.ended
  })
  afterAll(() => handle?.close())

  const order = (index: number) =>
    fetch(`${api.url}/api/add-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `drain-${index}-${Math.random()}` },
      body: JSON.stringify(orderForm({ products: toOrderLines(shop, ['whiteBelt', 1]), expected_total: 20.5 })),
    })

  /** Locks the variant, so that orders for it stay in flight until the lock is released. */
  const whileHeld = <T>(work: () => Promise<T>) =>
    handle.db.transaction(async (tx) => {
      const held = tx as unknown as Database
      await held.select().from(variants).where(eq(variants.id, shop.variants.whiteBelt)).for('update')
      return work()
    })

  /** Waits until `count` orders wait for the variant. */
  async function untilWaiting(count: number) {
    const waiting = async () => {
      const { rows } = (await handle.db.execute(
        "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      )) as unknown as { rows: [{ count: number }] }
      return rows[0].count
    }
    await until(async () => (await waiting()) >= count)
  }

  test('completes requests in flight after SIGTERM, accepts no new ones, and exits with 0', async () => {
    const before = await handle.db.$count(orders)
    const { inFlight, late } = await whileHeld(async () => {
      const begun = Array.from({ length: 12 }, (_, index) => order(index))
      await untilWaiting(12)
      api.child.kill('SIGTERM')
      await untilRefused()
      const refused = await order(99).then(
        ({ status }) => status,
        () => 'refused',
      )
      return { inFlight: begun, late: refused }
    })
    const answers = await Promise.all(inFlight)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201))
    for (const answer of answers) expect(await answer.json()).toHaveProperty('data.order_number')
    expect(['refused', 503]).toContain(late)
    expect(await api.ended).toBe(0)
    expect(await handle.db.$count(orders)).toBe(before + 12)
  })

  /** Waits until the API refuses new connections. */
  async function untilRefused() {
    const alive = () =>
      fetch(`${api.url}/api/health/live`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      )
    await until(async () => !(await alive()))
  }

  test('exits within ten seconds although a request never finishes', async () => {
    await whileHeld(async () => {
      const stuck = order(0).catch(() => 'cut off')
      await untilWaiting(1)
      api.child.kill('SIGTERM')
      expect(await api.ended).toBe(1)
      expect(await stuck).toBe('cut off')
    })
    expect(DRAIN_MS).toBeLessThan(10_000)
  })

  test('serves browsing during a flood of logins and rejects the surplus with Retry-After', async () => {
    const login = (index: number, address: string) =>
      fetch(`${api.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: `flood${index}@example.com`, password: 'not the right one' }),
      })
    const fromEverywhere = Array.from({ length: 300 }, (_, index) => login(index, `10.1.${index >> 8}.${index & 255}`))
    const fromOne = Array.from({ length: 60 }, (_, index) => login(1000 + index, '10.9.9.9'))
    const browsing = Array.from({ length: 60 }, (_, index) =>
      fetch(`${api.url}/api/${['get-products', `get-product/${shop.products.glove}`, 'menu'][index % 3]}`),
    )
    expect(new Set((await Promise.all(browsing)).map(({ status }) => status))).toEqual(new Set([200]))
    const flood = await Promise.all([...fromEverywhere, ...fromOne])
    const turnedAway = flood.filter(({ status }) => status === 429 || status === 503)
    expect(flood.filter(({ status }) => ![422, 429, 503].includes(status))).toEqual([])
    expect(turnedAway.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 503]))
    for (const { headers } of turnedAway) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
