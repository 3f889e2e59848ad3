import { sql } from 'drizzle-orm'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let time: number

const revision = async () => (await api.call('GET /revision')).body.data.revision
/** Whether a statement moves the revision. */
async function moves(statement: string): Promise<boolean> {
  const before = await revision()
  await api.db.execute(sql.raw(statement))
  return (await revision()) !== before
}
const review = (status: string) =>
  `INSERT INTO ratings (product_id, name, email, rating, comment, status)
   VALUES (${api.shop.products.belt}, 'Ana', '${status}@example.com', 5, 'It holds its knot.', '${status}')`

describe('public revision', () => {
  beforeAll(async () => {
    api = await testApp()
    time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await api.close()
  })

  test.each([
    ['a price', 'UPDATE variants SET price_cents = price_cents + 1'],
    ['stock', 'UPDATE variants SET stock = stock + 1'],
    ['a product', "UPDATE products SET title = title || '!'"],
    ['the menu', "UPDATE categories SET title = title || '!'"],
    ['the settings', "UPDATE settings SET sale_title = 'Winter sale'"],
    ['a tier', 'UPDATE tiers SET percent = percent + 1'],
    ['a tax', 'UPDATE states SET tax_rate_ppm = tax_rate_ppm + 1'],
    ['a slide', "UPDATE sliders SET title = 'Hit harder'"],
    ['a banner', 'DELETE FROM banners'],
    ['a link of the menu', "INSERT INTO menu_links (title, url, position) VALUES ('Open mat', '/faqs', 0)"],
    ['a post', "UPDATE instagram_posts SET alt = 'A ring'"],
    ['a question', "INSERT INTO faqs (category, question, answer) VALUES ('Sizes', 'Which?', 'The small one.')"],
    ['a page', "UPDATE pages SET summary = 'Thirty days.'"],
    ['a size chart', "UPDATE size_charts SET title = 'Gloves'"],
  ])('moves with %s', async (_what, statement) => {
    expect(await moves(statement)).toBe(true)
  })

  test('moves with a published review that is added, edited or deleted, but not with one that awaits approval', async () => {
    expect(await moves(review('pending'))).toBe(false)
    expect(await moves("DELETE FROM ratings WHERE status = 'pending'")).toBe(false)
    expect(await moves(review('published'))).toBe(true)
    expect(await moves("UPDATE ratings SET comment = 'It frays.' WHERE email = 'published@example.com'")).toBe(true)
    expect(await moves("DELETE FROM ratings WHERE email = 'published@example.com'")).toBe(true)
  })

  test('stays with changes that no public page shows', async () => {
    expect(await moves("INSERT INTO contact_messages (name, email, message) VALUES ('Bo', 'b@o.example', 'Hi')")).toBe(
      false,
    )
    expect(await moves("UPDATE coupons SET expires_at = now() + interval '1 day'")).toBe(false)
  })

  test('moves every 15 minutes, and is stored by no cache', async () => {
    const { headers } = await api.call('GET /revision')
    expect(headers['cache-control']).toBe('no-store')
    const before = await revision()
    time += 15 * 60_000
    expect(await revision()).not.toBe(before)
  })
})
