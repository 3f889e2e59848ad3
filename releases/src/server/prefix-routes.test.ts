import type { FastifyInstance } from 'fastify'
import { remoteRegistry } from '../cli/remote-registry'
import { runCli } from '../cli/run-cli'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import type { Tokens } from './tokens'

describe('path prefixes over HTTP', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let tokens: Tokens
  let app: FastifyInstance
  let url: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    ;({ app, url, tokens } = await startServer(registry))
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  async function cli(
    token: string | undefined,
    ...args: string[]
  ): Promise<{ code: number; out: string; err: string }> {
    const lines = { out: [] as string[], err: [] as string[] }
    const code = await runCli(args, {
      env: { RELEASES_URL: url, RELEASES_TOKEN: token, RELEASES_BY: 'Grace' },
      out: (line) => lines.out.push(line),
      err: (line) => lines.err.push(line),
    })
    return { code, out: lines.out.join('\n'), err: lines.err.join('\n') }
  }

  test('change for a manager’s token only; every team and viewer may read them', async () => {
    const request = { step: 'add', part: 'catalogue', prefix: '/deals', why: 'Sale' } as const
    for (const token of [tokens.teams.catalogue, tokens.viewer]) {
      const client = remoteRegistry({ url, token, by: 'Linus' })
      await expect(client.changePrefixes(request)).rejects.toMatchObject({ kind: 'forbidden' })
      expect(await client.prefixes()).toMatchObject({ prefixes: { catalogue: ['/catalogue'] } })
    }
    const manager = remoteRegistry({ url, token: tokens.manager, by: 'Grace' })
    expect(await manager.changePrefixes(request)).toMatchObject({ outcome: 'changed', revision: 1 })
    expect((await manager.history({}))[0]).toMatchObject({ action: 'prefixes', by: 'Grace', role: 'manager' })
  })

  test('are listed, added and removed on the command line', async () => {
    expect((await cli(tokens.viewer, 'prefixes')).out).toMatch(/^prefix +part\n\/shell +shell\n/)
    expect(await cli(tokens.manager, 'prefixes', 'add', 'catalogue', '/deals', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('This change would pass. Nothing was changed.'),
    })
    const added = await cli(tokens.manager, 'prefixes', 'add', 'catalogue', '/deals', '--why', 'Sale', '--json')
    expect(JSON.parse(added.out)).toMatchObject({
      outcome: 'changed',
      prefixes: { catalogue: ['/catalogue', '/deals'] },
    })
    expect((await cli(tokens.manager, 'prefixes', 'remove', 'catalogue', '/deals')).code).toBe(0)
  })

  test.each([
    [['add', 'catalogue', '/shell/x'], 1, 'overlaps /shell of shell'],
    [['add', 'catalogue'], 2, 'Use prefixes list'],
    [['add', 'catalogue', 'deals'], 2, 'is not a path prefix'],
    [['add', 'gifts', '/deals'], 4, 'There is no part "gifts"'],
    [['add', 'Gift Cards', '/deals', '--new-part'], 2, 'is not a name for a part'],
    [['add', 'gifts', '/shell/x', '--new-part'], 1, 'overlaps /shell of shell'],
    [['remove', 'catalogue', '/deals'], 4, 'catalogue does not own /deals. Its prefixes are /catalogue.'],
  ])('prefixes %j ends with code %i and says why', async (args, code, problem) => {
    const result = await cli(tokens.manager, 'prefixes', ...args)
    expect({ code: result.code, err: result.err }).toEqual({ code, err: expect.stringContaining(problem) })
  })
})
