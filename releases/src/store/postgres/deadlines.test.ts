import { until } from '@shop/shared-api/testing/until'
import { Client } from 'pg'
import { promote } from '../../operations/promote'
import { buildServer } from '../../server/build-server'
import { describeOnPostgres } from '../../testing/describe-stores'
import { ada, temporaryRegistry } from '../../testing/registry'

const tokens = { manager: 'm'.repeat(32), teams: {} }

describeOnPostgres('store deadlines', (fresh, freeze) => {
  let url: string
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: ReturnType<typeof buildServer>
  const unfinished: (() => unknown)[] = []

  beforeEach(async () => {
    url = await fresh()
    registry = await temporaryRegistry(url)
    await registry.goLive({ version: '1.0.0' })
    app = buildServer(registry.context, { tokens: () => tokens })
  })
  afterEach(async () => {
    for (const finish of unfinished.splice(0)) await finish()
    // A read that waited for the lock still updates the cached copy.
    await registry.context.store.readPointer()
    await app.close()
    await registry.remove()
  })

  async function locked(statement: string): Promise<void> {
    const client = new Client({ connectionString: url })
    await client.connect()
    unfinished.push(() => client.end())
    await client.query(`BEGIN; ${statement}`)
  }

  test('health responds while the store hangs, and recovers with it', async () => {
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok', store: 'ok', revision: 1 })
    const thaw = freeze()
    unfinished.push(thaw)
    const health = () => app.inject('/health')
    await until(async () => (await health()).statusCode === 503)
    const answer = await health()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({ status: 'unavailable', store: 'unavailable', revision: 1 })
    thaw()
    await until(async () => (await health()).statusCode === 200)
  })

  test('health needs no table: it responds while the pointer is locked', async () => {
    await locked('LOCK TABLE releases.pointer IN ACCESS EXCLUSIVE MODE')
    const answer = await app.inject('/health')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', store: 'ok', revision: null }])
  })

  test('a locked pointer is read from the cache, and a move is refused as unreachable', async () => {
    await registry.publish({ version: '1.1.0' })
    const live = await registry.context.store.readPointer()
    await locked('LOCK TABLE releases.pointer IN ACCESS EXCLUSIVE MODE')
    expect(await registry.context.store.readPointer()).toEqual(live)
    const move = promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }] })
    await expect(move).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('a connection closed during a move fails that move only', async () => {
    await locked('SELECT pg_advisory_xact_lock(7361904251)')
    const entry = (await registry.context.store.listAudit())[0]!
    const waiting = registry.context.store.appendAudit(entry).catch((error: unknown) => error)
    const admin = new Client({ connectionString: url })
    await admin.connect()
    const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'shop-releases' AND wait_event_type = 'Lock' AND datname = current_database()`
    await until(async () => (await admin.query(kill)).rowCount === 1)
    await admin.end()
    expect(await waiting).toMatchObject({ kind: 'unreachable' })
    const headers = { authorization: `Bearer ${tokens.manager}` }
    expect((await app.inject({ url: '/v1/pointer', headers })).statusCode).toBe(200)
  })
})
