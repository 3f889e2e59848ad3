import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import {
  companyTerms,
  authenticityReports,
  contactMessages,
  coupons,
  equipmentEvents,
  equipmentRequests,
  inboxAnswers,
  loginIdentities,
  mailOutbox,
  orders,
  ratings,
  reorderLists,
  rosterEntries,
  rosters,
  stockAlerts,
  stockHolds,
  subscribers,
  users,
  wholesaleApplications,
  wholesaleDocuments,
} from '../../database/schema'
import { cardToken, toOrderLines, orderForm } from '../../testing/order-form'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'
import { tokenHash } from '../auth/session-token'
import { gymApplication } from '../../testing/gym-application'

let api: TestApp

describe('my data', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const PASSWORD = 'left hook body shot'
  const order = async (token: string, email: string) => {
    const body = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      expected_total: 20.5,
      email,
      first_name: `L ${email}`,
      note: `Ring at ${email}`,
    })
    const headers = { 'idempotency-key': randomUUID() }
    return (await api.call('POST /add-order', { body, token, headers })).body.data.id
  }
  const setStatus = (id: string, status: 'delivered' | 'pending') =>
    api.db.update(orders).set({ status }).where(eq(orders.id, id))

  /** A user with at least one record of every kind. */
  async function person(email: string, { confirmed = true } = {}) {
    const { access_token: token, user } = await api.signUp(email)
    if (confirmed) await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
    await api.call('POST /wishlists', { body: { product_id: api.shop.products.glove }, token })
    await api.call('POST /payment-methods', {
      body: { payment_token: cardToken({ holder_name: `L ${email}` }) },
      token,
    })
    await api.call('POST /subscribe', { body: { email } })
    await sendMails(api.db)
    const [message] = await api.db
      .insert(contactMessages)
      .values({ name: 'Leonora', email, message: 'Where is Bellweather?' })
      .returning()
    await api.db.insert(stockAlerts).values({ variantId: api.shop.variants.soldOutGlove, email })
    const [report] = await api.db
      .insert(authenticityReports)
      .values({ name: `L ${email}`, email, barcode: 'IRN-0001-AAAA', seller: 'A stall', message: 'Smells of glue.' })
      .returning()
    await api.db.insert(inboxAnswers).values([
      { messageId: message!.id, actor: 'kim@shop.example', text: `In Ohio, ${email}.` },
      { reportId: report!.id, actor: 'kim@shop.example', text: `It is genuine, ${email}.` },
    ])
    await ofAClub(user.id, email)
    const held = {
      hold_key: 'ofacheckoutthatisunderway'.concat(user.id.replace(/[^a-f]/g, '')),
      products: toOrderLines(api.shop, ['whiteBelt', 2]),
    }
    await api.call('POST /stock-hold', { body: held, token })
    const picture = `${randomUUID()}.webp`
    const file = join(api.dataDir, 'uploads', 'reviews', picture)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'picture')
    const review = { productId: api.shop.products.belt, userId: user.id, name: 'Leonora', email, rating: 4 }
    await api.db
      .insert(ratings)
      .values({ ...review, comment: `Fine belt ${email}`, heightCm: 180, images: [picture], status: 'published' })
    return { token, user, file, orderId: await order(token, email) }
  }

  /** Records of wholesale buyers. */
  async function ofAClub(userId: string, email: string) {
    const [application] = await api.db
      .insert(wholesaleApplications)
      .values({ ...gymApplication(userId), businessName: `Gym of ${email}` })
      .returning()
    await api.db
      .insert(wholesaleDocuments)
      .values({ applicationId: application!.id, file: `${randomUUID()}.pdf`, mediaType: 'application/pdf', bytes: 9 })
    await api.db.insert(loginIdentities).values({ provider: 'google', subject: `subject of ${email}`, userId })
    await api.db.insert(companyTerms).values({ userId, netDays: 30, creditLimitCents: 500_000 })
    const [roster] = await api.db
      .insert(rosters)
      .values({
        userId,
        shareKey: randomUUID(),
        title: `Camp of ${email}`,
        productId: api.shop.products.glove,
        color: 'Black',
        deadline: new Date('2030-01-01'),
      })
      .returning()
    await api.db.insert(rosterEntries).values({ rosterId: roster!.id, name: `Cy, friend of ${email}`, size: '10 oz' })
    const lines = [{ sku: 'BLT-WHT-A1', qty: 30 }]
    await api.db.insert(reorderLists).values({ userId, title: `Belts for ${email}`, lines })
    await requestEquipment(userId, email, 'received')
    await requestEquipment(null, email, 'completed')
  }

  async function requestEquipment(userId: string | null, email: string, status: 'received' | 'completed') {
    const quote = status === 'completed' ? { quoteCents: 90_000, quoteNote: `For ${email}`, quotedAt: new Date() } : {}
    const [request] = await api.db
      .insert(equipmentRequests)
      .values({
        requestNumber: `E${randomUUID().slice(0, 9)}`,
        userId,
        name: `L ${email}`,
        email,
        phone: '2015550166',
        organisation: `Club of ${email}`,
        category: 'Gloves',
        items: [{ size: '10 oz', color: 'Black', qty: 12 }],
        design: `glove with ${email}`,
        budget: `what ${email} has`,
        status,
        ...quote,
      })
      .returning()
    await api.db.insert(equipmentEvents).values({ requestId: request!.id, status, note: `To ${email}` })
  }
  const deleting = (token: string, password = PASSWORD) =>
    api.call('POST /delete-account', { body: { password }, token })

  test('exports everything as one JSON file without secrets', async () => {
    const { token } = await person('ana@lima.example')
    const { body, headers, text } = await api.call('GET /my-data', { token })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d{2}-\d{2}\.json"$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.account).toMatchObject({ email: 'ana@lima.example', has_password: true })
    expect(body.orders[0]).toMatchObject({
      note: 'Ring at ana@lima.example',
      items: [{ title: 'Karate Belt', quantity: 1 }],
    })
    expect(body.orders[0]!.events).toHaveLength(2)
    expect(body.payment_methods[0]).toMatchObject({ holder_name: 'L ana@lima.example', last4: '4242' })
    expect(body).toMatchObject({
      sessions: [{ current: true }],
      wishlist: [{ title: 'Bag Glove' }],
      reviews: [{ product: 'Karate Belt', height_cm: 180, pictures: 1 }],
      newsletter: { subscribed: true, unsubscribed_at: null, coupon: expect.stringMatching(/^WELCOME-/) },
      messages: [{ message: 'Where is Bellweather?', answers: [{ text: 'In Ohio, ana@lima.example.' }] }],
      items_on_hold: [{ product: 'Karate Belt', size: 'A1', quantity: 2 }],
      back_in_stock_requests: [{ product: 'Bag Glove', size: '10 oz', color: 'Red' }],
      authenticity_reports: [{ seller: 'A stall', photos: 0, answers: [{ text: 'It is genuine, ana@lima.example.' }] }],
      wholesale_application: { business_name: 'Gym of ana@lima.example', documents: [{ bytes: 9 }] },
      company_terms: { net_days: 30, credit_limit: 5000, tax_exempt: false },
      rosters: [{ title: 'Camp of ana@lima.example', product: 'Bag Glove', members: [{ size: '10 oz' }] }],
      reorder_lists: [{ title: 'Belts for ana@lima.example', lines: [{ sku: 'BLT-WHT-A1', qty: 30 }] }],
      equipment_requests: [
        { status: 'completed', quote: 900, steps: [{ note: 'To ana@lima.example' }] },
        { status: 'received', quote: null, steps: [{ note: 'To ana@lima.example' }] },
      ],
    })
    expect(body.account.logs_in_with).toMatchObject([{ provider: 'google' }])
    expect(text).not.toMatch(/argon2|token|hash":/)
  })

  test('exports nothing that is linked by an unconfirmed email alone', async () => {
    const { token } = await person('victim@example.com', { confirmed: false })
    const { body } = await api.call('GET /my-data', { token })
    expect([body.newsletter, body.messages, body.back_in_stock_requests, body.mails]).toEqual([null, [], [], []])
    expect(body.equipment_requests.map(({ status }) => status)).toEqual(['received'])
  })

  test('exports when a user unsubscribed from the newsletter', async () => {
    const { token } = await person('left@example.com')
    const left = { unsubscribedAt: new Date('2026-03-01T10:00:00Z') }
    await api.db.update(subscribers).set(left).where(eq(subscribers.email, 'left@example.com'))
    const { body } = await api.call('GET /my-data', { token })
    expect(body.newsletter).toMatchObject({ subscribed: false, unsubscribed_at: '2026-03-01T10:00:00.000Z' })
  })

  test('lists sent mails by their subject', async () => {
    const { token } = await person('mailed@example.com')
    await api.db
      .update(mailOutbox)
      .set({ sentAt: new Date(), data: {} })
      .where(eq(mailOutbox.recipient, 'mailed@example.com'))
    const { body } = await api.call('GET /my-data', { token })
    expect(body.mails.map(({ about }) => about)).toContain('newsletter-coupon')
  })

  /** Tables with personal data that the export excludes, each with the reason. */
  const EXCLUDED: Record<string, string> = {
    settings: 'the shop’s own',
    attempts: 'hashes, deleted within the day',
    coupon_uses: 'the order shows its discount',
    email_changes: 'exported with the account',
    email_undos: 'the email before, for seven days',
    google_logins: 'belongs to no account yet, for minutes',
    known_devices: 'hashes of cookies; the sessions list the devices',
    login_codes: 'a secret of one minute',
    reset_codes: 'a secret of ten minutes',
    staff: 'accounts of the shop’s own staff',
    staff_invitations: 'to accounts of the shop’s own staff, for seven days',
  }

  test('requires every table with personal data to be exported or excluded with a reason', async () => {
    const { rows } = (await api.db.execute(sql`
    SELECT DISTINCT table_name FROM information_schema.columns WHERE table_schema = 'public'
      AND column_name IN ('user_id', 'email', 'recipient', 'caller_hash', 'roster_id', 'phone')`)) as unknown as {
      rows: { table_name: string }[]
    }
    const exported = ['authenticity_reports', 'contact_messages', 'coupons', 'equipment_requests', 'login_identities']
    exported.push(
      'company_terms',
      'ledger_accounts',
      'mail_outbox',
      'orders',
      'payment_methods',
      'ratings',
      'reorder_lists',
      'roster_entries',
      'rosters',
    )
    exported.push(
      'sessions',
      'stock_alerts',
      'stock_holds',
      'subscribers',
      'users',
      'wholesale_applications',
      'wishlists',
    )
    const known = [...exported, ...Object.keys(EXCLUDED)]
    expect(rows.map(({ table_name }) => table_name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('takes as many statements for five orders as for one', async () => {
    const { token } = await person('many@example.com')
    const queries = await api.queriesOf(() => api.call('GET /my-data', { token }))
    for (let round = 0; round < 4; round += 1) await order(token, 'many@example.com')
    const five = await api.queriesOf(() => api.call('GET /my-data', { token }))
    expect(five).toBe(queries)
    expect(queries).toBeLessThanOrEqual(5)
  })

  test('deletes an account only with its password and without open orders', async () => {
    const { token, orderId } = await person('bo@example.com')
    expect((await deleting(token, 'wrong')).error.errors![0]!.field).toBe('password')
    const { status, error } = await deleting(token)
    expect([status, error.code]).toEqual([409, 'orders_open'])
    await setStatus(orderId, 'delivered')
    expect((await deleting(token)).status).toBe(200)
    expect((await api.call('GET /user-dashboard', { token })).status).toBe(401)
  })

  test('retains complete books without personal data after a deletion', async () => {
    const { token, user, orderId, file } = await person('cy@quist.example')
    await setStatus(orderId, 'delivered')
    const [before] = await api.db.select().from(orders).where(eq(orders.id, orderId))
    const requests = (await api.db.select().from(equipmentRequests).where(eq(equipmentRequests.email, user.email))).map(
      ({ id }) => id,
    )
    expect((await deleting(token)).status).toBe(200)
    const [after] = await api.db.select().from(orders).where(eq(orders.id, orderId))
    const retained = ['orderNumber', 'totalCents', 'taxCents', 'subtotalCents', 'createdAt', 'payment'] as const
    for (const key of retained) expect(after![key]).toEqual(before![key])
    expect(after!.address).toMatchObject({ state: 'OR', zip: '97201', address: '' })
    const [review] = await api.db.select().from(ratings).where(eq(ratings.comment, 'Fine belt cy@quist.example'))
    expect(review).toMatchObject({ name: 'Deleted account', rating: 4, heightCm: null, images: [], userId: null })
    expect(existsSync(file)).toBe(false)
    const remaining = await api.db.select().from(equipmentRequests).where(inArray(equipmentRequests.id, requests))
    expect(remaining).toMatchObject([{ status: 'completed', quoteCents: 90_000, items: [{ qty: 12 }], userId: null }])
    expect(await api.db.$count(stockHolds, eq(stockHolds.callerHash, tokenHash(user.id)))).toBe(0)
    expect(await traces('cy@quist.example')).toEqual(['mail_outbox', 'ratings'])
  })

  /** Tables that still contain this text; only the review's own text and the goodbye mail may. */
  async function traces(text: string) {
    const { rows } = (await api.db.execute(
      sql`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    )) as unknown as { rows: { table_name: string }[] }
    const found = []
    for (const { table_name: table } of rows) {
      const hits = (await api.db.execute(
        sql`SELECT 1 FROM ${sql.identifier(table)} AS row WHERE row::text LIKE ${`%${text}%`} LIMIT 1`,
      )) as unknown as { rows: unknown[] }
      if (hits.rows.length > 0) found.push(table)
    }
    return found
  }

  test('makes the email available again, and a new account with it finds no old data', async () => {
    const { token, orderId } = await person('di@example.com')
    await setStatus(orderId, 'delivered')
    await deleting(token)
    const fresh = await api.signUp('di@example.com')
    const { body } = await api.call('GET /my-data', { token: fresh.access_token })
    expect([body.orders, body.wishlist, body.reviews, body.payment_methods]).toEqual([[], [], [], []])
    const [mail] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'account-deleted'))
    expect(mail).toBeDefined()
  })

  test("does not delete another person's data for a user who signed up with their email", async () => {
    const { token, orderId } = await person('eve@example.com', { confirmed: false })
    await setStatus(orderId, 'delivered')
    await deleting(token)
    expect(await api.db.$count(subscribers, eq(subscribers.email, 'eve@example.com'))).toBe(1)
    expect(await api.db.$count(coupons, eq(coupons.email, 'eve@example.com'))).toBe(1)
  })
})
