import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Keyring } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import pino from 'pino'
import { buildServer } from './app'
import { createDocumentTokens } from './health/document-tokens'
import { createHealthMeter } from './health/health-meter'
import type { LiveSite } from './release-set/live-site'

const rendered: string[] = []
let broken = false
const current = () => {
  if (broken) throw new Error('secret inside')
  return {
    set: { revision: 3, id: 'live', parts: {} },
    replaced: [],
    renderer: {
      render: async ({ url }: Request) => {
        rendered.push(url)
        return {
          status: 404,
          html: '<h1>Gone</h1>',
          inlineStyles: [],
          inlineScript: '',
          cache: 'private',
          failures: [],
        }
      },
    },
  }
}
const server = buildServer({
  site: { current, hasCanary: () => false } as unknown as LiveSite,
  meter: createHealthMeter(),
  tokens: createDocumentTokens(() => undefined),
  api: {} as Api,
  apiUrl: 'http://127.0.0.1:1',
  origin: 'https://shop.example',
  logger: pino({ level: 'silent' }),
  wasReleased: async () => false,
  keyring: {} as Keyring,
  releaseOf: () => Promise.reject(new Error('none')),
})
beforeAll(async () => void (await (await server).listen({ port: 0, host: '127.0.0.1' })))
afterAll(async () => (await server).close())

/** Asks over the wire, as `inject` would tidy the address. */
async function ask(path: string, method = 'GET'): Promise<IncomingMessage & { text: string }> {
  const { port } = (await server).server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false }, resolve).on('error', reject).end()
  })
  return Object.assign(answer, { text: (await answer.setEncoding('utf8').toArray()).join('') })
}

describe('an address that somebody made up', () => {
  it.each([
    ['//', '/'],
    ['//[', '/['],
    ['//evil.example:99999/shop?a=1', '/evil.example:99999/shop?a=1'],
    ['/\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
  ])('%s leads to a page of ours', async (path, expected) => {
    const { statusCode, headers } = await ask(path)
    expect([statusCode, headers.location]).toEqual([301, expected])
  })

  it.each(['/%', '/%ff', '/product/list/100%', '/%ED%A0%80?x=%', 'http://evil.example/nothing'])(
    '%s is a page that is missing',
    async (path) => {
      const { statusCode, headers } = await ask(path)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(rendered.at(-1)).toMatch(/^https:\/\/shop\.example\/[^/]/)
    },
  )
})

describe('what is no document', () => {
  it.each([
    ['/', 'POST', 404, 'not_found'],
    ['/api/%ff', 'GET', 503, 'api_unavailable'],
    ['/api/..%2fhealthz', 'GET', 400, 'malformed'],
  ])('%s by %s fails in the one shape of failures', async (path, method, status, code) => {
    const { statusCode, text } = await ask(path, method)
    expect([statusCode, JSON.parse(text)]).toEqual([status, { code, message: expect.any(String) }])
  })

  it('fails without a word of its inside', async () => {
    broken = true
    const { statusCode, text } = await ask('/shop')
    broken = false
    expect([statusCode, JSON.parse(text)]).toEqual([500, { code: 'internal', message: expect.any(String) }])
    expect(text).not.toContain('secret')
  })
})
