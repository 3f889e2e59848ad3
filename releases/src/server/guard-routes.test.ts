import type { FastifyInstance } from 'fastify'
import { remoteRegistry } from '../cli/remote-registry'
import { runCli } from '../cli/run-cli'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import type { Tokens } from './tokens'

describe('guardRoutes', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let tokens: Tokens
  let app: FastifyInstance
  let url: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    ;({ app, url, tokens } = await startServer(registry))
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  const as = (token: string | undefined) => remoteRegistry({ url, token, by: 'Grace' })
  const guarded = { targets: [{ part: 'catalogue', version: '1.1.0' }], guarded: {} }
  async function cli(token: string | undefined, ...args: string[]) {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const env = { RELEASES_URL: url, RELEASES_TOKEN: token }
    const terminal = { env, out: write, err: write } as Parameters<typeof runCli>[1]
    return { code: await runCli(args, terminal), text: lines.join('\n') }
  }

  test('let a team guard, pause and resume promotions of its own part, and show them to viewers', async () => {
    const team = as(tokens.teams.catalogue)
    expect(await team.promote(guarded)).toMatchObject({ outcome: 'moved', changes: [{ percent: 1 }] })
    expect(await team.changeGuard({ part: 'catalogue', step: 'pause', why: 'Lunch' })).toMatchObject({
      action: 'pause',
      role: 'team:catalogue',
      why: 'Lunch',
    })
    expect(await as(tokens.viewer).guards()).toMatchObject([
      { part: 'catalogue', candidate: '1.1.0', percent: 1, visits: 0, paused: { why: 'Lunch' } },
    ])
    await team.changeGuard({ part: 'catalogue', step: 'resume' })
    expect((await as(tokens.viewer).guards())[0]).toMatchObject({ paused: null })
  })

  test('refuse other teams, viewers and document servers', async () => {
    await as(tokens.manager).promote(guarded)
    for (const token of [tokens.teams.shell, tokens.viewer, tokens.reporter])
      await expect(as(token).changeGuard({ part: 'catalogue', step: 'pause' })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    await expect(as(tokens.teams.shell).promote(guarded)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(as(tokens.reporter).guards()).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(as(undefined).guards()).rejects.toMatchObject({ kind: 'unauthorized' })
  })

  test('serve the commands that lock and unlock a part', async () => {
    const team = tokens.teams.catalogue
    const locked = await cli(tokens.manager, 'lock', 'catalogue', '--until', '2999-01-01T08:00Z', '--why', 'Sale')
    expect(locked.text).toBe('catalogue is locked until 2999-01-01 08:00 UTC')
    expect((await cli(tokens.viewer, 'status')).text).toMatch(
      /catalogue is locked by .* until 2999-01-01 08:00 UTC: Sale/,
    )
    expect(await cli(team, 'promote', 'catalogue@1.1.0')).toMatchObject({ code: 1 })
    expect((await cli(team, 'unlock', 'catalogue')).text).toContain('only a release manager can unlock it')
    expect((await cli(tokens.teams.shell, 'lock', 'catalogue', '--why', 'No')).text).toContain('can only move shell')
    expect((await cli(tokens.viewer, 'lock', 'catalogue', '--why', 'No')).text).toContain('read-only')
    expect((await cli(tokens.manager, 'unlock', 'catalogue')).text).toBe('catalogue may be promoted again')
    expect((await cli(tokens.viewer, 'history')).text).toContain('lock')
  })

  test('serve the commands that start, show, pause and resume a promotion', async () => {
    const manager = tokens.manager
    expect(await cli(manager, 'promote', 'catalogue@1.1.0', '--stages', '2,20')).toMatchObject({ code: 2 })
    expect(await cli(manager, 'promote', 'catalogue@1.1.0', '--guarded', '--stages', '20,x')).toMatchObject({ code: 2 })
    const started = await cli(manager, 'promote', 'catalogue@1.1.0', '--guarded', '--stages', '2,20', '--by', 'Ada')
    expect(started.text).toContain('catalogue 1.0.0 → 1.1.0 for 2 %')
    expect((await cli(manager, 'guards')).text).toMatch(/2 % of visitors since .*, stages 2, 20, 100 %, started by Ada/)
    expect((await cli(manager, 'guards')).text).toContain('waits at 2 %: 0 of 100 visits are measured')
    expect((await cli(manager, 'guard', 'catalogue', 'pause', '--why', 'Sale')).text).toContain('stays at its stage')
    expect((await cli(manager, 'status')).text).toContain('1.1.0 (2 %, guarded, paused)')
    expect((await cli(manager, 'guards')).text).toMatch(/paused since .* by .*: Sale/)
    expect(await cli(manager, 'guard', 'catalogue', 'stop')).toMatchObject({ code: 2 })
    expect((await cli(manager, 'guard', 'catalogue', 'resume')).text).toContain('Resumed')
    await cli(manager, 'canary', 'catalogue', 'abort', '--why', 'Enough')
    expect((await cli(manager, 'guards')).text).toBe('No guarded promotion is on its way.')
  })
})
