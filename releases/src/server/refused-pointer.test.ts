import { copyFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { remoteRegistry } from '../cli/remote-registry'
import { runCli } from '../cli/run-cli'
import { openReader } from '../store/open-store'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'

const tokens = { manager: 'm'.repeat(32), teams: { catalogue: 't'.repeat(32) }, viewer: 'v'.repeat(32) }

describe('release server with a refused pointer', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  let url: string
  let pointer: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    pointer = join(registry.dataDir, 'releases/pointer.json')
    await registry.goLive({ version: '1.0.0' })
    await copyFile(pointer, `${pointer}.old`)
    await registry.goLive({ version: '1.1.0' })
    ;({ app, url } = await startServer(registry, { tokens }))
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  async function run(...args: string[]) {
    const lines: string[] = []
    const env = { RELEASES_URL: url, RELEASES_TOKEN: tokens.manager, DATA_DIR: registry.dataDir }
    const code = await runCli(args, { env, out: (line) => lines.push(line), err: (line) => lines.push(line) })
    return { code, text: lines.join('\n') }
  }
  const basic = { authorization: `Basic ${Buffer.from(`ada:${tokens.viewer}`).toString('base64')}` }

  test.each([
    ['truncated', (path: string) => truncate(path, 40), 'is damaged: it is no complete signed document'],
    ['replayed', (path: string) => copyFile(`${path}.old`, path), 'an old one replaced it'],
    ['emptied', (path: string) => writeFile(path, ''), 'is damaged'],
  ])(
    'names a %s pointer and its fix in command, status page and health until a repair',
    async (_name, plant, words) => {
      await plant(pointer)
      const status = await run('status')
      expect(status).toMatchObject({ code: 1, text: expect.stringContaining(words) })
      expect(status.text).toContain('npm run release -- repair')
      const page = await app.inject({ url: '/status', headers: basic })
      expect([page.statusCode, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
      expect(page.body).toContain(words)
      expect(page.body).toContain('npm run release -- repair')
      expect((await app.inject('/health')).json()).toMatchObject({ status: 'degraded', pointer: 'refused' })
      expect((await app.inject('/r/catalogue/1.1.0/remote.js')).statusCode).toBe(200)
      await expect(
        (await openReader(url, join(registry.dataDir, 'cache'), tokens.viewer)).readPointer(),
      ).rejects.toThrow()

      const team = remoteRegistry({ url, token: tokens.teams.catalogue, by: 'Team' })
      await expect(team.repair({ why: 'mine' })).rejects.toMatchObject({ kind: 'forbidden' })
      expect(await run('repair', '--dry-run')).toMatchObject({
        code: 0,
        text: expect.stringContaining('Would sign revision 3'),
      })
      expect(await run('repair')).toMatchObject({ code: 2, text: expect.stringContaining('--why "reason"') })
      const repaired = await run('repair', '--why', 'Disk failed')
      expect(repaired.text).toContain('Signed revision 3 from the audit log')
      expect(repaired.text).toContain('catalogue 1.1.0, rollback target 1.0.0')
      expect((await run('status')).text).toContain('Revision 3')
      expect((await run('verify')).code).toBe(0)
      expect((await run('repair', '--why', 'again')).text).toContain('intact at revision 3. Nothing was changed.')
    },
  )

  test('says how to fix a revision that is not a number', async () => {
    expect(await run('repair', '--above', 'many', '--why', 'x')).toMatchObject({
      code: 2,
      text: expect.stringContaining('"many" is not a revision'),
    })
  })
})
