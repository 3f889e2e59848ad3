import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { until } from '@shop/shared-api/testing/until'
import { liveSetReader } from '../../operations/live-set'
import { auditDraft } from '../../operations/registry-context'
import { rollback } from '../../operations/rollback'
import { buildServer } from '../../server/build-server'
import { stopClock, withinASecond } from '../../testing/stopped-clock'
import { ada, temporaryRegistry } from '../../testing/registry'
import { startServer } from '../../testing/start-server'
import { newestPointerFile } from '../newest-pointer'
import { openReader } from '../open-store'
import type { ReleaseReader } from '../release-store'

const reporter = 'r'.repeat(32)
const tokens = { manager: 'm'.repeat(32), teams: {}, reporter }

describe('document server on another machine', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  let url: string
  let cache: string

  async function listen(port = 0): Promise<void> {
    ;({ app, url } = await startServer(registry, { tokens, port }))
  }
  stopClock('setInterval')
  beforeEach(async () => {
    registry = await temporaryRegistry()
    cache = join(registry.dataDir, 'cache')
    await listen()
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  const open = (token: string | undefined = reporter) => openReader(url, cache, token)
  /** Each call restarts the document server. */
  const reader = async () =>
    liveSetReader(await open(), registry.context.signer, newestPointerFile(join(registry.dataDir, 'other'), url))

  test('reads the live set and has every file next to its compressed copies', async () => {
    expect((await (await reader())()).parts).toEqual({})
    await registry.goLive()
    const { catalogue } = (await (await reader())()).parts
    expect(catalogue?.live.folder).toBe(join(cache, 'catalogue', '1.0.0'))
    const original = await registry.context.store.folderOf('catalogue', '1.0.0')
    for (const path of ['node/part.cjs', 'browser/remote.js', 'browser/remote.js.br', 'browser/remote.js.gz']) {
      expect(await readFile(join(cache, 'catalogue', '1.0.0', path))).toEqual(await readFile(join(original, path)))
    }
  })

  test('needs a token, and names the right one', async () => {
    await registry.goLive()
    await expect((await openReader(url, cache)).readPointer()).rejects.toMatchObject({
      kind: 'unauthorized',
      message: expect.stringContaining('Set RELEASES_TOKEN to its reporter token'),
    })
  })

  test('fetches the key of document tokens, and which versions were released', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    const remote = await open()
    expect(await remote.readHealthKey()).toEqual(await registry.context.store.readHealthKey())
    const released = ['1.0.0', '1.1.0', '9.9.9'].map((version) => remote.wasReleased('catalogue', version))
    expect(await Promise.all(released)).toEqual([true, false, false])
  })

  test('lists the versions of a part, and the cached ones while the server is away', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    const remote = await open()
    expect(await remote.listVersions('catalogue')).toEqual(['1.0.0', '1.1.0'])
    expect(await remote.listVersions('shell')).toEqual([])
    await app.close()
    await expect(remote.listVersions('catalogue')).rejects.toMatchObject({ kind: 'unreachable' })
    await listen(Number(new URL(url).port))
    await remote.folderOf('catalogue', '1.1.0')
    await app.close()
    expect(await remote.listVersions('catalogue')).toEqual(['1.1.0'])
    await listen(Number(new URL(url).port))
  })

  test('fetches a release once for concurrent requests', async () => {
    await registry.publish()
    const requests: string[] = []
    await app.close()
    app = buildServer(registry.context, { tokens: () => tokens })
    app.addHook('onRequest', async (request) => void requests.push(request.url))
    await app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    const remote = await open()
    const folders = await Promise.all([1, 2, 3].map(() => remote.folderOf('catalogue', '1.0.0')))
    expect(new Set(folders)).toEqual(new Set([join(cache, 'catalogue', '1.0.0')]))
    expect(requests).toEqual([...new Set(requests)])
  })

  test('is notified of a move within a second, also after the release server was restarted', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    const remote = await open()
    const read = liveSetReader(remote, registry.context.signer)
    let live: string | undefined
    const stop = remote.watch(() => void read().then(({ parts }) => (live = parts.catalogue?.live.version)))
    await until(() => live === '1.1.0')
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    await withinASecond(() => live === '1.0.0')

    await app.close()
    await registry.goLive({ version: '1.2.0' })
    await listen(Number(new URL(url).port))
    await withinASecond(() => live === '1.2.0')
    stop()
  })

  test('keeps serving its cache while the release server is away, also after a restart', async () => {
    await registry.goLive()
    await (
      await reader()
    )()
    await app.close()
    expect((await (await reader())()).parts.catalogue?.live.version).toBe('1.0.0')
  })

  test('fails without a cache while the release server is away', async () => {
    await app.close()
    await expect((await reader())()).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('waits ten seconds for a release server that does not respond', async () => {
    const remote = await open()
    const waits: number[] = []
    const over = jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
      waits.push(wait)
      return AbortSignal.abort(new Error('late'))
    })
    await expect(remote.wasReleased('catalogue', '1.0.0')).rejects.toMatchObject({ kind: 'unreachable' })
    const report = { at: new Date().toISOString(), parts: [], api: { calls: 1, failures: 0 } }
    await expect(remote.reportHealth(report)).rejects.toThrow('late')
    over.mockRestore()
    expect(waits).toEqual([10_000, 10_000])
  })

  const versions = ['1.0.0', '1.1.0', '1.2.0']
  const cached = () => readdir(join(cache, 'catalogue'))
  async function readerOfVersions(): Promise<ReleaseReader> {
    for (const version of versions) await registry.goLive({ version })
    const remote = await open()
    await remote.readPointer()
    for (const version of versions) await unpackedDaysAgo(remote, 8, version)
    return remote
  }
  async function unpackedDaysAgo(remote: ReleaseReader, days: number, version: string): Promise<void> {
    const then = Date.now() / 1000 - days * 86_400
    await utimes(await remote.folderOf('catalogue', version), then, then)
  }
  async function remove(version: string): Promise<void> {
    const changes = [{ part: 'catalogue', from: version, to: null }]
    await registry.context.store.removeRelease('catalogue', version, auditDraft(ada, { action: 'remove', changes }))
  }

  test('prunes removed versions from its cache, but no recent ones', async () => {
    const remote = await readerOfVersions()
    for (const version of ['1.3.0', '1.4.0']) await registry.goLive({ version })
    await remote.folderOf('catalogue', '1.4.0')
    await unpackedDaysAgo(remote, 6, '1.1.0')
    for (const version of ['1.0.0', '1.1.0']) await remove(version)
    await remote.pruneCache()
    expect(await cached()).toEqual(['1.1.0', '1.2.0', '1.4.0'])
    expect(await readdir(join(cache, '.incoming'))).toEqual([])
  })

  test('prunes one cache from several servers at once', async () => {
    const remote = await readerOfVersions()
    await remove('1.0.0')
    const other = await open()
    await Promise.all([remote, other, remote].map((path) => path.pruneCache()))
    expect(await cached()).toEqual(['1.1.0', '1.2.0'])
  })

  test('prunes nothing while the release server is away, or has no pointer', async () => {
    const remote = await readerOfVersions()
    await app.close()
    await remote.pruneCache()
    expect(await cached()).toEqual(versions)
    const empty = await temporaryRegistry()
    ;({ app } = await startServer(empty, { tokens, port: Number(new URL(url).port) }))
    await remote.pruneCache()
    expect(await cached()).toEqual(versions)
    await app.close()
    await empty.remove()
  })

  test('refuses a file that does not match its hash', async () => {
    await registry.goLive({ version: '1.0.0' })
    await app.close()
    app = buildServer(registry.context, { tokens: () => tokens })
    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.url.endsWith('node/part.cjs')) return payload
      reply.removeHeader('content-length')
      return 'exports.version = "evil"'
    })
    await app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    const { parts, problems } = await (await reader())()
    expect(parts).toEqual({})
    expect(problems).toEqual([expect.stringContaining('node/part.cjs of catalogue 1.0.0 does not match its hash')])
  })

  test('does not pass on a file that is damaged on the release server', async () => {
    await registry.goLive({ version: '1.0.0' })
    const stored = await registry.context.store.folderOf('catalogue', '1.0.0')
    await writeFile(join(stored, 'node/part.cjs'), 'exports.version = "evil"\n')
    const { parts, problems } = await (await reader())()
    expect(parts).toEqual({})
    expect(problems).toEqual([
      expect.stringContaining('responds with 503 to /v1/releases/catalogue/1.0.0/files/node/part'),
    ])
  })
})
