import { equipmentRequests, mailOutbox, users } from '../database/schema'
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
})
afterAll(() => api.close())

describe('pages of lists', () => {
  test.each([
    ['wholesellers.list', 'email'],
    ['mails.stuck', 'id'],
    ['equipment.list', 'number'],
    ['stock.list', 'sku'],
  ])('of %s have each line once, in the order of the whole list', async (name, key) => {
    const full = (await run(name, { limit: 1000 })) as unknown as Page
    const seen: unknown[] = []
    let after: string | undefined
    do {
      const page = (await run(name, { limit: 2, after })) as unknown as Page
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
