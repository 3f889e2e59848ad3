import { stripVTControlCharacters } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Tokens } from '../server/tokens'
import { builtFolder } from '../testing/built-folder'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import { runCli } from './run-cli'

describe('channels of the release command', () => {
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

  /** Runs a command on the release server; by default with the catalogue team's token. */
  async function run(args: readonly string[], token = tokens.teams.catalogue ?? '') {
    const out: string[] = []
    const err: string[] = []
    const code = await runCli(args, {
      env: { RELEASES_URL: url, RELEASES_TOKEN: token, RELEASES_BY: 'Grace' },
      out: (line) => out.push(stripVTControlCharacters(line)),
      err: (line) => err.push(line),
    })
    return { code, out: out.join('\n'), err: err.join('\n'), json: () => JSON.parse(out.join('\n')) }
  }
  async function publish(version: string, ...rest: string[]) {
    const folder = await builtFolder(registry.dataDir, { version })
    return run(['publish', 'catalogue', '--dir', folder, ...rest])
  }

  test('publish --preview prints the link of the version, and preview --channel one of all parts', async () => {
    const published = await publish('1.0.0', '--channel', 'pr-12', '--preview', '--for', '3d')
    expect(published.out).toMatch(
      /^Published catalogue 1\.0\.0 .*\nPreview \w{12} of catalogue 1\.0\.0 .*\n\/\?remote=/,
    )
    const { preview } = (await publish('1.1.0', '--channel', 'pr-12', '--preview', '--json')).json()
    expect(preview.link).toContain('remote=catalogue%401.1.0')
    await registry.publish({ part: 'shell', version: '2.0.0' }, { channel: 'pr-12' })
    const both = await run(['preview', '--channel', 'pr-12', '--json'], tokens.manager)
    expect(both.json().link).toContain('remote=catalogue%401.1.0%2Cshell%402.0.0')
    expect(await run(['preview', '--channel', 'pr-13'])).toMatchObject({ code: 4 })
    expect(await run(['preview'])).toMatchObject({ code: 2, err: expect.stringContaining('or a --channel') })
    expect(await publish('1.2.0', '--preview', '--dry-run')).toMatchObject({ code: 2 })
  })

  test('are listed with newest version, age and previews, and closed by the team for its own part', async () => {
    await publish('1.0.0', '--channel', 'pr-12')
    const { id } = (await publish('1.1.0', '--channel', 'pr-12', '--preview', '--json')).json().preview
    await registry.publish({ part: 'shell' }, { channel: 'pr-12' })
    expect((await run(['channels'], tokens.viewer)).out).toMatch(
      new RegExp(`\\npr-12 +catalogue +1\\.1\\.0 +2 +20\\S+ \\S+ +\\dm +Grace +${id}$`, 'm'),
    )
    expect((await run(['channels', '--json'])).json()).toHaveLength(2)
    const close = ['channel', 'close', 'pr-12', 'catalogue', '--why', 'Merged']
    expect(await run(close, tokens.viewer)).toMatchObject({ code: 1 })
    expect(await run(close, tokens.teams.shell)).toMatchObject({ code: 1 })
    expect(await run(['channels', 'close', 'pr-12'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not shell'),
    })
    expect((await run([...close, '--dry-run'])).out).toContain('Would close the channel pr-12 of catalogue.')
    expect((await run(close)).out.split('\n')).toEqual([
      'Closed the channel pr-12 of catalogue.',
      `  revoked the preview ${id} of catalogue 1.1.0`,
      '  removed catalogue 1.0.0',
      '  removed catalogue 1.1.0',
    ])
    expect((await run(['history', 'catalogue'])).out).toMatch(/close +catalogue channel pr-12 +Grace \(team:.*Merged/)
    expect(await run(close)).toMatchObject({ code: 0, out: 'The channel pr-12 is not open. Nothing was changed.' })
    expect(await run(['channels', 'end', 'pr-12'])).toMatchObject({ code: 2 })
    expect((await run(['channels', 'close', 'pr-12', '--json'], tokens.manager)).json()).toMatchObject({
      ...{ channel: 'pr-12', parts: ['shell'], revoked: [], removed: [{ part: 'shell', version: '1.0.0' }] },
    })
    expect((await run(['channels'])).out).toBe('No channel is open.')
  })
})
