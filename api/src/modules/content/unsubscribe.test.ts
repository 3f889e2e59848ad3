import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { coupons, mailOutbox, subscribers } from '../../database/schema'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from '../mail/outbox-worker'
import { fileTransport } from '../mail/transport'

let api: TestApp
const folder = mkdtempSync(join(tmpdir(), 'shop-newsletter-test-'))

describe('unsubscribe', () => {
  beforeAll(async () => void (api = await testApp()))
  beforeEach(async () => {
    await api.db.delete(mailOutbox)
    email = `ana${(readers += 1)}@example.com`
  })
  afterAll(async () => {
    await api.close()
    rmSync(folder, { recursive: true, force: true })
  })

  let readers = 0
  /** A new reader for each test. */
  let email: string
  const subscriber = async () => (await api.db.select().from(subscribers).where(eq(subscribers.email, email)))[0]!
  const signUp = () => api.call('POST /subscribe', { body: { email } })
  /** Subscribes the reader and mails the coupon. */
  const subscribe = async () => {
    await signUp()
    await sendMails(api.db)
    return subscriber()
  }
  const templates = async () => (await api.db.select().from(mailOutbox)).map(({ template }) => template)
  /** The request that a mail program sends when its button is pressed. */
  const oneClick = (token: string, headers: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: `/api/unsubscribe?token=${token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const page = (token: string) => api.app.inject(`/api/unsubscribe?token=${token}`)

  test('offers an unsubscribe link and one-click headers in the mail', async () => {
    await signUp()
    expect(
      await sendDueMails(api.db, fileTransport(folder), { publicUrl: 'https://shop.example', secret: api.secret }),
    ).toBe(1)
    const { unsubscribeToken } = await subscriber()
    const sent = readFileSync(join(folder, 'mail', readdirSync(join(folder, 'mail'))[0]!), 'utf8')
    const url = `https://shop.example/api/unsubscribe?token=${unsubscribeToken}`
    const [head = '', body = ''] = [sent.slice(0, sent.indexOf('\r\n\r\n')), sent.slice(sent.indexOf('\r\n\r\n'))]
    const unfolded = head.replace(/\r\n\s+/g, ' ')
    expect(unfolded).toMatch(new RegExp(`^List-Unsubscribe: ?<${url.replace('?', '\\?')}>$`, 'm'))
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const read = body.replace(/=\r\n/g, '').replaceAll('=3D', '=')
    expect(read.split(url)).toHaveLength(3)
    expect(read).not.toContain('answer with the word')
  })

  test('does not unsubscribe when a mail scanner opens the link', async () => {
    const { unsubscribeToken } = await subscribe()
    const { statusCode, body, headers } = await page(unsubscribeToken)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain(`<form method="post" action="/api/unsubscribe?token=${unsubscribeToken}">`)
    expect((await subscriber()).unsubscribedAt).toBeNull()
  })

  test('unsubscribes with one click, and may be repeated', async () => {
    const { unsubscribeToken } = await subscribe()
    const first = await oneClick(unsubscribeToken)
    expect([first.statusCode, first.json()]).toEqual([200, { success: true, message: 'You are unsubscribed.' }])
    const { unsubscribedAt } = await subscriber()
    expect((await oneClick(unsubscribeToken)).statusCode).toBe(200)
    expect(unsubscribedAt).toBeInstanceOf(Date)
    expect((await subscriber()).unsubscribedAt).toEqual(unsubscribedAt)
    expect((await page(unsubscribeToken)).body).toContain('You are unsubscribed')
  })

  test('redirects a browser to the page with the result', async () => {
    const { unsubscribeToken } = await subscribe()
    const { statusCode, headers } = await oneClick(unsubscribeToken, { accept: 'text/html,*/*' })
    expect([statusCode, headers.location]).toEqual([303, `/api/unsubscribe?token=${unsubscribeToken}`])
  })

  test('confirms a renewed subscription without a second coupon, and invalidates the old link', async () => {
    const { unsubscribeToken } = await subscribe()
    await oneClick(unsubscribeToken)
    await signUp()
    await signUp()
    expect((await sendMails(api.db)).map(({ subject }) => subject)).toEqual([
      'You are subscribed to our newsletter again',
    ])
    expect((await subscriber()).unsubscribedAt).toBeNull()
    expect(await templates()).toEqual(['newsletter-coupon', 'newsletter-again'])
    expect(await api.db.$count(coupons, eq(coupons.email, email))).toBe(1)
    expect((await oneClick(unsubscribeToken)).statusCode).toBe(404)
    expect((await subscriber()).unsubscribedAt).toBeNull()
  })

  test.each(['', 'x', '00000000-0000-4000-8000-000000000000', '"><script>alert(1)</script>'])(
    'rejects %j without echoing it',
    async (token) => {
      const encodedToken = encodeURIComponent(token)
      expect((await oneClick(encodedToken)).statusCode).toBeGreaterThanOrEqual(400)
      const { statusCode, body } = await page(encodedToken)
      expect([statusCode, body.includes('This link is not valid'), body.includes('<script')]).toEqual([
        404,
        true,
        false,
      ])
    },
  )

  test("limits a mail program's request to a kilobyte", async () => {
    const send = (length: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/unsubscribe?token=none',
        payload: 'x'.repeat(length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect([(await send(1_024)).statusCode, (await send(1_025)).statusCode]).toEqual([422, 413])
  })
})
