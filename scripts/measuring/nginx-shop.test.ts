import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { freePort } from '@shop/federation/ports'
import { until } from '@shop/shared-api/testing/until'
import { temporaryFolder } from '../jest/temporary-folder'
import { findNginx, runNginx } from './front-server'

const published = readFileSync(resolve(__dirname, '../../docs/nginx-shop.conf'), 'utf8')
const program = findNginx()
// Without nginx there is nothing to run. `npm test` reports the skipped test, and CI counts it as a failure.
const whereNginxIs = program ? test : test.skip

interface Answer {
  status: number
  encoding?: string
  cacheControl?: string
  body: string
}

/** The published configuration in front of a server that answers `page`, and a visitor with HTTP/2. */
async function startShop() {
  const folder = temporaryFolder('nginx-shop')
  mkdirSync(join(folder, 'cache'))
  const key = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', ...key], {
    stdio: 'ignore',
  })
  const seen: { id: unknown; url?: string }[] = []
  const backend: Server = createServer(({ url, headers }, answer) => {
    seen.push({ id: headers['x-request-id'], url })
    if (url?.includes('/files/')) answer.setHeader('cache-control', 'public, max-age=31536000, immutable')
    answer.end('page')
  })
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready))
  const [plain, tls] = [await freePort(), await freePort()]
  const config = published
    .replaceAll('/etc/ssl/shop.example.pem', join(folder, 'cert.pem'))
    .replaceAll('/etc/ssl/shop.example.key', join(folder, 'key.pem'))
    .replaceAll('/var/cache/nginx/shop', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/srv/shop-parts', folder)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${await freePort()}`)
    .replaceAll('127.0.0.1:3010', `127.0.0.1:${(backend.address() as AddressInfo).port}`)
    .replaceAll('server 127.0.0.1:3020;', '')
  const nginx = runNginx(program!, folder, config)
  let session: ClientHttp2Session | undefined
  const send = (path: string, encoding = 'identity') =>
    new Promise<Answer>((answered, fail) => {
      if (!session || session.destroyed)
        session = connect('https://shop.example', {
          ...{ host: '127.0.0.1', port: tls, servername: 'shop.example', rejectUnauthorized: false },
        }).on('error', () => undefined)
      const stream = session.request({ ':path': path, 'accept-encoding': encoding })
      const answer: Answer = { status: 0, body: '' }
      stream.setEncoding('utf8').on('response', (headers) => {
        answer.status = Number(headers[':status'])
        answer.encoding = headers['content-encoding']
        answer.cacheControl = headers['cache-control']
      })
      stream.on('data', (text: string) => (answer.body += text)).on('end', () => answered(answer))
      stream.on('error', fail)
    })
  await until(async () => (await send('/').catch(() => undefined))?.status === 200)
  return {
    ...{ folder, seen, plain, send },
    stop() {
      session?.destroy()
      nginx.kill('SIGTERM')
      backend.close()
    },
  }
}

describe('the published nginx configuration', () => {
  test('logs no query string and limits requests, connections and time', () => {
    const [format = ''] = /log_format shop '[^']+'/.exec(published) ?? []
    expect(format).toContain('$uri')
    expect(format).not.toMatch(/\$(request\b|request_uri|args|query_string|http_referer|arg_)/)
    expect(published.match(/access_log .*/g)).toEqual(['access_log /var/log/nginx/shop.log shop;'])
    expect(published).toMatch(/error_log \S+ crit;/)
    for (const line of ['limit_req zone=', 'limit_conn connections', 'client_header_timeout', 'ssl_protocols TLSv1.2'])
      expect(published).toContain(line)
  })

  whereNginxIs('serves released files and their stored .br and .gz forms from its folder over HTTP/2', async () => {
    const { folder, seen, send, stop } = await startShop()
    try {
      const part = join(folder, 'r/catalogue/1.0.0')
      mkdirSync(part, { recursive: true })
      for (const [ending, body] of Object.entries({ '': 'plain', '.br': 'brotli', '.gz': 'gzip' }))
        writeFileSync(join(part, `entry.js${ending}`), body)
      const before = seen.length
      const path = '/r/catalogue/1.0.0/entry.js'
      const immutable = 'public, max-age=31536000, immutable'
      expect(await send(path, 'gzip, deflate, br')).toMatchObject({
        body: 'brotli',
        encoding: 'br',
        cacheControl: immutable,
      })
      expect(await send(path, 'gzip')).toMatchObject({ body: 'gzip', encoding: 'gzip' })
      expect(await send(path)).toMatchObject({ body: 'plain', cacheControl: immutable })
      expect(seen).toHaveLength(before)
      expect(await send('/r/catalogue/1.0.1/entry.js', 'br')).toMatchObject({ status: 200, body: 'page' })
      expect(seen.at(-1)?.url).toBe('/r/catalogue/1.0.1/entry.js')
      const byContent = '/r/catalogue/files/aB-0123456789abc/shop.js'
      for (let times = 0; times < 2; times += 1)
        expect(await send(byContent, 'br')).toMatchObject({ body: 'page', cacheControl: immutable })
      expect(seen.filter(({ url }) => url === byContent)).toHaveLength(1)
    } finally {
      stop()
    }
  })

  whereNginxIs('serves the shop with the request id, hides health, and leaves no secret in its logs', async () => {
    const { folder, seen, plain, send, stop } = await startShop()
    try {
      expect((await send('/order/7?token=secret-1')).status).toBe(200)
      expect(seen.at(-1)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), url: '/order/7?token=secret-1' })
      expect([(await send('/healthz')).status, (await send('/api/health/ready')).status]).toEqual([404, 404])
      const flood = await Promise.all(Array.from({ length: 400 }, (_, index) => send(`/?token=secret-${index}`)))
      expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
      const strange = await new Promise((done) =>
        request({ host: '127.0.0.1', port: plain, headers: { host: 'evil.example' } }, () => done('answered'))
          .on('error', () => done('no answer'))
          .end(),
      )
      expect(strange).toBe('no answer')
      const logs = readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
      expect(logs.join('')).toContain('GET /order/7 200')
      expect(logs.join('')).not.toContain('secret-')
    } finally {
      stop()
    }
  })
})
