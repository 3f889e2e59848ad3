import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditLog, mailOutbox, orders, states } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const { run } = operatorOf(() => api)
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

async function placeOrder() {
  const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
  const { body } = await api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() } })
  return body.data
}
const rowOf = async (id: string) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!

describe('address and notes of an order', () => {
  test('change only what is given, with the billing address if it was the same, and mail the customer', async () => {
    const { id, order_number: number, address } = await placeOrder()
    await run('orders.set-address', { number, address: '  7 Canal St ', address_2: 'Unit 4', phone: '(215) 555-0188' })
    const after = { ...address, address: '7 Canal St', address_2: 'Unit 4', phone: '2155550188' }
    expect(await rowOf(id)).toMatchObject({ address: after, billing: after })
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'order-address-changed'))
    expect(mails.map(({ data }) => data)).toEqual([{ orderId: id }])
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.subject, number))
    expect(entries[0]!.detail).toMatchObject({ changed: ['phone', 'address', 'address_2'] })
    expect(JSON.stringify(entries)).not.toContain('Canal')
    await run('orders.set-address', { number, address_2: '' })
    expect((await rowOf(id)).address.address_2).toBeNull()
    await expect(run('orders.set-address', { number, city: address.city })).rejects.toThrow('already')
  })

  test('refuse another tax with the difference, states without shipping, and bad fields', async () => {
    const { id, order_number: number } = await placeOrder()
    const { subtotalCents, taxCents, address } = await rowOf(id)
    const [other] = await api.db.select().from(states).where(eq(states.code, 'NY'))
    expect(address.state).not.toBe('NY')
    await api.db.update(states).set({ taxRatePpm: 200_000, ships: true }).where(eq(states.code, 'NY'))
    const more = ((subtotalCents * 0.2 - taxCents) / 100).toFixed(2)
    await expect(run('orders.set-address', { number, state: 'NY' })).rejects.toThrow(`is $${more} more`)
    const rate = Math.round((taxCents / subtotalCents) * 1_000_000)
    const days = (await rowOf(id)).minDays!
    await api.db.update(states).set({ taxRatePpm: rate, extraDays: 3 }).where(eq(states.code, 'NY'))
    await run('orders.set-address', { number, state: 'NY', zip: '10001', city: 'New York' })
    expect(await rowOf(id)).toMatchObject({ minDays: days + 3, address: { state: 'NY' } })
    await api.db.update(states).set({ ships: false }).where(eq(states.code, address.state))
    await expect(run('orders.set-address', { number, state: address.state })).rejects.toThrow('do not ship')
    await api.db.update(states).set({ ships: true }).where(eq(states.code, address.state))
    await api.db.update(states).set(other!).where(eq(states.code, 'NY'))
    await expect(run('orders.set-address', { number, zip: '1' })).rejects.toThrow('ZIP')
  })

  test('refuse a packed order until it is unpacked', async () => {
    const { order_number: number } = await placeOrder()
    const packed = await run('parcels.add', { number, carrier: 'UPS', tracking: '1Z-9001' })
    await expect(run('orders.set-address', { number, address: '7 Canal St' })).rejects.toThrow('on the label')
    await run('parcels.remove', { id: 'detail' in packed && packed.detail!.id })
    await run('orders.set-address', { number, address: '7 Canal St' })
  })

  test('keep notes of staff, which customers do not see', async () => {
    const { id, order_number: number } = await placeOrder()
    await run('orders.note', { number, text: 'Called; wants it by Friday.' })
    const { tables } = (await run('orders.show', { number })) as unknown as { tables: { notes: { id: number }[] } }
    expect(tables.notes).toEqual([expect.objectContaining({ by: 'mia@cli', text: 'Called; wants it by Friday.' })])
    await run('orders.remove-note', { id: tables.notes[0]!.id })
    await expect(run('orders.remove-note', { id: tables.notes[0]!.id })).rejects.toThrow('There is no note')
    await expect(run('orders.note', { number, text: ' ' })).rejects.toThrow()
    expect((await rowOf(id)).note).toBeNull()
  })
})
