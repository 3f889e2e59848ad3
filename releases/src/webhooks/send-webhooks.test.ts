import { createHmac } from 'node:crypto'
import { abortCanary } from '../operations/abort-canary'
import { promote } from '../operations/promote'
import { ada, temporaryRegistry } from '../testing/registry'
import { webhookSender } from './send-webhooks'
import { webhookSettings } from './webhook-settings'

const url = 'https://pager.example/hook'
const key = Buffer.alloc(32, 7)
const secret = `whsec_${key.toString('base64')}`
const targets = [{ part: 'catalogue', version: '1.1.0' }]

interface Received {
  id: string
  type: string
  body: string
  headers: Record<string, string>
}

describe('webhookSender', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let now: number
  const received: Received[] = []
  let status = 204
  beforeEach(async () => {
    received.length = 0
    status = 204
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    now = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => now)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await registry.remove()
  })

  /** A sender of a release server that has just started. */
  const open = () =>
    webhookSender({
      ...{ store: registry.context.store, urls: [url], secret: key, dataDir: registry.dataDir },
      log: { warn: () => undefined },
      fetch: async (_url, { body, headers } = {}) => {
        const sent = headers as Record<string, string>
        const { type } = JSON.parse(String(body)) as { type: string }
        received.push({ id: sent['webhook-id']!, type, body: String(body), headers: sent })
        return new Response(null, { status })
      },
    })
  const after = (seconds: number) => (now += seconds * 1_000)
  const canary = () => promote(registry.context, ada, { targets, canary: 10, why: 'Try' })
  const types = () => received.map(({ type }) => type)

  test('announces moves from its first start on, in order, with a signature that the receiver can check', async () => {
    const check = open()
    await check()
    expect(received).toEqual([])
    await canary()
    await abortCanary(registry.context, ada, { part: 'catalogue', why: 'Slow' })
    after(5)
    await check()
    expect(types()).toEqual(['release.canary', 'release.abort'])
    const { body, headers, id } = received[0]!
    const signed = `${id}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    expect(JSON.parse(body)).toMatchObject({
      text: 'canary: catalogue 1.0.0 → 1.1.0 for 10 %, by Ada: Try',
      data: { by: 'Ada', role: 'local', revision: 2 },
    })
  })

  test('sends an entry again until it is accepted, also after a restart, and none twice', async () => {
    await open()()
    await canary()
    status = 503
    const check = open()
    await check()
    after(6)
    await check()
    expect(received).toHaveLength(2)
    status = 204
    after(6)
    await check()
    expect(received).toHaveLength(2)
    await open()()
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    await open()()
    after(3_600)
    await check()
    expect(received).toHaveLength(3)
  })

  test('drops an entry that is not accepted for a day, and goes on with the next', async () => {
    await open()()
    await canary()
    status = 500
    after(24 * 3_600 + 1)
    await open()()
    expect(types()).toEqual(['release.canary'])
    status = 204
    await open()()
    expect(types()).toEqual(['release.canary'])
  })

  test('says nothing of dry runs, refusals and publications', async () => {
    const check = open()
    await check()
    await promote(registry.context, ada, { targets, dryRun: true })
    await registry.publish({ version: '1.2.0' })
    after(5)
    await check()
    expect(received).toEqual([])
  })

  test.each([
    ['an address without https', { RELEASES_WEBHOOKS: 'http://pager.example', RELEASES_WEBHOOK_SECRET: secret }],
    ['a short secret', { RELEASES_WEBHOOKS: url, RELEASES_WEBHOOK_SECRET: 'short' }],
    ['no secret', { RELEASES_WEBHOOKS: url }],
  ])('webhookSettings: refuses %s', (_name, env) => {
    expect(() => webhookSettings(env)).toThrow(/^RELEASES_WEBHOOK/)
  })

  test('webhookSettings: is off without addresses', () => {
    expect(webhookSettings({})).toBeNull()
    const settings = webhookSettings({ RELEASES_WEBHOOKS: `${url}, ${url}2`, RELEASES_WEBHOOK_SECRET: secret })
    expect(settings).toEqual({ urls: [url, `${url}2`], secret: key })
  })
})
