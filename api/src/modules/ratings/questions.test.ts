import { eq } from 'drizzle-orm'
import { contactMessages, settings } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const { run } = operatorOf(() => api)

describe('questions about products', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const question = 'Is there room for a 180 inch wrap?'
  const ask = (traits: object = {}) =>
    api.call('POST /ask-question', {
      body: { product_id: api.shop.products.glove, name: 'Ana', email: 'ana@example.com', question, ...traits },
    })
  const published = async () =>
    (await api.call('GET /get-questions', { query: `product_id=${api.shop.products.glove}` })).body

  test('are mailed to staff, answered in the inbox, and listed only once published', async () => {
    await api.db.update(settings).set({ notifyMessage: 'kim@shop.example' })
    expect((await ask()).body.success).toBe(true)
    const mails = await sendMails(api.db)
    expect(mails.find(({ to }) => to === 'kim@shop.example')?.text).toContain(`Bag Glove: ${question}`)
    const [{ id } = { id: 0 }] = await api.db.select().from(contactMessages)
    await expect(run('messages.publish', { id })).rejects.toThrow('no answer yet')
    await run('messages.answer', { id, text: 'Yes, with room to spare.' })
    expect((await published()).data).toEqual([])
    expect(await run('messages.show', { id })).toMatchObject({ record: { product: 'Bag Glove', published: null } })

    await run('messages.publish', { id })
    expect(await published()).toMatchObject({
      data: [{ id, name: 'Ana', question, answer: 'Yes, with room to spare.' }],
      meta: { total: 1, last_page: 1 },
    })
    expect(JSON.stringify(await published())).not.toContain('ana@example.com')
    await run('messages.withdraw', { id })
    expect((await published()).data).toEqual([])
  })

  test('are refused for products that are not sold, and when a field is wrong', async () => {
    expect((await ask({ product_id: api.shop.products.hidden })).status).toBe(404)
    const { error } = await ask({ email: 'ana', question: 'Short?' })
    expect(error?.errors?.map(({ field }) => field)).toEqual(['email', 'question'])
  })

  test('can be published only if they are about a product', async () => {
    const [message] = await api.db
      .insert(contactMessages)
      .values({ name: 'Bo', email: 'bo@example.com', message: 'Do you ship to Guam?' })
      .returning()
    await expect(run('messages.publish', { id: message!.id })).rejects.toThrow('not about a product')
    await api.db.delete(contactMessages).where(eq(contactMessages.id, message!.id))
  })
})
