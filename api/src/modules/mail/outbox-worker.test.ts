import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from './outbox-worker'
import { fileTransport, type MailTransport } from './transport'

let api: TestApp

describe('outbox worker', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())
  afterEach(() => api.db.delete(mailOutbox))

  const settings = {
    publicUrl: 'https://shop.example',
    get secret() {
      return api.secret
    },
  }
  type Sent = Parameters<MailTransport>[0]
  const collect = () => {
    const mails: Sent[] = []
    return { mails, transport: async (mail: Sent) => void mails.push(mail) }
  }
  const add = (template: string, data: Record<string, unknown>, recipient = 'ana@example.com') =>
    api.db.insert(mailOutbox).values({ recipient, template, data })

  test("shows the order's data in its mail, with a link that opens it for the guest", async () => {
    const form = orderForm({
      products: toOrderLines(api.shop, ['saleGlove', 1], ['whiteBelt', 2]),
      state: 'NY',
      zip: '12207',
      expected_total: 80.8,
    })
    const { body } = await api.call('POST /add-order', {
      body: form,
      headers: { 'idempotency-key': 'mail-test-order' },
    })
    const { mails, transport } = collect()
    expect(await sendDueMails(api.db, transport, settings)).toBe(1)
    const [mail] = mails
    expect(mail!.subject).toBe(`We received your order (${body.data.order_number})`)
    for (const part of [mail!.text, mail!.html]) {
      for (const text of ['1 × Bag Glove, Black, 10 oz', '$45.00', '$70.00', '$8.00', '$2.80', '$80.80'])
        expect(part).toContain(text)
      expect(part).toContain(`https://shop.example/order/${body.data.id}?token=${body.guest_token}`)
    }
    expect(await sendDueMails(api.db, transport, settings)).toBe(0)
  })

  test.each([
    ['reset-code', { username: 'Ana', code: 'ABCD2345' }, 'ABCD2345'],
    ['password-changed', { username: 'Ana' }, 'https://shop.example/reset-password'],
    [
      'email-changed',
      { username: 'Ana', token: 'secret-token' },
      'https://shop.example/reset-password#undo=secret-token',
    ],
    ['email-restored', { username: 'Ana' }, 'https://shop.example/reset-password'],
    ['approve-email', { username: 'Ana', token: 'secret-token', newEmail: 'ana@new.example' }, 'ana@new.example'],
    ['newsletter-subscribed', { unsubscribe: 'secret-token' }, 'api/unsubscribe?token=secret-token'],
    ['confirm-email', { username: 'Ana', token: 'secret-token' }, 'confirm=secret-token'],
    ['newsletter-coupon', { code: 'WELCOME-1', percent: 10 }, 'WELCOME-1'],
    ['wholesale-received', { username: 'Ana', business: 'Kai Gym' }, 'Kai Gym'],
    ['wholesale-approved', { username: 'Ana', business: 'Kai Gym' }, '/wholesaler/desk'],
    ['wholesale-declined', { username: 'Ana', business: 'Kai Gym', reason: 'No tax ID' }, 'No tax ID'],
  ])('%s has the same content in text and HTML', async (template, data, texts) => {
    await add(template, data)
    const { mails, transport } = collect()
    await sendDueMails(api.db, transport, settings)
    expect(mails[0]!.text).toContain(texts)
    expect(mails[0]!.html).toContain(texts)
  })

  test('shows markup and line breaks of user input as text', async () => {
    await add('wholesale-received', { username: '<img src=x onerror=alert(1)>', business: 'A & "B"' })
    const { mails, transport } = collect()
    await sendDueMails(api.db, transport, settings)
    expect(mails[0]!.html).not.toContain('<img')
    expect(mails[0]!.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mails[0]!.html).toContain('A &amp; &quot;B&quot;')
  })

  test('retries a failed mail later without delaying others', async () => {
    await add('password-changed', { username: 'Ana' }, 'down@example.com')
    await add('password-changed', { username: 'Bo' }, 'bo@example.com')
    const { mails, transport } = collect()
    const flaky: MailTransport = (mail) =>
      mail.to === 'down@example.com' ? Promise.reject(new Error('mailbox is full')) : transport(mail)
    const ids: string[] = []
    const noting: MailTransport = (mail) => {
      ids.push(mail.messageId)
      return flaky(mail)
    }
    expect(await sendDueMails(api.db, noting, settings)).toBe(1)
    const [row] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'down@example.com'))
    expect(row).toMatchObject({ attempts: 1, lastError: 'mailbox is full', sentAt: null })
    expect(row!.nextTryAt.getTime()).toBeGreaterThan(Date.now())
    expect(await sendDueMails(api.db, transport, settings)).toBe(0)
    await api.db.update(mailOutbox).set({ nextTryAt: new Date(0) })
    expect(await sendDueMails(api.db, transport, settings)).toBe(1)
    expect(mails.map(({ to }) => to)).toEqual(['bo@example.com', 'down@example.com'])
    expect(mails.map(({ messageId }) => messageId)).toEqual(ids.reverse())
  })

  test("erases a mail's data after it was sent", async () => {
    await add('reset-code', { username: 'Ana', code: 'ABCD2345' })
    await sendDueMails(api.db, collect().transport, settings)
    expect(JSON.stringify(await api.db.select().from(mailOutbox))).not.toContain('ABCD2345')
  })

  test('writes standard mail files without a mail server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-mail-test-'))
    await add('password-changed', { username: 'José' })
    await sendDueMails(api.db, fileTransport(folder), settings)
    const [file, ...more] = readdirSync(join(folder, 'mail'))
    expect(more).toEqual([])
    const mail = readFileSync(join(folder, 'mail', file!), 'utf8')
    // In the sender's domain and not only the mail's number, since every shop counts from 1.
    expect(mail).toMatch(/^Message-ID: <mail-\d+\.\d{13}@[\w.-]+\.\w+>\r$/m)
    expect(mail).toContain('To: ana@example.com')
    expect(mail).toContain('multipart/alternative')
    rmSync(folder, { recursive: true })
  })

  test('sends each mail once with two workers', async () => {
    for (let number = 0; number < 12; number += 1)
      await add('password-changed', { username: 'Ana' }, `m${number}@example.com`)
    const { mails, transport } = collect()
    await Promise.all([sendDueMails(api.db, transport, settings), sendDueMails(api.db, transport, settings)])
    expect(new Set(mails.map(({ to }) => to)).size).toBe(12)
    expect(mails).toHaveLength(12)
  })

  test('tries a failing mail twelve times and then leaves it to the operators', async () => {
    await add('password-changed', { username: 'Ana' }, 'gone@example.com')
    let tries = 0
    const down: MailTransport = () => {
      tries += 1
      return Promise.reject(new Error('no such mailbox'))
    }
    for (let round = 0; round < 20; round += 1) {
      await sendDueMails(api.db, down, settings)
      await api.db.update(mailOutbox).set({ nextTryAt: new Date(0) })
    }
    expect(tries).toBe(12)
    const [row] = await api.db.select().from(mailOutbox)
    expect(row).toMatchObject({ attempts: 12, sentAt: null, lastError: 'no such mailbox' })
  })

  test('doubles the pause between tries up to an hour', async () => {
    await add('password-changed', { username: 'Ana' }, 'gone@example.com')
    const pauses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const before = Date.now()
      await sendDueMails(api.db, () => Promise.reject(new Error('down')), settings)
      const [row] = await api.db.select().from(mailOutbox)
      pauses.push(2 ** Math.floor(Math.log2((row!.nextTryAt.getTime() - before) / 5000)))
      await api.db.update(mailOutbox).set({ nextTryAt: new Date(0) })
    }
    // In multiples of five seconds; an hour is 720 of these.
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 512])
  })

  test('is not sent by another worker before the lease of a slow one ends', async () => {
    await add('password-changed', { username: 'Ana' })
    const { mails, transport } = collect()
    let finish: () => void = () => undefined
    const slow = sendDueMails(api.db, () => new Promise<void>((done) => void (finish = done)), settings)
    while ((await api.db.$count(mailOutbox, eq(mailOutbox.attempts, 1))) === 0)
      await new Promise((next) => setImmediate(next))
    expect(await sendDueMails(api.db, transport, settings)).toBe(0)
    await api.db.update(mailOutbox).set({ nextTryAt: new Date(0) })
    expect(await sendDueMails(api.db, transport, settings)).toBe(1)
    finish()
    await slow
    expect(mails).toHaveLength(1)
  })

  test('claims twenty mails per round', async () => {
    for (let number = 0; number < 25; number += 1)
      await add('password-changed', { username: 'Ana' }, `b${number}@example.com`)
    const { transport } = collect()
    expect([await sendDueMails(api.db, transport, settings), await sendDueMails(api.db, transport, settings)]).toEqual([
      20, 5,
    ])
  })
})
