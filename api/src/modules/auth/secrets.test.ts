import { desc, eq } from 'drizzle-orm'
import { mailOutbox } from '../../database/schema'
import { makeLogger } from '../../logging'
import { sendDueMails } from '../mail/outbox-worker'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

const PUBLIC_URL = 'https://shop.example.com'
const PASSWORD = 'a password of these tests'
/** Every header by which a request can claim another host. */
const FORGED = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  forwarded: 'host=evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/reset-password',
}

let api: TestApp
const log: string[] = []

describe('secrets', () => {
  beforeAll(async () => {
    const logger = makeLogger('trace', { write: (line) => void log.push(line) })
    api = await testApp({ logger })
  })
  afterAll(() => api.close())

  const answers: string[] = []
  async function call(...[name, options]: Parameters<TestApp['call']>) {
    const answer = await api.call(name, { ...options, headers: { ...FORGED, ...options?.headers } })
    answers.push(JSON.stringify(answer.headers) + answer.text)
    return answer
  }
  const mailed = async (recipient: string) => {
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(desc(mailOutbox.id))
    return mail!
  }

  test('reveals no code, password or link secret in responses or logs, and ignores host headers in links', async () => {
    const body = {
      username: 'Ana',
      email: 'ana@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
    }
    const registered = await call('POST /register', { body })
    const { access_token: token } = registered.body as { access_token: string }
    const device = /device=([\w-]{43})/.exec(String(registered.headers['set-cookie']))![1]!
    await call('POST /send-password-reset-code', { body: { email: 'ana@example.com' } })
    const code = String((await mailed('ana@example.com')).data.code)
    await call('POST /validate-reset-code', { body: { email: 'ana@example.com', code: 'AAAAAAAA' } })
    const right = (await call('POST /validate-reset-code', { body: { email: 'ana@example.com', code } })).body
    const { reset_token } = right as { reset_token: string }
    await call('POST /update-profile', {
      body: { username: 'Ana', email: 'new@example.com', current_password: PASSWORD },
      token,
    })
    const confirming = String((await mailed('new@example.com')).data.token)
    const order = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      expected_total: 20.5,
      email: 'guest@example.com',
    })
    const placed = await call('POST /add-order', { body: order, headers: { 'idempotency-key': 'secrets-of-a-guest' } })
    const { guest_token: link, data } = placed.body as { guest_token: string; data: { id: string } }
    await call('GET /get-orders/:id', { params: { id: data.id }, query: `token=${link}` })
    await call('POST /reset-password', {
      body: {
        email: 'ana@example.com',
        reset_token,
        password: `${PASSWORD} 2`,
        password_confirmation: `${PASSWORD} 2`,
      },
    })

    const again = await call('POST /login', {
      body: { email: 'ana@example.com', password: `${PASSWORD} 2` },
      headers: { cookie: `device=${device}` },
    })
    const { access_token: later } = again.body as { access_token: string }
    await call('POST /update-profile', {
      body: { username: 'Ana', email: 'newer@example.com', current_password: `${PASSWORD} 2` },
      token: later,
    })
    await call('POST /confirm-email', { body: { token: String((await mailed('newer@example.com')).data.token) } })
    const undoing = String((await mailed('ana@example.com')).data.token)
    await call('POST /undo-email-change', { body: { token: undoing } })

    const logged = log.join('\n')
    expect(logged).toContain('/api/validate-reset-code')
    for (const secret of [code, reset_token, confirming, undoing, device, token, link, PASSWORD])
      expect(logged).not.toContain(secret)
    const shown = answers.join('\n')
    for (const secret of [code, confirming, undoing, PASSWORD]) expect(shown).not.toContain(secret)
    expect(shown.split(reset_token)).toHaveLength(2)

    const sent: string[] = []
    await sendDueMails(api.db, async (mail) => void sent.push(JSON.stringify(mail)), {
      publicUrl: PUBLIC_URL,
      secret: api.secret,
    })
    const mails = sent.join('\n')
    expect(mails).toContain(`${PUBLIC_URL}/settings/profile?confirm=${confirming}`)
    expect(mails).toContain(`${PUBLIC_URL}/reset-password`)
    expect(mails).toContain(`${PUBLIC_URL}/reset-password#undo=${undoing}`)
    expect(mails + shown).not.toContain('evil.example')
    const left = await api.db.select().from(mailOutbox)
    expect(JSON.stringify(left)).not.toContain(code)
  })

  test('logs no link secret, in requests or in text', () => {
    const lines: string[] = []
    const request = { method: 'GET', url: '/api/get-orders/1?token=secret-of-a-link' }
    const logger = makeLogger('info', { write: (line) => void lines.push(line) })
    logger.info({ req: request }, 'a request')
    logger.info({ url: request.url }, `requested ${request.url}`)
    expect(lines).toHaveLength(2)
    expect(lines.join('')).not.toContain('secret-of-a-link')
  })
})
