import { elapse, until } from '@shop/shared-api/testing/until'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describeOnPostgres } from '../testing/describe-on-postgres'
import { testApp, type TestApp } from '../testing/test-app'
import { openPostgres, type Database, type DatabaseHandle } from './client'
import { requestDeadlines, type DatabaseDeadlines } from './deadlines'
import { failureOfDatabase, sqlState } from './failures'
import { migrate } from './migrate'

/** Short for fast tests, with the proportions of the request deadlines. */
const brief: DatabaseDeadlines = { acquireMs: 1_500, statementMs: 2_000, lockMs: 1_000, idleInTransactionMs: 200 }

describeOnPostgres('database deadlines', (cluster) => {
  let url: string
  let handle: DatabaseHandle
  let api: TestApp
  const unfinished: (() => Promise<unknown> | void)[] = []

  beforeAll(async () => {
    url = await cluster().freshDatabase()
    handle = openPostgres(url, { max: 6, deadlines: brief })
    await migrate(handle)
    api = await testApp({ handle, share: handle.share, ping: handle.ping })
  })
  afterEach(async () => {
    for (const finish of unfinished.splice(0).reverse()) await finish()
  })
  afterAll(() => api?.close())

  const get = (path: string) => api.app.inject(`/api${path}`)

  /** Locks a table exclusively until the test ends. */
  async function lock(table: string): Promise<void> {
    const client = new Client({ connectionString: url })
    await client.connect()
    unfinished.push(() => client.end())
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  }

  /** Number of statements that wait for a lock. */
  const lockWaits = () =>
    handle.db.$count(sql`pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`)

  async function stateOf(work: (db: Database) => Promise<unknown>): Promise<string | undefined> {
    return work(handle.db).then(
      () => 'nothing was refused',
      (error: unknown) => sqlState(error),
    )
  }

  test('cancels a statement, a lock wait and an idle transaction, each with its SQLSTATE', async () => {
    await lock('faqs')
    const states = await Promise.all([
      stateOf((db) => db.execute(sql`SELECT pg_sleep(60)`)),
      stateOf((db) => db.execute(sql`SELECT * FROM faqs`)),
      stateOf((db) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`SELECT 1`)
          // The server ends a transaction that is idle for longer.
          await elapse(5 * brief.idleInTransactionMs)
          await tx.execute(sql`SELECT 1`)
        }),
      ),
    ])
    expect(states.slice(0, 2)).toEqual(['57014', '55P03'])
    expect(['25P03', undefined]).toContain(states[2])
    expect((await get('/get-slabs')).statusCode).toBe(200)
  })

  test('applies the request deadlines by default', async () => {
    const usual = openPostgres(url, { max: 1 })
    const { rows } = (await usual.db.execute(
      sql`SELECT name, setting::int FROM pg_settings WHERE name ~ '^(statement|lock|idle_in_transaction_session)_timeout$'`,
    )) as unknown as { rows: { name: string; setting: number }[] }
    await usual.close()
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      statement_timeout: requestDeadlines.statementMs,
      lock_timeout: requestDeadlines.lockMs,
      idle_in_transaction_session_timeout: requestDeadlines.idleInTransactionMs,
    })
  })

  test('uses a limit from the address instead', async () => {
    const address = new URL(url)
    address.searchParams.set('lock_timeout', '1234')
    const named = openPostgres(address.href, { max: 1 })
    const { rows } = (await named.db.execute(sql`SHOW lock_timeout`)) as unknown as { rows: unknown[] }
    await named.close()
    expect(rows).toEqual([{ lock_timeout: '1234ms' }])
  })

  test('lets a migration exceed the request deadlines', async () => {
    await expect(handle.runScript('SELECT pg_sleep(2.5)')).resolves.toBeUndefined()
  })

  test('answers other routes and readiness while one table is locked, and the waiting ones with 503', async () => {
    await lock('products')
    const { products } = api.shop
    const reads = Array.from({ length: 40 }, (_, index) =>
      get(index % 2 ? `/get-product/${products.glove}?n=${index}` : `/get-products?search=glove&page=${index + 1}`),
    )
    await until(async () => (await lockWaits()) >= 2)
    const others = await Promise.all(['/get-faqs', '/general-setting', '/get-slabs', '/health/ready'].map(get))
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await get('/menu')).statusCode).toBe(200)
    for (const answer of await Promise.all(reads)) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[1-9]/)])
    }
  })

  test('fails requests and readiness while the server is frozen and recovers when it resumes', async () => {
    await get('/general-setting')
    const thaw = cluster().freeze()
    unfinished.push(thaw)
    const answers = await Promise.all([
      get('/get-faqs'),
      get('/health/ready'),
      get('/health/ready'),
      get('/health/live'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 200])
    expect(answers[0]!.headers['retry-after']).toBe('5')
    thaw()
    await handle.ping()
    expect((await get('/get-faqs')).statusCode).toBe(200)
  })

  test('ends a transaction on a frozen server with its statement instead of the rollback', async () => {
    const began: string[] = []
    const error = await handle.db
      .transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`)
        unfinished.push(cluster().freeze())
        began.push('statement')
        await tx.execute(sql`SELECT 2`).finally(() => began.push('statement failed'))
      })
      .catch((failed: unknown) => failed)
    expect(began).toEqual(['statement', 'statement failed'])
    expect(failureOfDatabase(error)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(String((error as { cause?: unknown }).cause)).toMatch(/Connection terminated|not queryable|closed/)
  })

  test('fails only the transaction on the connection that the server closes', async () => {
    const error = await handle.db
      .transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as {
          rows: { pid: number }[]
        }
        const backend = sql`pg_stat_activity WHERE pid = ${rows[0]!.pid}`
        await handle.db.execute(sql`SELECT pg_terminate_backend(pid) FROM ${backend}`)
        await until(async () => (await handle.db.$count(backend)) === 0)
        await tx.execute(sql`SELECT 1`)
      })
      .catch((failed: unknown) => failed)
    expect(failureOfDatabase(error)?.status).toBe(503)
    expect((await get('/get-slabs')).statusCode).toBe(200)
  })
})
