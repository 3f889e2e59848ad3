import type { FastifyInstance } from 'fastify'
import { runCli } from '../cli/run-cli'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'

const manager = 'm'.repeat(32)

describe('a promotion or preview that names neither version nor channel', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  let url: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    ;({ app, url } = await startServer(registry, { tokens: { manager, teams: {}, viewer: 'v'.repeat(32) } }))
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${manager}` }
    const payload = { targets: [{ part: 'catalogue' }], ...body }
    return (await app.inject({ method: 'POST', url: path, headers, payload })).json<{ code: string; message: string }>()
  }
  const moves = async () => (await registry.context.store.listAudit()).filter(({ action }) => action !== 'publish')

  test.each([
    ['/v1/promote', {}],
    ['/v1/promote', { dryRun: true }],
    ['/v1/promote', { canary: 10 }],
    ['/v1/promote', { force: true, why: 'Now' }],
    ['/v1/preview', {}],
  ])('is refused by %s with %j', async (path, body) => {
    const before = await moves()
    expect(await post(path, body)).toMatchObject({
      code: 'usage',
      message: expect.stringContaining('Specify which catalogue: a version, as in catalogue@1.1.0, or a channel'),
    })
    expect(await moves()).toEqual(before)
  })

  test.each([
    ['promote', 'catalogue'],
    ['promote', 'catalogue', '--dry-run'],
    ['promote', 'catalogue', '--canary', '10'],
    ['preview', 'catalogue'],
  ])('is refused by the command %s %s %s', async (...args) => {
    const lines: string[] = []
    const env = { RELEASES_URL: url, RELEASES_TOKEN: manager, DATA_DIR: registry.dataDir }
    const print = (line: string) => void lines.push(line)
    expect(await runCli(args, { env, out: print, err: print })).toBe(2)
    expect(lines.join('\n')).toContain('Specify which catalogue')
  })
})
