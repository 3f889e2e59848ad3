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
beforeAll(async () => void (api = await testApp()))
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const email = 'ana@example.com'
const subscriber = async () => (await api.db.select().from(subscribers).where(eq(subscribers.email, email)))[0]!
const templates = async () => (await api.db.select().from(mailOutbox)).map(({ template }) => template)
/** What a mail program sends when its button is pressed. */
const oneClick = (token: string, headers: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/unsubscribe?token=${token}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const page = (token: string) => api.app.inject(`/api/unsubscribe?token=${token}`)

test('the mail offers to leave: a link for people, and headers for one click', async () => {
  await api.call('POST /subscribe', { body: { email } })
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

test('opening the link, as scanners of mails do, ends nothing', async () => {
  const { unsubscribeToken } = await subscriber()
  const { statusCode, body, headers } = await page(unsubscribeToken)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(body).toContain(`<form method="post" action="/api/unsubscribe?token=${unsubscribeToken}">`)
  expect((await subscriber()).unsubscribedAt).toBeNull()
})

test('one click ends it, and a second one changes nothing', async () => {
  const { unsubscribeToken } = await subscriber()
  const first = await oneClick(unsubscribeToken)
  expect([first.statusCode, first.json()]).toEqual([200, { success: true, message: 'You are unsubscribed.' }])
  const { unsubscribedAt } = await subscriber()
  expect((await oneClick(unsubscribeToken)).statusCode).toBe(200)
  expect(unsubscribedAt).toBeInstanceOf(Date)
  expect((await subscriber()).unsubscribedAt).toEqual(unsubscribedAt)
  expect((await page(unsubscribeToken)).body).toContain('You are unsubscribed')
})

test('a browser is led back to the page, which says what came of it', async () => {
  const { unsubscribeToken } = await subscriber()
  const { statusCode, headers } = await oneClick(unsubscribeToken, { accept: 'text/html,*/*' })
  expect([statusCode, headers.location]).toEqual([303, `/api/unsubscribe?token=${unsubscribeToken}`])
})

test('whoever comes back is told so, gets no second coupon, and the old link is dead', async () => {
  const { unsubscribeToken } = await subscriber()
  await api.call('POST /subscribe', { body: { email } })
  await api.call('POST /subscribe', { body: { email } })
  expect((await sendMails(api.db)).map(({ subject }) => subject)).toEqual(['You get our newsletter again'])
  expect((await subscriber()).unsubscribedAt).toBeNull()
  expect(await templates()).toEqual(['newsletter-coupon', 'newsletter-again'])
  expect(await api.db.$count(coupons, eq(coupons.email, email))).toBe(2)
  expect((await oneClick(unsubscribeToken)).statusCode).toBe(404)
  expect((await subscriber()).unsubscribedAt).toBeNull()
})

test.each(['', 'x', '00000000-0000-4000-8000-000000000000', '"><script>alert(1)</script>'])(
  'nobody leaves by %j, and nothing of it is shown',
  async (token) => {
    const asked = encodeURIComponent(token)
    expect((await oneClick(asked)).statusCode).toBeGreaterThanOrEqual(400)
    const { statusCode, body } = await page(asked)
    expect([statusCode, body.includes('This link is not good'), body.includes('<script')]).toEqual([404, true, false])
  },
)

test('a mail program sends no more than a kilobyte', async () => {
  const send = (length: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/unsubscribe?token=none',
      payload: 'x'.repeat(length),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect([(await send(1_024)).statusCode, (await send(1_025)).statusCode]).toEqual([422, 413])
})
