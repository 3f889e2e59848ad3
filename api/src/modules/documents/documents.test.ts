import { randomUUID } from 'node:crypto'
import { documentPath } from '@shop/shared-api/contract'
import { asc, eq, sql } from 'drizzle-orm'
import {
  documentCounters,
  mailOutbox,
  orderDocuments,
  orders,
  settings,
  users,
  variants,
  wholesaleApplications,
} from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { gymApplication } from '../../testing/gym-application'
import { operateFile, operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { readPdf } from '../../testing/pdf-text'
import { sendMails } from '../../testing/send-mails'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'
import { issueInvoice } from './issue-documents'
import { renderDocument } from './render-document'

let api: TestApp
let token: string
let gym: string
const { run } = operatorOf(() => api)

beforeAll(async () => {
  api = await testApp()
  await api.db.update(variants).set({ stock: 10_000 })
  await api.db
    .update(settings)
    .set({ legalName: 'Ironside LLC', postalAddress: '9 Dock Street, Portland, OR 97201', taxId: '12-3456789' })
  token = (await api.signUp('ana@example.com')).access_token
  gym = await signUpWholesaler(api, 'gym@example.com')
  await grantTerms(api, 'gym@example.com')
  const [user] = await api.db.select().from(users).where(eq(users.email, 'gym@example.com'))
  await api.db
    .insert(wholesaleApplications)
    .values({ ...gymApplication(user!.id), businessName: 'Nora Boxing Gym', status: 'approved' })
})
afterAll(() => api.close())

const buy = async (form: object = {}, as: string | null = token, belts = 1) => {
  const { body } = await api.call('POST /add-order', {
    body: { ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', belts]), expected_total: 20.5 }), ...form },
    headers: { 'idempotency-key': randomUUID() },
    token: as ?? undefined,
  })
  return { ...body.data, guestToken: body.guest_token }
}
const placeOnInvoice = () =>
  buy({ email: 'gym@example.com', payment_token: null, po_number: 'PO-77', expected_total: 50 }, gym, 4)
const download = (id: string, number: string, { as, secret }: { as?: string; secret?: string } = {}) =>
  api.app.inject({
    url: documentPath(id, number, secret),
    headers: as ? { authorization: `Bearer ${as}` } : {},
  })
const numbersOf = async (kind: 'invoice' | 'credit_note') =>
  (
    await api.db.select().from(orderDocuments).where(eq(orderDocuments.kind, kind)).orderBy(asc(orderDocuments.number))
  ).map(({ number }) => number)
const documentsOf = async (id: string, as = token) =>
  (await api.call('GET /get-orders/:id', { params: { id }, token: as })).body.data.documents

describe('documents of orders', () => {
  test('are an invoice that says who sold what to whom, once a card is charged', async () => {
    const { id, documents, order_number } = await buy({ first_name: 'Zoë', note: 'Ring twice' })
    expect(documents).toEqual([
      {
        kind: 'invoice',
        number: expect.stringMatching(/^INV-\d{6}$/) as string,
        issued_on: new Date().toISOString().slice(0, 10),
        total: 20.5,
      },
    ])
    const { statusCode, headers, rawPayload } = await download(id, documents[0]!.number, { as: token })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe(`attachment; filename="${documents[0]!.number}.pdf"`)
    const { text, pages } = await readPdf(rawPayload)
    expect(pages).toBe(1)
    for (const part of [
      'INVOICE',
      documents[0]!.number,
      order_number,
      'Ironside LLC',
      '9 Dock Street',
      'Tax ID 12-3456789',
      'Zoë Lima',
      '1 Main Street',
      'Portland, OR 97201',
      'BLT-WHT-A1',
      'Subtotal $12.50',
      'Delivery $8.00',
      'Sales tax OR (0%) $0.00',
      'Total $20.50',
      'Paid by Visa ending in 4242 $20.50',
      'Amount due $0.00',
      'Page 1 of 1',
    ])
      expect(text).toContain(part)
  })

  test('name company, tax ID, PO number and due day of an order on invoice, once it is confirmed', async () => {
    const order = await placeOnInvoice()
    expect(order.documents).toEqual([])
    await api.call('POST /confirm-order', { body: { order_id: order.id }, token: gym })
    const [invoice] = await documentsOf(order.id, gym)
    const { text } = await readPdf((await download(order.id, invoice!.number, { as: gym })).rawPayload)
    const due = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.now() + 30 * 86_400_000,
    )
    for (const part of [
      'Nora Boxing Gym',
      `Tax ID ${gymApplication('').taxId}`,
      'PO number PO-77',
      `Due ${due}`,
      'Paid $0.00',
      'Amount due $50.00',
      `Please pay by ${due}.`,
    ])
      expect(text).toContain(part)
  })

  test('have numbers without gaps, also after a transaction that failed', async () => {
    const { id } = await placeOnInvoice()
    const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
    const failing = api.db.transaction(async (tx) => {
      await issueInvoice(tx as never, order!)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await buy()
    const numbers = await numbersOf('invoice')
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(await api.db.select().from(documentCounters).where(eq(documentCounters.kind, 'invoice'))).toEqual([
      { kind: 'invoice', last: numbers.length },
    ])
  })

  test('add a credit note to a refund, which is mailed with it', async () => {
    const { id } = await buy()
    await api.db.delete(mailOutbox)
    await api.call('POST /cancel-order', { body: { order_id: id, reason: 'changed_mind' }, token })
    const documents = await documentsOf(id)
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 20.5],
      ['credit_note', 20.5],
    ])
    const mails = await sendMails(api.db)
    const attached = Object.fromEntries(
      mails.map(({ subject, attachments }) => [
        subject.replace(/ \(.*/, ''),
        attachments?.map(({ filename }) => filename),
      ]),
    )
    expect(attached).toEqual({ 'Your order was canceled': [], 'Your refund': [`${documents[1]!.number}.pdf`] })
    const { text } = await readPdf(mails.at(-1)!.attachments![0]!.content)
    for (const part of [
      'CREDIT NOTE',
      documents[1]!.number,
      `Invoice ${documents[0]!.number}`,
      'Reason: Order canceled',
      'Refunded to Visa ending in 4242 $20.50',
    ])
      expect(text).toContain(part)
  })

  test('credit a canceled order on invoice, of which nothing is owed any more', async () => {
    const { id, order_number: number } = await placeOnInvoice()
    await run('orders.move', { number, to: 'confirmed' })
    await api.db.delete(mailOutbox)
    await run('orders.cancel', { number, reason: 'By telephone' })
    const [invoice, note] = await documentsOf(id, gym)
    expect(note).toMatchObject({ kind: 'credit_note', total: 50 })
    const [mail] = await sendMails(api.db)
    expect(mail!.attachments!.map(({ filename }) => filename)).toEqual([`${note!.number}.pdf`])
    expect((await readPdf(mail!.attachments![0]!.content)).text).toContain(
      `Credited to invoice ${invoice!.number} $50.00`,
    )
  })

  test('are attached to the mail that confirms the order', async () => {
    await api.db.delete(mailOutbox)
    const { documents } = await buy()
    const [mail] = await sendMails(api.db)
    expect(mail!.attachments!.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`${documents[0]!.number}.pdf`, 'application/pdf'],
    ])
    expect(mail!.text).toContain('Your invoice is attached.')
  })

  test('open for the owner or by a guest’s link, and for no one else', async () => {
    const mine = await buy()
    const guests = await buy({}, null)
    const stranger = (await api.signUp('bo@example.com')).access_token
    const [own, guest] = [mine.documents[0]!.number, guests.documents[0]!.number]
    const statuses = await Promise.all([
      download(mine.id, own, { as: token }),
      download(guests.id, guest, { secret: guests.guestToken! }),
      download(mine.id, own),
      download(mine.id, own, { as: stranger }),
      download(guests.id, guest, { secret: 'x'.repeat(43) }),
      download(guests.id, guest, { as: token }),
      download(mine.id, guest, { as: token }),
      download(mine.id, 'INV-999999', { as: token }),
      download(mine.id, 'nonsense', { as: token }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404, 404, 404, 404, 404])
  })

  test('are never changed, and outlive their order', async () => {
    const { id, documents } = await buy()
    const number = Number(documents[0]!.number.slice(4))
    const same = sql`kind = 'invoice' AND number = ${number}`
    await expect(api.db.execute(sql`UPDATE order_documents SET total_cents = 1 WHERE ${same}`)).rejects.toThrow()
    await expect(api.db.execute(sql`DELETE FROM order_documents WHERE ${same}`)).rejects.toThrow()
    await expect(api.db.execute(sql`TRUNCATE order_documents`)).rejects.toThrow()
    await api.db.delete(orders).where(eq(orders.id, id))
    const [after] = await api.db.select().from(orderDocuments).where(same)
    expect(after).toMatchObject({ orderId: null, totalCents: 2050 })
  })

  test('are rendered from what was stored: the same bytes, also after changes', async () => {
    const { id, documents } = await buy()
    const before = (await download(id, documents[0]!.number, { as: token })).rawPayload
    await api.db.update(settings).set({ legalName: 'Renamed Inc.' })
    await api.db.execute(sql`UPDATE order_items SET title = 'Changed' WHERE order_id = ${id}`)
    expect((await download(id, documents[0]!.number, { as: token })).rawPayload.equals(before)).toBe(true)
    await api.db.update(settings).set({ legalName: 'Ironside LLC' })
  })

  test('continue on further pages with the head of the table', async () => {
    await buy()
    const [row] = await api.db.select().from(orderDocuments).limit(1)
    const content = { ...row!.content, lines: Array.from({ length: 80 }, () => row!.content.lines[0]!) }
    const { text, pages } = await readPdf(await renderDocument({ ...row!, number: 'INV-000001', content }))
    expect(pages).toBeGreaterThan(2)
    expect(text.match(/Item code/g)).toHaveLength(pages)
    expect(text).toContain(`Page ${pages} of ${pages}`)
  })

  test('are written by the command, and issued for an order from before they were numbered', async () => {
    const { order_number: number } = await buy()
    const { bytes, result } = await operateFile(api, 'orders.document', { number })
    expect(result).toMatchObject({ done: expect.stringMatching(/^Wrote INV-\d{6} of order/) as string })
    expect((await readPdf(bytes)).text).toContain(number)
    await expect(run('orders.document', { number, document: 'CN-000001' })).rejects.toMatchObject({ status: 404 })
    await expect(run('invoices.issue', { number })).rejects.toMatchObject({ status: 409 })
    const old = await placeOnInvoice()
    await api.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, old.id))
    await expect(run('orders.document', { number: old.order_number })).rejects.toMatchObject({ status: 404 })
    await run('invoices.issue', { number: old.order_number })
    expect(await documentsOf(old.id, gym)).toHaveLength(1)
  })
})
