import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { pageWatchPath } from '../../src/page/page-watch'
import { pageWatchRoute } from './page-watch-route'

const code = readFileSync(join(__dirname, 'page-watch.js'), 'utf8')
const origin = 'https://shop.example'

/** The worker of a visible page at /shop, with a clock of its own. */
function startWatch() {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  let tick = () => undefined as void
  const worker: Record<string, unknown> & { onmessage?: (event: { data: unknown[] }) => void } = {
    location: new URL(`${origin}/page-watch.js`),
    setInterval: (run: () => void) => void (tick = run),
    postMessage: () => undefined,
    fetch: async (url: string, { body }: { body: string }) => void sent.push({ url, body: JSON.parse(body) as never }),
  }
  runInNewContext(code, worker)
  const tell = (kind: string, value?: unknown, path = '/shop') => worker.onmessage?.({ data: [kind, value, path] })
  tell('start', 'a.document.token')
  tell('visible', true)
  const ticks = (count: number, each: () => void = () => undefined) => {
    for (let index = 0; index < count; index += 1) {
      tick()
      each()
    }
  }
  const responds = () => tell('alive')
  const fail = (stack: string, name = 'TypeError') => tell('error', { name, message: 'boom', stack })
  return { sent, tell, ticks, responds, fail, kinds: () => sent.map(({ body }) => body['kind']) }
}

const failure = { document: 'a.document.token', path: '/shop', cause: 'code', stack: '', breadcrumbs: ['/shop'] }
const at = (...frames: string[]) => ['TypeError: boom', ...frames.map((frame) => `    at ${frame}`)].join('\n')
const catalogue = `${origin}/r/catalogue/1.2.0/shop.ab12.js:1:200`
const shared = `${origin}/r/catalogue/files/aB-0123456789abc/shop.ab12.js:1:200`
const shell = `${origin}/r/shell/2.0.0/main.cd34.js:1:99`

describe('page watch', () => {
  test('reports once a main thread that does not respond, with the version that ran last', () => {
    const { sent, tell, ticks, responds } = startWatch()
    ticks(5, responds)
    tell('part', 'catalogue@1.2.0')
    ticks(20)
    expect(sent).toEqual([
      {
        url: '/health/part-failures',
        body: { ...failure, part: 'catalogue', version: '1.2.0', kind: 'hang', message: expect.any(String) },
      },
    ])
  })

  test('names the last eight pages and events before an error', () => {
    const { sent, tell, fail } = startWatch()
    for (let index = 0; index < 9; index += 1) tell('event', `cart/changed ${index}`)
    tell('alive', undefined, '/cart')
    fail(at(`onClick (${catalogue})`))
    expect(sent[0]?.body['breadcrumbs']).toEqual([
      ...[3, 4, 5, 6, 7, 8].map((index) => `cart/changed ${index}`),
      '/cart',
      '/shop',
    ])
  })

  test('leaves the part to the server when no version is known', () => {
    const { sent, tell, ticks } = startWatch()
    ticks(4)
    expect(sent[0]?.body).toEqual({ ...failure, part: 'shell', kind: 'hang', message: expect.any(String) })
    const later = startWatch()
    later.tell('part', '')
    later.ticks(4)
    expect(later.sent[0]?.body).toEqual({ ...failure, kind: 'hang', message: expect.any(String) })
    tell('hydrated')
  })

  test('reports a page that responds but never becomes interactive', () => {
    const { sent, tell, ticks, responds } = startWatch()
    tell('part', 'account@1.0.0')
    ticks(100, responds)
    expect(sent).toMatchObject([{ body: { part: 'account', version: '1.0.0', kind: 'hydrate' } }])
  })

  test('reports an interactive page once, and no failure of it', () => {
    const { sent, tell, ticks, responds } = startWatch()
    for (let count = 0; count < 2; count += 1) tell('hydrated')
    ticks(100, responds)
    expect(sent).toEqual([{ url: '/health/hydrated', body: { document: 'a.document.token', path: '/shop' } }])
  })

  test('does not watch a page that is hidden, printing or left', () => {
    const { sent, tell, ticks } = startWatch()
    ticks(2)
    tell('visible', false)
    ticks(100)
    expect(sent).toEqual([])
  })

  test.each([
    ['the part on top', at(`onClick (${catalogue})`, `dispatch (${shell})`), 'catalogue', '1.2.0'],
    ['the part that called a library of the shell', at(`map (${shell})`, `async ${catalogue}`), 'catalogue', '1.2.0'],
    ['the version in the set, by content', at(`onClick (${shared})`, `run (${shell})`), 'catalogue', undefined],
    ['the shell alone', at(`Array.map (<anonymous>)`, `run (${shell})`), 'shell', '2.0.0'],
    ['a part in Firefox', `onClick@${catalogue}\ndispatch@${shell}\n`, 'catalogue', '1.2.0'],
  ])('attributes an error in a handler to %s, once', (_name, stack, part, version) => {
    const { sent, fail } = startWatch()
    for (let count = 0; count < 2; count += 1) fail(stack)
    expect(sent.map(({ body }) => body)).toEqual([
      { ...failure, part, ...(version && { version }), kind: 'handler', message: 'TypeError: boom', stack },
    ])
  })

  test.each([
    ['an extension', at(`x (chrome-extension://abcdef/content.js:1:1)`, `onClick (${catalogue})`)],
    ['another extension', `x@moz-extension://abcdef/content.js:1:1\nonClick@${catalogue}`],
    ['a foreign script', at('https://js.stripe.com/v3/:1:1', `onClick (${catalogue})`)],
    ['the console', at('<anonymous>:1:1', `onClick (${catalogue})`)],
    ['a script of the document', at(`${origin}/shop:3:1`)],
    ['an unknown script', 'TypeError: boom'],
  ])('ignores an error of %s', (_name, stack) => {
    const { sent, fail } = startWatch()
    fail(stack)
    expect(sent).toEqual([])
  })

  test('leaves errors of a version that loads to its loader', () => {
    const { sent, tell, fail } = startWatch()
    tell('part', 'catalogue@1.2.0')
    fail(at(`evaluate (${catalogue})`))
    fail(at(`evaluate (${shared})`))
    expect(sent).toEqual([])
    tell('part', '')
    fail(at(`onClick (${catalogue})`))
    expect(sent).toHaveLength(1)
  })

  test('distinguishes missing chunks and API errors, and ignores canceled requests', () => {
    const { sent, fail } = startWatch()
    fail(at(catalogue), 'AbortError')
    fail(at(catalogue), 'ChunkLoadError')
    fail(at(`${origin}/r/account/1.0.0/entry.js:1:1`), 'ApiError')
    expect(sent.map(({ body }) => [body['part'], body['kind'], body['cause']])).toEqual([
      ['catalogue', 'chunk', 'code'],
      ['account', 'handler', 'api'],
    ])
  })

  test('is served at the path that documents name, and may only report to its own server', async () => {
    const app = Fastify()
    pageWatchRoute(app)
    const { body, headers } = await app.inject(pageWatchPath)
    expect(body).toBe(code)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    const compressed = await app.inject({ url: pageWatchPath, headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(code)
  })
})
