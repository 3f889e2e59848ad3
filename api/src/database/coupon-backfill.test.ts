import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { canonicalEmail } from '../modules/cart/canonical-email'
import { openPglite, type DatabaseHandle } from './client'

const MIGRATION = readFileSync(join(__dirname, 'migrations/0083_one_coupon_per_person.sql'), 'utf8')

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openPglite()
  await handle.runScript(`
    CREATE TABLE subscribers (email text PRIMARY KEY, coupon_id integer);
    CREATE TABLE coupon_uses (order_id uuid PRIMARY KEY, coupon_id integer NOT NULL, email text NOT NULL,
      UNIQUE (coupon_id, email))`)
})
afterAll(() => handle.close())

const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
  ((await handle.db.execute(query)) as unknown as { rows: T[] }).rows

describe('coupon backfill', () => {
  test('canonicalizes the emails of existing rows and loses no coupon use', async () => {
    const emails = [
      ['jo@example.com', 'jo+1@example.com', 'jo+2@example.com'],
      ['j.o.e+x@googlemail.com', 'joe@gmail.com', 'j.oe@gmail.com'],
      ['+tag@example.com', '+tag@gmail.com', '..@gmail.com', 'a.b@example.com'],
    ].flat()
    for (const [index, email] of emails.entries()) {
      await handle.db.execute(sql`INSERT INTO subscribers (email) VALUES (${email})`)
      for (const coupon of [1, 2])
        await handle.db.execute(
          sql`INSERT INTO coupon_uses VALUES (gen_random_uuid(), ${coupon === 1 ? 1 : 10 + index}, ${email})`,
        )
    }
    await handle.runScript(MIGRATION)

    const subscribed = await rowsOf<{ email: string; canonical_email: string }>(sql`SELECT * FROM subscribers`)
    expect(subscribed).toHaveLength(emails.length)
    for (const { email, canonical_email: canonical } of subscribed) expect(canonical).toBe(canonicalEmail(email))

    const alone = await rowsOf<{ coupon_id: number; email: string }>(
      sql`SELECT * FROM coupon_uses WHERE coupon_id <> 1`,
    )
    for (const { coupon_id: coupon, email } of alone) expect(email).toBe(canonicalEmail(emails[coupon - 10]!))
    const together = await rowsOf<{ email: string }>(sql`SELECT email FROM coupon_uses WHERE coupon_id = 1`)
    expect(together).toHaveLength(emails.length)
    const backfilled = together.map(({ email }) => email)
    for (const email of emails) expect(backfilled).toContain(canonicalEmail(email))
  })
})
