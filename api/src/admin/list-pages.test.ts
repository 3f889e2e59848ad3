import { equipmentRequests, mailOutbox, orderReturns, orders, users } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
const { run } = operatorOf(() => api)
type Page = { rows: Record<string, unknown>[]; next: string | null }

beforeAll(async () => {
  api = await testApp()
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@gym.example`)
  await api.db.insert(users).values(emails.map((email) => ({ username: 'Gym', email, role: 'wholeseller' as const })))
  await api.db
    .insert(mailOutbox)
    .values(emails.map((recipient) => ({ recipient, template: 'reset-code', data: {}, attempts: 1 })))
  await api.db.insert(equipmentRequests).values(
    emails.map((email, index) => ({
      requestNumber: `CE-900${index}`,
      name: 'Gym',
      email,
      phone: '',
      organisation: '',
      category: 'Gloves',
      items: [],
    })),
  )
  const amounts = { subtotalCents: 0, saleDiscountCents: 0, discountCents: 0, discountPercent: 0, deliveryCents: 0 }
  const address = {
    first_name: '',
    last_name: '',
    phone: '',
    address: '',
    address_2: null,
    city: '',
    state: '',
    zip: '',
  }
  const [order] = await api.db
    .insert(orders)
    .values({
      ...{ ...amounts, taxCents: 0, taxRatePpm: 0, totalCents: 0, shipmentType: 'simple' as const },
      ...{ orderNumber: '7'.repeat(12), email: emails[0]!, address, billing: address },
    })
    .returning()
  const request = { orderId: order!.id, kind: 'refund', reason: 'too_small' } as const
  await api.db.insert(orderReturns).values(emails.map(() => request))
})
afterAll(() => api.close())

describe('pages of lists', () => {
  test.each<[name: string, key: string, filter?: object]>([
    ['wholesellers.list', 'email'],
    ['mails.stuck', 'id'],
    ['equipment.list', 'number'],
    ['stock.list', 'sku'],
    ['returns.list', 'id'],
    ['returns.list', 'id', { status: 'all' }],
  ])('of %s have each line once, in the order of the whole list: %#', async (name, key, filter = {}) => {
    const full = (await run(name, { ...filter, limit: 1000 })) as unknown as Page
    const seen: unknown[] = []
    let after: string | undefined
    do {
      const page = (await run(name, { ...filter, limit: 2, after })) as unknown as Page
      expect(page.rows.length).toBeLessThanOrEqual(2)
      seen.push(...page.rows.map((row) => row[key]))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(full.rows.map((row) => row[key]))
    expect(seen.length).toBeGreaterThanOrEqual(4)
    expect(full.next).toBeNull()
  })

  test('refuse a place where no page ended', async () => {
    await expect(run('stock.list', { after: 'elsewhere' })).rejects.toThrow('not where a page ended')
  })
})
