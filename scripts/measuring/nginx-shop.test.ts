import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { Agent, request as requestTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/federation/ports'
import { temporaryFolder } from '../jest/temporary-folder'

const published = readFileSync(resolve(__dirname, '../../docs/nginx-shop.conf'), 'utf8')
const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
const whereNginxIs = program ? test : test.skip

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

  whereNginxIs('serves the shop with the request id, hides health, and leaves no secret in its logs', async () => {
    const folder = temporaryFolder('nginx-shop')
    mkdirSync(join(folder, 'cache'))
    const key = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', ...key], {
      stdio: 'ignore',
    })
    const seen: { id: unknown; url?: string }[] = []
    const backend: Server = createServer(({ url, headers }, answer) => {
      seen.push({ id: headers['x-request-id'], url })
      answer.end('page')
    })
    await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready))
    const [plain, tls] = [await freePort(), await freePort()]
    const config = published
      .replaceAll('/etc/ssl/shop.example.pem', join(folder, 'cert.pem'))
      .replaceAll('/etc/ssl/shop.example.key', join(folder, 'key.pem'))
      .replaceAll('/var/cache/nginx/shop', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
      .replaceAll('127.0.0.1:4000', `127.0.0.1:${await freePort()}`)
      .replaceAll('127.0.0.1:3010', `127.0.0.1:${(backend.address() as AddressInfo).port}`)
      .replaceAll('server 127.0.0.1:3020;', '')
    const file = join(folder, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; events {} http { ${temporary}\n${config}\n}`.replace(
        'daemon off;',
        process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;',
      ),
    )
    const flags = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]
    const checked = spawnSync(program!, ['-t', ...flags], { encoding: 'utf8' })
    expect(checked.stderr).toContain('test is successful')
    const nginx = spawn(program!, flags, { stdio: 'ignore' })
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const send = (path: string) =>
      new Promise<number | undefined>((answered, fail) => {
        const options = { host: '127.0.0.1', port: tls, path, rejectUnauthorized: false, servername: 'shop.example' }
        requestTls({ ...options, headers: { host: 'shop.example' }, agent }, (answer) => {
          answer.resume().on('end', () => answered(answer.statusCode))
        })
          .on('error', fail)
          .end()
      })
    try {
      while ((await send('/').catch(() => undefined)) !== 200) await sleep(50)
      expect(await send('/order/7?token=secret-1')).toBe(200)
      expect(seen.at(-1)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), url: '/order/7?token=secret-1' })
      expect([await send('/healthz'), await send('/api/health/ready')]).toEqual([404, 404])
      const flood = await Promise.all(
        Array.from({ length: 400 }, (_, index) => send(`/?token=secret-${index}`).catch(() => 0)),
      )
      expect(flood.filter((status) => status === 429).length).toBeGreaterThan(0)
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
      agent.destroy()
      nginx.kill('SIGTERM')
      backend.close()
    }
  })
})
