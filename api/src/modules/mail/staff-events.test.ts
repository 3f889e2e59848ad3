import { inArray, like } from 'drizzle-orm'
import { mailOutbox, settings, variants } from '../../database/schema'
import { multipart } from '../../testing/multipart'
import { operatorOf } from '../../testing/operate'
import { cardToken, orderForm, toOrderLines } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from './outbox-worker'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())
afterEach(() => api.db.delete(mailOutbox))

const { run } = operatorOf(() => api)
const staffAddresses = ['kim@shop.example', 'lee@shop.example']
const notices = () => api.db.select().from(mailOutbox).where(like(mailOutbox.template, 'staff-%'))
const choose = (event: string, addresses: string) => run('settings.set', { name: `notify_${event}`, value: addresses })

/** Sends what is due, except to the addresses that fail. */
async function deliver(failing: string[] = []) {
  const mails: { to: string; subject: string; text: string }[] = []
  await sendDueMails(
    api.db,
    async (mail) => {
      if (failing.includes(mail.to)) throw new Error('mailbox is full')
      mails.push(mail)
    },
    { publicUrl: 'https://shop.example', operationsUrl: 'https://operations.example', secret: api.secret },
  )
  return mails
}

let visitors = 0
const from = () => ({ 'x-forwarded-for': `10.20.0.${(visitors += 1)}` })
const order = (card = cardToken()) =>
  api.call('POST /add-order', {
    body: orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 2]), expected_total: 33, payment_token: card }),
    headers: { ...from(), 'idempotency-key': `staff-events-${visitors}` },
  })
const person = { name: 'Ana Lima', email: 'ana@example.com' }

/** What causes each event, and what its mail says. */
const events: Record<string, { cause: () => Promise<unknown>; says: RegExp; leadsTo: RegExp }> = {
  order: { cause: order, says: /New order \w{12}: \$33\.00/, leadsTo: /\/operations\/orders\/\w{12}$/m },
  application: {
    cause: () =>
      api.call('POST /register-wholeseller', {
        body: multipart(
          {
            ...{ username: 'Kai', email: `gym${visitors}@example.com`, password: 'left hook body shot', terms: 'true' },
            ...{ password_confirmation: 'left hook body shot', business_name: 'Kai Gym', business_type: 'gym' },
            ...{ tax_id: '12-3456789', phone: '5550102030', address: '1 Main Street', city: 'Albany', state: 'NY' },
            ...{ zip: '12207', monthly_volume: '1k_5k' },
          },
          [{ field: 'document', name: 'licence.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n') }],
        ),
        headers: from(),
      }),
    says: /Wholesale application of Kai Gym/,
    leadsTo: /\/operations\/companies\/\d+$/m,
  },
  request: {
    cause: () =>
      api.call('POST /equipment-request', {
        body: multipart({
          ...{ ...person, phone: '555 010 2030', organisation: 'Kai Gym', category: 'gloves' },
          items: JSON.stringify([{ size: '10 oz', color: 'Black', qty: 40 }]),
        }),
        headers: from(),
      }),
    says: /Request for custom equipment E\w{9}/,
    leadsTo: /\/operations\/quotes\/E\w{9}$/m,
  },
  message: {
    cause: () => api.call('POST /contact', { body: { ...person, message: 'Do you ship to Guam?' }, headers: from() }),
    says: /Message from Ana Lima/,
    leadsTo: /\/operations\/inbox\/messages\/\d+$/m,
  },
  stock: {
    cause: async () => {
      await api.db.update(variants).set({ stock: 9 })
      return run('stock.set', { sku: 'GLV-BLK-10', from: 9, to: 4 })
    },
    says: /Low stock/,
    leadsTo: /\/operations\/stock\?below=5$/m,
  },
  mail: {
    cause: async () => {
      const last = { recipient: 'full@example.com', template: 'password-changed', data: {}, attempts: 11 }
      await api.db.insert(mailOutbox).values(last)
      return deliver(['full@example.com'])
    },
    says: /An email could not be sent/,
    leadsTo: /\/operations\/inbox\/mails$/m,
  },
}

describe('events that staff are mailed about', () => {
  beforeEach(async () => {
    const off = { notifyOrder: '', notifyApplication: '', notifyRequest: '', notifyMessage: '' }
    await api.db.update(settings).set({ ...off, notifyStock: '', notifyMail: '' })
  })

  test.each(Object.keys(events))('%s: mails each chosen address once, with a link to its screen', async (event) => {
    const { cause, says, leadsTo } = events[event]!
    await choose(event, staffAddresses.join(', '))
    await cause()
    const mails = (await deliver()).filter(({ to }) => staffAddresses.includes(to))
    expect(mails.map(({ to }) => to).sort()).toEqual(staffAddresses)
    for (const { subject, text } of mails) {
      expect(subject).toMatch(says)
      expect(text).toMatch(leadsTo)
    }
    expect(await deliver()).toEqual([])
  })

  test.each(Object.keys(events))('%s: mails no one while no address is chosen', async (event) => {
    for (const other of Object.keys(events)) if (other !== event) await choose(other, staffAddresses.join(', '))
    await events[event]!.cause()
    expect(await notices()).toEqual([])
  })

  test('a message with a report of a product names its code', async () => {
    await choose('message', 'kim@shop.example')
    const body = multipart({ ...person, barcode: 'IC-00000-00000', seller: 'Market', message: 'The seams look odd.' })
    await api.call('POST /authenticity-mail', { body, headers: from() })
    const [mail] = (await deliver()).filter(({ to }) => to === 'kim@shop.example')
    expect(mail!.subject).toBe('Authenticity report from Ana Lima')
    expect(mail!.text).toMatch(/IC-00000-00000[^]+\/operations\/inbox\/reports\/\d+$/m)
  })

  test('an order whose card is declined is no event', async () => {
    await choose('order', 'kim@shop.example')
    expect((await order(cardToken({ last4: '0002' }))).status).toBe(422)
    expect(await notices()).toEqual([])
  })

  test('stock that was low before, or that rises, is no event, and one change of several variants is one', async () => {
    await choose('stock', 'kim@shop.example')
    await api.db.update(variants).set({ stock: 4 })
    await api.db.delete(mailOutbox)
    await api.db.update(variants).set({ stock: 3 })
    await api.db.update(variants).set({ stock: 9 })
    expect(await notices()).toEqual([])
    const { saleGlove, scarceGlove } = api.shop.variants
    await api.db
      .update(variants)
      .set({ stock: 2 })
      .where(inArray(variants.id, [saleGlove, scarceGlove]))
    const [mail] = await deliver()
    expect(mail!.text).toMatch(/Bag Glove, Black, 10 oz \(GLV-BLK-10\)\s+2 left\n[^]*GLV-BLK-12/)
  })

  test('a mail server that is down for long makes one notification wait', async () => {
    await choose('mail', 'kim@shop.example')
    const last = { template: 'password-changed', data: {}, attempts: 11 }
    const failing = ['a@example.com', 'b@example.com', 'kim@shop.example']
    await api.db.insert(mailOutbox).values(failing.slice(0, 2).map((recipient) => ({ ...last, recipient })))
    await deliver(failing)
    await deliver(failing)
    expect(await notices()).toMatchObject([{ data: { recipient: 'a@example.com', error: 'mailbox is full' } }])
  })

  test('settings accept addresses with commas between, and nothing else', async () => {
    await choose('order', ' Kim@Shop.example,lee@shop.example, kim@shop.example ,')
    expect(await run('settings.get', { name: 'notify_order' })).toMatchObject({
      rows: [{ value: 'kim@shop.example, lee@shop.example' }],
    })
    await expect(choose('order', 'kim@shop.example; lee')).rejects.toMatchObject({ status: 422 })
    expect((await api.call('GET /general-setting')).text).not.toContain('shop.example')
  })
})
