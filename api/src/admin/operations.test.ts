import { asc, eq, like } from 'drizzle-orm'
import { auditLog, mailOutbox, products, users, variants, wholesaleApplications } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'
import { gymApplication } from '../testing/gym-application'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run } = operatorOf(() => api)
const stockOf = async (sku: string) => (await api.db.select().from(variants).where(eq(variants.sku, sku)))[0]!.stock

describe('operations', () => {
  test('sets an amount in dollars, returns it with cents and shows it to shoppers', async () => {
    expect(await run('settings.set', { name: 'simple_shipment', value: '9.5' })).toEqual({
      done: 'simple_shipment is now 9.50.',
      detail: { from: '8.00', to: '9.50' },
    })
    expect((await api.call('GET /general-setting')).body.data.simple_shipment).toBe(9.5)
    expect(await run('settings.get', { name: 'simple_shipment' })).toEqual({
      rows: [{ setting: 'simple_shipment', value: '9.50' }],
    })
  })

  test.each([
    [{ name: 'simple_shipment', value: '-1' }, '"-1" is not an amount in dollars'],
    [{ name: 'alert_url', value: 'javascript:alert(1)' }, 'alert_url: It must be a path'],
    [{ name: 'alert_url', value: '//elsewhere.example' }, 'alert_url: It must be a path'],
    [{ name: 'id', value: '2' }, 'name:'],
  ])('rejects the setting %j', async (input, message) => {
    await expect(run('settings.set', input)).rejects.toThrow(message)
  })

  test('sets stock only if it still has the expected value', async () => {
    await api.db.update(variants).set({ stock: 0 }).where(eq(variants.sku, 'GLV-RED-10'))
    await expect(run('stock.set', { sku: 'GLV-RED-10', from: 4, to: 9 })).rejects.toThrow(
      'GLV-RED-10 has 0 in stock, not 4',
    )
    await run('stock.set', { sku: 'GLV-RED-10', from: 0, to: 9 })
    expect(await stockOf('GLV-RED-10')).toBe(9)
    const [row] = await api.db.select().from(products).where(eq(products.id, api.shop.products.glove))
    expect(row!.stock).toBe(22)
  })

  test('lists scarce variants first and escapes % in searches', async () => {
    await api.db.update(variants).set({ stock: 9 }).where(eq(variants.sku, 'GLV-RED-10'))
    const { rows } = (await run('stock.list', { below: 5 })) as { rows: { sku: string }[] }
    expect(rows.map(({ sku }) => sku)).toEqual(['GLV-BLK-12'])
    expect(await run('stock.list', { search: '%' })).toEqual({ next: null, rows: [] })
  })

  test('makes an approved applicant a wholesaler from the next request on and mails it', async () => {
    const { user, access_token } = await api.signUp('gym@example.com')
    await api.db.update(users).set({ role: 'wholeseller', isVerified: false }).where(eq(users.id, user.id))
    const [application] = await api.db.insert(wholesaleApplications).values(gymApplication(user.id)).returning()
    const { id } = application!
    const verified = async () =>
      (await api.call('GET /user-dashboard', { token: access_token })).body.data.user.is_verified
    expect(await verified()).toBe(false)
    await run('applications.approve', { id })
    expect(await verified()).toBe(true)
    await expect(run('applications.approve', { id })).rejects.toThrow('is approved already')
    await run('applications.decline', { id, reason: 'The papers were forged.' })
    expect(await verified()).toBe(false)
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'gym@example.com'))
    expect(mails.map(({ template }) => template)).toEqual(['wholesale-approved', 'wholesale-declined'])
    const audited = await api.db.select().from(auditLog).where(like(auditLog.action, 'applications.%'))
    expect(audited.map(({ action }) => action)).toEqual(['applications.approved', 'applications.declined'])
  })

  test('creates a coupon once and applies it in the cart', async () => {
    await run('coupons.create', { code: 'spring', percent: 12 })
    await expect(run('coupons.create', { code: 'SPRING', percent: 50 })).rejects.toThrow(
      'Coupon SPRING already exists.',
    )
    expect((await api.call('POST /apply-coupen', { body: { code: 'Spring' } })).body.coupon.value).toBe(12)
  })

  test('records every change in the audit log with its author, and neither reads nor refusals', async () => {
    const before = await api.db.$count(auditLog)
    await run('settings.get', { name: 'express_shipment' })
    await run('settings.set', { name: 'express_shipment', value: '21' })
    await run('stock.set', { sku: 'GLV-BLK-12', from: 3, to: 4 })
    await expect(run('stock.set', { sku: 'GLV-BLK-12', from: 99, to: 9 })).rejects.toThrow('not 99')
    await run('stock.set', { sku: 'GLV-BLK-12', from: 4, to: 3 })
    await run('coupons.create', { code: 'audited', percent: 12 })
    const rows = await api.db.select().from(auditLog).orderBy(asc(auditLog.id))
    expect(rows.slice(before).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'mia@cli settings.set',
      'mia@cli stock.set',
      'mia@cli stock.set',
      'mia@cli coupons.create',
    ])
  })

  test('names an unknown operation', async () => {
    await expect(run('constructor')).rejects.toThrow('There is no operation constructor.')
  })
})
