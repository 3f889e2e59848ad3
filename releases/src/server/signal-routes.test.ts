import type { FastifyInstance } from 'fastify'
import { runCli } from '../cli/run-cli'
import { openReader } from '../store/open-store'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import type { Tokens } from './tokens'

const batch = {
  versions: [
    { part: 'catalogue', version: '1.0.0', counts: { lcp: [...Array<number>(44).fill(0), 8], funnel: [8, 2] } },
  ],
}

describe('signalRoutes', () => {
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

  const report = async (token: string | undefined) =>
    (await openReader(url, registry.dataDir, token)).reportSignals(batch)
  const cli = async (...args: string[]) => {
    const lines: string[] = []
    const env = { RELEASES_URL: url, RELEASES_TOKEN: tokens.viewer }
    const code = await runCli(args, {
      env,
      out: (line) => void lines.push(line),
      err: (line) => void lines.push(line),
    } as Parameters<typeof runCli>[1])
    return { code, text: lines.join('\n') }
  }

  test('accept batches of document servers only, and show them to viewers by command', async () => {
    for (const token of [tokens.viewer, tokens.teams.catalogue, undefined])
      await expect(report(token)).rejects.toMatchObject({ kind: 'unauthorized' })
    await report(tokens.reporter)
    const { text } = await cli('signals', 'catalogue')
    expect(text).toMatch(/catalogue +1\.0\.0 +8 +2\.\d\d s .* 8 +2 \(25\.0 %\)/)
    const json = JSON.parse((await cli('signals', '--json')).text) as object[]
    expect(json).toMatchObject([
      { part: 'catalogue', funnel: { view: 8, cart: 2, order: 0 }, metrics: { lcp: { visits: 8 } } },
    ])
    expect((await cli('signals', '--hours', '0')).text).toContain('choose 1 to 720 hours')
    expect((await cli('signals', 'account')).text).toContain('No visits were measured')
  })

  test('refuse counts that are none', async () => {
    const send = (counts: object) =>
      app.inject({
        method: 'POST',
        url: '/v1/signals',
        headers: { authorization: `Bearer ${tokens.reporter}` },
        payload: { versions: [{ part: 'catalogue', version: '1.0.0', counts }] },
      })
    for (const counts of [{ lcp: [-1] }, { lcp: [1.5] }, { lcp: Array(65).fill(1) }, { fps: [1] }])
      expect((await send(counts)).statusCode).toBe(400)
    expect((await send({ lcp: [1] })).statusCode).toBe(204)
  })
})
