import { encode } from '@jridgewell/sourcemap-codec'
import type { FastifyInstance } from 'fastify'
import type { BrowserError } from '../contract/errors'
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

  test('accept errors of document servers, and show their source by command, while no map is public', async () => {
    const mappings = encode([[[0, 0, 6, 2, 0]]])
    const map = JSON.stringify({ version: 3, sources: ['./src/shop.tsx'], names: ['addToCart'], mappings })
    const files = { 'maps/shop.0a1b2c3d.js.map': map }
    await registry.goLive({ files, build: { commit: 'a'.repeat(40) } })
    const frame = { part: 'catalogue', version: '1.0.0', file: 'shop.0a1b2c3d.js', line: 1, column: 1 }
    const error: BrowserError = {
      ...{ part: 'catalogue', version: '1.0.0', kind: 'handler', message: 'TypeError: boom', count: 3 },
      ...{ frames: [frame], path: '/shop/:id', breadcrumbs: ['/cart'] },
    }
    const send = async (token: string | undefined) =>
      (await openReader(url, registry.dataDir, token)).reportErrors({ errors: [error] })
    await expect(send(tokens.viewer)).rejects.toMatchObject({ kind: 'unauthorized' })
    await send(tokens.reporter)
    const { text } = await cli('errors')
    expect(text).toContain('src/shop.tsx:7:3 (addToCart)')
    expect(text).toContain(`commit   ${'a'.repeat(40)}, published by Ada`)
    expect(text).toContain('team     team:catalogue')
    expect(JSON.parse((await cli('errors', 'catalogue', '--json')).text)).toMatchObject([
      { count: 3, path: '/shop/:id' },
    ])
    expect((await cli('errors', 'account')).text).toBe('No errors were reported in this time.')
    for (const path of ['maps/shop.0a1b2c3d.js.map', '..%2fmaps%2fshop.0a1b2c3d.js.map', 'shop.0a1b2c3d.js.map'])
      expect([path, (await app.inject(`/r/catalogue/1.0.0/${path}`)).statusCode]).toEqual([path, 404])
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
