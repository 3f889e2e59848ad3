import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  authenticityChecks,
  authenticityCodes,
  authenticityReports,
  equipmentRequests,
  mailOutbox,
} from '../../database/schema'
import { multipart } from '../../testing/multipart'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('authenticity routes', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const check = (barcode: string, ip: string) =>
    api.call('POST /product-authenticity', { body: { barcode }, headers: { 'x-forwarded-for': ip } })

  test('reports the product of a genuine code and its first check', async () => {
    const first = (await check(' irn-0001-aaaa ', '10.1.0.1')).body
    expect(first).toMatchObject({ status: 'authentic', batch: 'B7', checks: 1, product: { title: 'Bag Glove' } })
    const second = (await check('IRN-0001-AAAA', '10.1.0.2')).body
    expect(second).toMatchObject({ checks: 2, first_checked_at: first.first_checked_at })
  })

  test('reports a code that was never printed as unknown, and rejects a missing one', async () => {
    expect((await check('FAKE-0000', '10.1.0.3')).body).toEqual({
      status: 'unknown',
      product: null,
      batch: null,
      first_checked_at: null,
      checks: 0,
    })
    for (const wrong of ['short', 'x'.repeat(33), "' OR 1=1 --"])
      expect((await check(wrong, '10.1.0.3')).status).toBe(422)
  })

  test('reports a code as genuine however often one network checks it, from any of its addresses', async () => {
    await api.db.insert(authenticityCodes).values({ code: 'IRN-0002-BBBB', batch: 'B7', madeOn: '2026-01-01' })
    const own = (await check('IRN-0002-BBBB', '10.1.0.9')).body
    for (let round = 1; round <= 12; round += 1) await check('IRN-0002-BBBB', `2001:db8:7:7::${round}`)
    expect(await check('IRN-0002-BBBB', '10.1.0.9')).toMatchObject({
      body: { status: 'authentic', checks: 2, first_checked_at: own.first_checked_at },
    })
  })

  test('reports a code as genuine however many networks of one site check it', async () => {
    await api.db.insert(authenticityCodes).values({ code: 'IRN-0003-CCCC', batch: 'B7', madeOn: '2026-01-01' })
    const statuses = new Set<string>()
    for (let subnet = 1; subnet <= 12; subnet += 1)
      statuses.add((await check('IRN-0003-CCCC', `2001:db8:8:${subnet.toString(16)}::1`)).body.status)
    expect([...statuses]).toEqual(['authentic'])
  })

  test('stores no address of those who check a code', async () => {
    await check('IRN-0001-AAAA', '198.51.100.77')
    const rows = await api.db.select().from(authenticityChecks)
    const guesses = ['198.51.100.77'].map((address) => createHash('sha256').update(address).digest('hex'))
    expect(rows.length).toBeGreaterThan(0)
    for (const { networkHash } of rows) expect(guesses).not.toContain(networkHash.toString('hex'))
    expect(JSON.stringify(rows)).not.toContain('198.51.100.77')
  })

  test('reports a code as suspicious after checks from many networks', async () => {
    const answers = []
    for (let round = 0; round < 10; round += 1)
      answers.push((await check('IRN-0001-AAAA', `10.1.1.${round}`)).body.status)
    expect(answers.at(-1)).toBe('suspicious')
  })

  test('allows twenty checks an hour per address', async () => {
    const statuses = []
    for (let round = 0; round < 21; round += 1) statuses.push((await check(`GUESS-${1000 + round}`, '10.1.2.1')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  const report = (email: string) =>
    api.call('POST /authenticity-mail', {
      body: multipart({
        ...{ name: 'Ana', email, barcode: 'FAKE-0000' },
        ...{ seller: 'Night market', message: 'The stitching came apart.' },
      }),
      headers: { 'x-forwarded-for': `10.1.3.${(reports += 1)}` },
    })
  let reports = 0

  test('stores a report and mails an acknowledgment', async () => {
    const email = 'gil@example.com'
    expect((await report(email)).status).toBe(201)
    expect(await api.db.$count(authenticityReports, eq(authenticityReports.email, email))).toBe(1)
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    expect(mails.map(({ template }) => template)).toEqual(['authenticity-report'])
  })

  test('limits acknowledgments per mailbox and stores every report', async () => {
    for (let round = 0; round < 7; round += 1) expect((await report('victim@example.com')).status).toBe(201)
    expect(await api.db.$count(authenticityReports, eq(authenticityReports.email, 'victim@example.com'))).toBe(7)
    expect(await api.db.$count(mailOutbox, eq(mailOutbox.recipient, 'victim@example.com'))).toBe(5)
  })

  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  let visitors = 0
  const request = (more: Record<string, string> = {}) =>
    api.call('POST /equipment-request', {
      body: multipart({
        name: 'Ana',
        email: 'ana@example.com',
        phone: '555 010 2030',
        organisation: 'Kai Gym',
        category: 'gloves',
        items: JSON.stringify([{ size: '10 oz', color: 'Black', qty: 40 }]),
        needed_by: day(40),
        ...more,
      }),
      headers: { 'x-forwarded-for': `10.1.3.${(visitors += 1)}` },
    })

  test('numbers a request for custom equipment', async () => {
    const { status, body } = await request()
    expect(status).toBe(201)
    const [row] = await api.db.select().from(equipmentRequests)
    expect(row).toMatchObject({
      requestNumber: body.request_number,
      status: 'received',
      items: [{ size: '10 oz', color: 'Black', qty: 40 }],
    })
  })

  test.each([
    [{ items: '[]' }, 'items'],
    [{ items: 'not json' }, 'items'],
    [{ items: JSON.stringify([{ size: 'M', color: 'Red', qty: 10_001 }]) }, 'items.0.qty'],
    [{ needed_by: day(10) }, 'needed_by'],
    [{ embroidery_text: 'x'.repeat(31) }, 'embroidery_text'],
    [{ status: 'approved' }, 'status'],
  ])('names the field of a request with %j', async (more, field) => {
    const { status, error } = await request(more as Record<string, string>)
    expect(status).toBe(422)
    expect(error.errors?.map((entry) => entry.field)).toContain(field)
  })
})
