import type { FastifyInstance } from 'fastify'
import { remoteRegistry } from '../cli/remote-registry'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import type { Tokens } from './tokens'

describe('preview routes', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let tokens: Tokens
  let app: FastifyInstance
  let url: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    ;({ app, url, tokens } = await startServer(registry))
    await registry.publish()
    await registry.publish({ part: 'shell' })
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  const as = (token: string | undefined) => remoteRegistry({ url, token, by: 'Grace' })
  const catalogue = { part: 'catalogue', version: '1.0.0' }
  const shell = { part: 'shell', version: '1.0.0' }

  test('give a team a link to its own part only, and viewers and document servers none', async () => {
    const { until } = await as(tokens.teams.catalogue).preview({ targets: [catalogue], minutes: 30 })
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(29 * 60_000)
    for (const token of [tokens.viewer, tokens.reporter, tokens.teams.shell]) {
      await expect(as(token).preview({ targets: [catalogue] })).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const team = as(tokens.teams.catalogue)
    await expect(team.preview({ targets: [catalogue, shell] })).rejects.toMatchObject({ kind: 'forbidden' })
    const forced = { targets: [catalogue], force: true, why: 'Now' }
    await expect(team.preview(forced)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(as(undefined).preview({ targets: [catalogue] })).rejects.toMatchObject({ kind: 'unauthorized' })
    const [entry, ...others] = await as(tokens.viewer).history({})
    expect(entry).toMatchObject({ action: 'preview', by: 'Grace', role: 'team:catalogue' })
    expect(others.map(({ action }) => action)).toEqual(['publish', 'publish'])
  })

  test('show and end for a team the previews of its own part, for a release manager all', async () => {
    const manager = as(tokens.manager)
    const own = await as(tokens.teams.catalogue).preview({ targets: [catalogue] })
    const both = await manager.preview({ targets: [catalogue, shell] })
    const idsFor = async (token: string | undefined) => (await as(token).previews()).map(({ id }) => id)
    expect(await idsFor(tokens.manager)).toEqual([both.id, own.id])
    expect(await idsFor(tokens.teams.catalogue)).toEqual([both.id, own.id])
    expect(await idsFor(tokens.teams.shell)).toEqual([both.id])

    const revoke = (token: string | undefined, id: string) => as(token).revokePreview({ id, why: 'Leaked' })
    await expect(revoke(tokens.teams.shell, own.id)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(revoke(tokens.teams.catalogue, both.id)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(revoke(tokens.viewer, own.id)).rejects.toMatchObject({ kind: 'forbidden' })
    await revoke(tokens.teams.catalogue, own.id)
    await revoke(tokens.manager, both.id)
    expect(await idsFor(tokens.manager)).toEqual([])
    await expect(revoke(tokens.manager, both.id)).rejects.toMatchObject({ kind: 'not-found' })
  })
})
