import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import pino from 'pino'
import { cspReportRoutes } from './csp-reports'

interface Line {
  level: number
  directive: string
  blocked: string
  source: string
  page: string
  count: number
}

let app: FastifyInstance
let lines: Line[]

beforeEach(async () => {
  lines = []
  const loggerInstance: FastifyBaseLogger = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  )
  app = Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }), trustProxy: true })
  await cspReportRoutes(app)
})
afterEach(() => app.close())

const send = (payload: unknown, address = '203.0.113.7', type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const report = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret=1',
    'source-file': 'https://shop.example/r/shell/1.0.0-ab/main.js',
    'document-uri': 'https://shop.example/order/7?token=secret',
    ...changes,
  },
})
/** What was logged, as it is at the latest when the server stops. */
const logged = async () => {
  await app.close()
  return lines.filter(({ level }) => level === 40)
}

describe('cspReportRoutes', () => {
  test('logs each violation once, with its count and without private data', async () => {
    for (let times = 0; times < 3; times += 1) expect((await send(report())).statusCode).toBe(204)
    const [line, ...others] = await logged()
    expect(others).toEqual([])
    expect(line).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'evil.example',
      source: '/r/shell/1.0.0-ab/main.js',
      page: '/order',
      count: 3,
    })
    expect(JSON.stringify(line)).not.toContain('secret')
  })

  test('names a released file by content', async () => {
    const path = '/r/shell/files/aB-0123456789abc/contact-us.12345678.js'
    await send(report({ 'source-file': `https://shop.example${path}` }))
    expect(await logged()).toMatchObject([{ source: path }])
  })

  test('accepts batches of the Reporting API', async () => {
    const body = { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' }
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]
    expect((await send(reports, undefined, 'application/reports+json')).statusCode).toBe(204)
    expect(await logged()).toMatchObject([{ directive: body.effectiveDirective, blocked: body.blockedURL, count: 1 }])
  })

  test('logs no text of the reporter', async () => {
    const text = '\u001b[31mrolled back\nlevel=50'
    await send(report({ 'effective-directive': text, 'blocked-uri': text, 'source-file': text, 'document-uri': text }))
    expect(await logged()).toMatchObject([
      { directive: 'unknown', blocked: 'unknown', source: 'page', page: 'unknown' },
    ])
  })

  test.each([
    ['no report', '{"x":1}'],
    ['no JSON', 'x'],
    ['a report with an endless address', report({ 'blocked-uri': 'x'.repeat(5_000) })],
  ])('refuses %s', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
    expect(await logged()).toEqual([])
  })

  test('accepts a batch of twenty reports and rejects one of twenty-one', async () => {
    const batch = (length: number) => Array.from({ length }, () => ({ type: 'deprecation', body: {} }))
    expect((await send(batch(20), undefined, 'application/reports+json')).statusCode).toBe(204)
    expect((await send(batch(21), undefined, 'application/reports+json')).statusCode).toBe(400)
  })

  test('accepts a body of 16 KB and rejects one byte more', async () => {
    const empty = JSON.stringify(report({ 'script-sample': '' })).length
    const sized = (bytes: number) => report({ 'script-sample': 'x'.repeat(bytes - empty) })
    expect((await send(sized(16_384))).statusCode).toBe(204)
    expect((await send(sized(16_385))).statusCode).toBe(413)
  })

  test('counts thirty reports per minute and network, IPv6 by /64', async () => {
    for (let host = 1; host <= 40; host += 1) await send(report(), `2001:db8:1:2::${host.toString(16)}`)
    await send(report(), '2001:db8:1:3::1')
    expect((await logged()).map(({ count }) => count)).toEqual([31])
  })

  test('writes no more than twenty kinds and one line for all others under a flood', async () => {
    for (let index = 0; index < 500; index += 1)
      await send(report({ 'blocked-uri': `https://host-${index}.example/` }), `203.0.${index % 250}.${index % 7}`)
    const kinds = await logged()
    expect(kinds).toHaveLength(21)
    expect(kinds.at(-1)).toMatchObject({ directive: 'others', count: 480 })
  })
})
