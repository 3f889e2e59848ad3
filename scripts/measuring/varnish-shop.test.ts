import { readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { freePort } from '@shop/federation/ports'
import { until } from '@shop/shared-api/testing/until'
import Fastify from 'fastify'
import { temporaryFolder } from '../jest/temporary-folder'
import { findVarnish, runVarnish } from './front-server'

const published = readFileSync(resolve(__dirname, '../../docs/varnish-shop.vcl'), 'utf8')
const program = findVarnish()
// Without Varnish there is nothing to run. `npm test` reports the skipped test, and CI counts it as a failure.
const whereVarnishIs = program ? test : test.skip
const keys = 'documents revision-7 set-a1b2 shell@1.0.0 catalogue@2.1.0'

/** A configuration in front of a server that answers like a document server, and counts. */
async function startShop(configuration: string) {
  const folder = temporaryFolder('varnish-shop')
  const paths: string[] = []
  const backend = Fastify()
  backend.get('/healthz', () => 'ok')
  backend.get('/*', (answered, reply) => {
    paths.push(answered.url)
    const isPrivate = answered.url.startsWith('/account')
    return reply
      .headers({
        'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=0, s-maxage=3600',
        ...(!isPrivate && { 'surrogate-key': keys }),
        vary: 'accept-encoding',
        'content-type': 'text/html',
      })
      .send(`${answered.headers['accept-encoding'] ?? 'identity'} ${paths.length}`)
  })
  await backend.listen({ port: 0, host: '127.0.0.1' })
  const port = await freePort()
  const vcl = configuration
    .replace('"3010"', `"${(backend.server.address() as AddressInfo).port}"`)
    .replace(/^backend documents2 .*$/m, '')
    .replace('documents.add_backend(documents2);', '')
  const varnish = runVarnish(program!, folder, vcl, port)
  const send = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
    new Promise<{ status?: number; body: string }>((answered, fail) => {
      request({ host: '127.0.0.1', port, path, method, headers: { host: 'shop.example', ...headers } }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.on('end', () => answered({ status: answer.statusCode, body }))
      })
        .on('error', fail)
        .end()
    })
  await until(async () => (await send('/').catch(() => undefined))?.status === 200)
  return {
    ...{ paths, send },
    async stop() {
      const ended = new Promise((done) => varnish.once('close', done))
      varnish.kill('SIGTERM')
      await Promise.all([ended, backend.close()])
    },
  }
}

describe('the published Varnish configuration', () => {
  const started: Awaited<ReturnType<typeof startShop>>[] = []
  /** With copies that last as long as the server says, so that the number of its answers depends on no one's speed. */
  const startKeeping = () => start(published.replace('set beresp.ttl = 0.3s;', ''))

  async function start(configuration: string) {
    const shop = await startShop(configuration)
    started.push(shop)
    return shop
  }

  afterEach(() => Promise.all(started.splice(0).map((shop) => shop.stop())))

  whereVarnishIs('keeps one copy per page and encoding, and none of what depends on the visitor', async () => {
    const { paths, send } = await startKeeping()
    const before = paths.length
    const first = await send('/shop?page=2', { 'accept-encoding': 'gzip, deflate, br' })
    expect(first.body).toMatch(/^br /)
    const campaigns = ['?utm_source=a&page=2', '?page=2&gclid=1', '?utm_source=a&utm_medium=b&page=2&fbclid=3']
    for (const query of campaigns)
      expect(await send(`/shop${query}`, { 'accept-encoding': 'br', cookie: 'consent=1' })).toEqual(first)
    expect(paths).toHaveLength(before + 1)
    expect((await send('/shop?page=2', { 'accept-encoding': 'gzip' })).body).toMatch(/^gzip /)
    for (const cookie of ['release-preview=x', 'consent=1; release-recovery=x'])
      expect(await send('/shop?page=2', { 'accept-encoding': 'br', cookie })).not.toEqual(first)
    expect(await send('/account')).not.toEqual(await send('/account'))
  })

  whereVarnishIs('purges by key for operators on its machine, and for no visitor of a proxy', async () => {
    const { send } = await startKeeping()
    const purge = async (key: string, headers = {}) =>
      (await send('/', { 'surrogate-key': key, ...headers }, 'PURGE')).status
    const first = await send('/shop')
    expect(await purge('catalogue@2.1')).toBe(200)
    expect(await purge('documents', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
    expect(await purge('.*')).toBe(400)
    expect(await send('/shop')).toEqual(first)
    expect(await purge('catalogue@2.1.0')).toBe(200)
    expect(await send('/shop')).not.toEqual(first)
  })

  whereVarnishIs('shows what has changed without a purge', async () => {
    const { send } = await start(published)
    const first = await send('/shop')
    await until(async () => (await send('/shop')).body !== first.body)
  })
})
