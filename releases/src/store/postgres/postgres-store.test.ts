import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { until } from '@shop/shared-api/testing/until'
import { liveSetReader } from '../../operations/live-set'
import { promote } from '../../operations/promote'
import { rollback } from '../../operations/rollback'
import { verifyStore } from '../../operations/verify-store'
import { buildServer } from '../../server/build-server'
import { stopClock, withinASecond } from '../../testing/stopped-clock'
import { describeOnPostgres } from '../../testing/describe-stores'
import { temporaryFolder } from '../../testing/built-folder'
import { ada, temporaryRegistry } from '../../testing/registry'
import { openReader, openStore } from '../open-store'

const tokens = { manager: 'm'.repeat(32), teams: {} }
const move = { headers: { authorization: `Bearer ${tokens.manager}` }, method: 'POST' } as const

describeOnPostgres('releases in a database', (fresh) => {
  let url: string
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let elsewhere: Awaited<ReturnType<typeof temporaryFolder>>
  stopClock('setInterval')
  beforeEach(async () => {
    url = await fresh()
    registry = await temporaryRegistry(url)
    elsewhere = await temporaryFolder()
  })
  afterEach(async () => {
    await registry.remove()
    await elsewhere.remove()
  })

  test('of two concurrent moves on two release servers one succeeds, the other gets a 409', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    await registry.publish({ version: '1.2.0' })
    const second = await openStore(url, elsewhere.path)
    const servers = [registry.context, { ...registry.context, store: second }].map((context) =>
      buildServer(context, { tokens: () => tokens }),
    )
    for (let round = 0; round < 10; round += 1) {
      const { revision } = (await servers[0]!.inject({ url: '/v1/status', headers: move.headers })).json()
      const answers = await Promise.all(
        servers.map((server, index) => {
          const targets = [{ part: 'catalogue', version: (round + index) % 2 ? '1.1.0' : '1.2.0' }]
          return server.inject({ ...move, url: '/v1/promote', payload: { targets, expectedRevision: revision } })
        }),
      )
      const outcomes = answers.map((answer) => `${answer.statusCode} ${answer.json().outcome ?? answer.json().code}`)
      const won = outcomes.filter((outcome) => outcome === '200 moved')
      expect(won.length).toBeLessThanOrEqual(1)
      expect(outcomes.filter((outcome) => !/^(200 (moved|unchanged)|409 conflict)$/.test(outcome))).toEqual([])
    }
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
    await Promise.all(servers.map((server) => server.close()))
    await second.close()
  })

  test('two document servers follow each move within a second and unpack the files themselves', async () => {
    await registry.goLive({ version: '1.0.0' })
    const readers = await Promise.all(['a', 'b'].map((name) => openReader(url, join(elsewhere.path, name))))
    const live: (string | undefined)[] = []
    const stops = readers.map((reader, index) => {
      const read = liveSetReader(reader, registry.context.signer)
      return reader.watch(() => void read().then(({ parts }) => (live[index] = parts.catalogue?.live.version)))
    })
    const both = (version: string) => () => live[0] === version && live[1] === version
    await until(both('1.0.0'))
    await registry.goLive({ version: '1.1.0' })
    await withinASecond(both('1.1.0'))
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    await withinASecond(both('1.0.0'))
    for (const name of ['a', 'b']) {
      expect(await readdir(join(elsewhere.path, name, 'catalogue/1.1.0/browser'))).toContain('remote.js.br')
    }
    stops.forEach((stop) => stop())
    await Promise.all(readers.map((reader) => reader.close()))
  })

  test('a follower with a cut connection still receives the next move', async () => {
    await registry.goLive({ version: '1.0.0' })
    let notified = 0
    const stop = registry.context.store.watch(() => (notified += 1))
    await until(() => notified > 0)
    const admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    )
    await until(() => notified > 1)
    await registry.goLive({ version: '1.1.0' })
    await withinASecond(() => notified > 2)
    stop()
    await admin.end()
  })

  test('the audit log is append-only', async () => {
    await registry.publish()
    const admin = new Client({ connectionString: url })
    await admin.connect()
    for (const sql of [
      'DELETE FROM releases.audit',
      `UPDATE releases.audit SET entry = '{}'`,
      'TRUNCATE releases.audit',
    ]) {
      await expect(admin.query(sql)).rejects.toThrow('append-only')
    }
    await admin.end()
    expect(await registry.context.store.listAudit()).toHaveLength(1)
  })

  test('a changed byte in the database is detected by verify and never unpacked', async () => {
    await registry.goLive()
    const admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(`UPDATE releases.file SET content = 'evil' WHERE path = 'node/part.cjs'`)
    await admin.end()
    expect((await verifyStore(registry.context)).problems).toEqual([expect.stringContaining('node/part.cjs')])
    await rm(await registry.context.store.folderOf('catalogue', '1.0.0'), { recursive: true })
    await expect(registry.context.store.folderOf('catalogue', '1.0.0')).rejects.toThrow('does not match its hash')
    await expect(
      promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.0.0' }] }),
    ).resolves.toMatchObject({
      outcome: 'unchanged',
    })
  })
})
