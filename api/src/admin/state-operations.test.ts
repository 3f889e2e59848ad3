import { desc } from 'drizzle-orm'
import { auditLog } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { orderForm, toOrderLines } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())
beforeEach(async () => {
  await run('states.change', { code: 'OR', tax_percent: 0, ships: true, extra_days: 0 })
})

const { run, rowsOf } = operatorOf(() => api)
const daysTo = async (zip: string) =>
  (await api.call('GET /delivery-estimate', { query: `zip=${zip}` })).body.data.ways.map((offer) => [
    offer.est_min_days,
    offer.est_max_days,
  ])

describe('state operations', () => {
  test('changes the sales tax of a state, and records both versions', async () => {
    const { done } = (await run('states.change', { code: 'or', tax_percent: 6.625 })) as { done: string }
    expect(done).toBe('OR: 6.625% tax, ships there, 0 extra days.')
    expect(await rowsOf('states.list')).toContainEqual({
      code: 'OR',
      name: 'Oregon',
      tax_percent: 6.625,
      ships: true,
      extra_days: 0,
    })
    const [entry] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      action: 'states.change',
      subject: 'OR',
      detail: { before: { tax_percent: 0 }, after: { tax_percent: 6.625 } },
    })
  })

  test('refuses a change that expects another state of things, with both versions', async () => {
    const change = { code: 'OR', tax_percent: 5, expect: { tax_percent: 4, ships: true } }
    await expect(run('states.change', change)).rejects.toThrow(
      'OR has 0% tax, ships there, 0 extra days, not 4% tax, ships there, 0 extra days: check it and try again.',
    )
    await run('states.change', { ...change, expect: { tax_percent: 0, ships: true, extra_days: 0 } })
    expect(await rowsOf('states.list')).toContainEqual(expect.objectContaining({ code: 'OR', tax_percent: 5 }))
  })

  test.each([
    [{ code: 'OR' }, 'specify what to change'],
    [{ code: 'OR', tax_percent: 21 }, 'tax_percent'],
    [{ code: 'OR', extra_days: 31 }, 'extra_days'],
    [{ code: 'ZZ', ships: false }, 'There is no state ZZ'],
  ])('refuses %j', async (input, message) => {
    await expect(run('states.change', input)).rejects.toThrow(message)
  })

  test('adds the extra days of a state to its delivery estimates', async () => {
    expect(await daysTo('97201')).toEqual([
      [4, 6],
      [1, 2],
    ])
    await run('states.change', { code: 'OR', extra_days: 3 })
    expect(await daysTo('97201')).toEqual([
      [7, 9],
      [4, 5],
    ])
    expect(await daysTo('10001')).toEqual([
      [3, 4],
      [1, 2],
    ])
  })

  test('neither offers nor accepts an address in a state that the shop does not ship to', async () => {
    await run('states.change', { code: 'OR', ships: false })
    expect((await api.call('GET /get-states')).body.data.map(({ code }) => code)).toEqual(['NY'])
    const { status, error } = await api.call('POST /add-order', {
      body: orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 1 }),
      headers: { 'idempotency-key': 'a-state-without-shipping' },
    })
    expect([status, error.errors]).toEqual([422, [{ field: 'state', message: 'We do not ship to this state.' }]])
  })
})
