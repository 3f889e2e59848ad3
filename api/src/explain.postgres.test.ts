import type { Logger } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { openPostgres } from './database/client'
import { operatorDeadlines } from './database/deadlines'
import { migrate } from './database/migrate'
import { refreshCatalogue } from './database/refresh-catalogue'
import { users, variants } from './database/schema'
import { describeOnPostgres } from './testing/describe-on-postgres'
import { operate } from './testing/operate'
import { toOrderLines, orderForm } from './testing/order-form'
import { testApp, type TestApp, type TestCall } from './testing/test-app'
import type { EndpointName } from '@shop/shared-api/contract'

/** Enough rows that a sequential scan would be the wrong plan for every call. */
const FILL = `
  INSERT INTO categories (parent_id, level, title, slug, image, position)
    SELECT NULL, 1, 'Range ' || n, 'range-' || n, 'category-gloves', n FROM generate_series(1, 30) n;
  INSERT INTO products (category_id, slug, title, brand, description, materials, drawing, launched_at, popularity)
    SELECT (SELECT id FROM categories WHERE slug = 'range-' || (1 + n % 30)), 'piece-' || n,
      (ARRAY['Shin Guard', 'Hand Wrap', 'Rash Guard', 'Skipping Rope', 'Mouth Guard'])[1 + n % 5] || ' ' || n, 'Ironside',
      repeat('Made to last through rounds and rolls. ', 40), 'Cotton', 'glove.classic.black', now() - make_interval(hours => n), n % 1000
    FROM generate_series(1, 6000) n;
  INSERT INTO variants (product_id, sku, size, color, color_hex, drawing, price_cents, sale_price_cents, stock)
    SELECT p.id, 'SKU-' || p.id || '-' || n, (ARRAY['S', 'M', 'L'])[n], (ARRAY['Blue', 'Green', 'Gold', 'Grey'])[1 + p.id % 4],
      '#112233', 'glove.classic.black', 1000 + p.id % 9000, CASE WHEN p.id % 50 = 0 THEN 900 END, 5
    FROM products p, generate_series(1, 3) n WHERE p.slug LIKE 'piece-%';
  INSERT INTO ratings (product_id, name, email, rating, comment, status)
    SELECT p.id, 'Ana', 'r' || n || '@example.com', 1 + (p.id + n) % 5, 'Good.', 'published'
    FROM products p, generate_series(1, 2) n WHERE p.slug LIKE 'piece-%';
  INSERT INTO users (username, email) SELECT 'User', 'u' || n || '@example.com' FROM generate_series(1, 4000) n;
  INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT decode(md5(email) || md5(email), 'hex'), id, now() + interval '1 day' FROM users;
  INSERT INTO wishlists (user_id, product_id)
    SELECT u.id, p.id FROM (SELECT id, row_number() OVER () AS n FROM users) u
    JOIN (SELECT id, row_number() OVER () AS n FROM products) p ON p.n = u.n;
  INSERT INTO orders (order_number, user_id, email, subtotal_cents, sale_discount_cents, discount_cents, discount_percent,
      delivery_cents, tax_cents, tax_rate_ppm, total_cents, shipment_type, address, billing)
    SELECT translate(upper(substr(md5(email), 1, 12)), 'ILOU', '1234'), id, email, 1000, 0, 0, 0, 0, 0, 0, 1000, 'simple', address, address
    FROM users, (SELECT jsonb_build_object('first_name', 'Ana', 'last_name', 'Lima', 'phone', '5550102030', 'address',
      '1 Main Street', 'address_2', null, 'city', 'Portland', 'state', 'OR', 'zip', '97201') AS address) place;
  INSERT INTO orders (order_number, email, subtotal_cents, sale_discount_cents, discount_cents, discount_percent,
      delivery_cents, tax_cents, tax_rate_ppm, total_cents, shipment_type, address, billing)
    SELECT translate(upper(substr(md5('guest' || n), 1, 12)), 'ILOU', '1234'), 'guest' || n % 3000 || '@example.com', 1000, 0, 0, 0, 0, 0, 0,
      1000, 'simple', address, address
    FROM generate_series(1, 6000) n, (SELECT address FROM orders LIMIT 1) place;
  UPDATE orders SET payment_status = 'paid',
    created_at = now() - make_interval(hours => 6 * (('x' || substr(md5(id::text), 1, 4))::bit(16)::integer % 6000));
  INSERT INTO order_items (order_id, sku, title, size, color, drawing, list_price_cents, unit_price_cents, quantity)
    SELECT id, 'S', 'T', 'M', 'Red', 'glove.classic.red', 1000, 1000, 1 FROM orders;
  INSERT INTO order_events (order_id, status) SELECT id, 'placed' FROM orders;
  INSERT INTO parcels (order_id, carrier, tracking_number) SELECT id, 'UPS', order_number FROM orders;
  INSERT INTO parcel_events (parcel_id, status) SELECT id, 'packed' FROM parcels;
  INSERT INTO payment_methods (user_id, provider, provider_reference, brand, last4, exp_month, exp_year, holder_name)
    SELECT id, 'testvault', 'x', 'visa', '4242', 12, 2030, 'Ana' FROM users;
  INSERT INTO shipment_rates (type, title, charges_cents, state, zip, min_days, max_days, expires_at)
    SELECT 'simple', 'Simple', 800, 'OR', '97201', 1, 3, now() + make_interval(secs => n) FROM generate_series(1, 4000) n;
  INSERT INTO idempotency_keys (key_hash, request_hash, order_id) SELECT decode(md5(id::text), 'hex'), '', id FROM orders;
  INSERT INTO contact_messages (name, email, message) SELECT 'User', email, 'Hello.' FROM users;
  INSERT INTO authenticity_reports (name, email, barcode, seller, message) SELECT 'User', email, 'IRN-1', 'A stall', 'Odd.' FROM users;
  INSERT INTO stock_alerts (variant_id, email) SELECT v.id, 'u' || v.n || '@example.com'
    FROM (SELECT id, row_number() OVER () AS n FROM variants LIMIT 4000) v;
  INSERT INTO subscribers (email, canonical_email) SELECT email, email FROM users ON CONFLICT DO NOTHING;
  INSERT INTO mail_outbox (recipient, template, data, sent_at) SELECT email, 'reset-code', '{}', now() FROM users;
  INSERT INTO equipment_requests (request_number, user_id, name, email, phone, organisation, category, items)
    SELECT 'E' || row_number() OVER (), id, 'User', email, '', '', 'Gloves', '[]' FROM users;
  INSERT INTO equipment_events (request_id, status) SELECT id, 'received' FROM equipment_requests;
  INSERT INTO rosters (user_id, share_key, title, product_id, color, deadline)
    SELECT id, email, 'Camp', (SELECT min(id) FROM products), 'Black', now() FROM users;
  INSERT INTO roster_entries (roster_id, name, size) SELECT id, 'Cy', 'M' FROM rosters;
  INSERT INTO reorder_lists (user_id, title, lines) SELECT id, 'Belts', '[]' FROM users;
  INSERT INTO stock_holds (key_hash, caller_hash, held_until)
    SELECT decode(md5(email), 'hex'), decode(md5(email) || md5(email), 'hex'), now() + interval '1 hour' FROM users;
  INSERT INTO stock_hold_lines (key_hash, variant_id, quantity)
    SELECT h.key_hash, v.id, 1 FROM (SELECT key_hash, row_number() OVER () AS n FROM stock_holds) h
    JOIN (SELECT id, row_number() OVER () AS n FROM variants) v ON v.n = h.n;`

/** Tables that grow with the catalogue and with sales. */
const BIG = new Set(
  (
    'products variants ratings users sessions wishlists orders order_items order_events parcels parcel_events ' +
    'payment_methods shipment_rates idempotency_keys contact_messages authenticity_reports stock_alerts subscribers ' +
    'mail_outbox equipment_requests equipment_events rosters roster_entries reorder_lists stock_holds stock_hold_lines'
  ).split(' '),
)

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Total Cost'?: number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

describeOnPostgres('on a large database', (cluster) => {
  let api: TestApp
  let client: Client
  let token: string
  const seen: { query: string; params: unknown[] }[] = []
  const logger: Logger = { logQuery: (query, params) => void seen.push({ query, params }) }

  beforeAll(async () => {
    const url = await cluster().freshDatabase()
    const handle = openPostgres(url, { max: 10, deadlines: operatorDeadlines, logger })
    await migrate(handle)
    api = await testApp({ handle })
    const session = await api.signUp('explain@example.com')
    token = session.access_token
    await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, session.user.id))
    await api.db.update(variants).set({ stock: 1000 })
    await handle.runScript(FILL)
    await refreshCatalogue(handle.db)
    client = new Client({ connectionString: url })
    // The cluster may stop before the client does.
    client.on('error', () => undefined)
    await client.connect()
    await client.query('VACUUM ANALYZE')
  })
  afterAll(async () => {
    await client?.end()
    await api?.close()
  })

  const list = (query: string): [EndpointName, () => TestCall] => ['GET /get-products', () => ({ query })]
  const line = () => toOrderLines(api.shop, ['whiteBelt', 1])
  const hot: [string, [EndpointName, () => TestCall]][] = [
    ['the listing', list('')],
    ['its newest', list('sort=newest')],
    ['its cheapest', list('sort=price_asc')],
    ['its dearest', list('sort=price_desc')],
    ['its best rated', list('sort=rating')],
    ['a category', list('product_category=range-7')],
    ['a filtered category', list('product_category=range-7&size=M&color=Blue&price_max=60&in_stock=true')],
    ['a color', list('color=Gold&sort=newest')],
    ['a size', list('size=L&size=M&sort=rating')],
    ['a range of prices', list('price_min=20&price_max=30&sort=price_asc')],
    ['in stock only', list('in_stock=true&sort=newest')],
    ['on sale only', list('on_sale=true&sort=price_desc')],
    ['well rated only', list('rating_min=4')],
    ['a search within a category', list('product_category=range-7&search=rope')],
    ['a search', list('search=mouth+guard+1204')],
    ['a mistyped search', list('search=shinn')],
    ['the categories with their counts', ['GET /get-categories', () => ({ query: 'take_all=true' })]],
    ['my data export', ['GET /my-data', () => ({ token })]],
    ['a product', ['GET /get-product/:id', () => ({ params: { id: 4321 } })]],
    ['the sale', ['GET /sale-products', () => ({ query: 'page=3' })]],
    ['recently viewed', ['GET /get-recent-view', () => ({ query: 'product_ids=50&product_ids=5000' })]],
    ['reviews', ['GET /get-ratings', () => ({ query: 'product_id=4321' })]],
    ['a cart', ['POST /add-to-cart', () => ({ body: { products: line(), state: 'NY' }, token })]],
    [
      'an order',
      [
        'POST /add-order',
        () => ({
          body: orderForm({ products: line(), expected_total: 20.5 }),
          headers: { 'idempotency-key': `explain-${Math.random()}` },
          token,
        }),
      ],
    ],
    ['the orders of a user', ['GET /get-orders', () => ({ token })]],
    ['a wishlist', ['GET /get-wishlists', () => ({ token })]],
    ['saved cards', ['GET /payment-methods', () => ({ token })]],
    ['a dashboard', ['GET /user-dashboard', () => ({ token })]],
  ]

  const today = new Date().toISOString().slice(0, 10)
  const work: [string, string, object][] = [
    ['the customers', 'customers.list', {}],
    ['their next page', 'customers.list', { after: 'guest2500@example.com' }],
    ['guests only', 'customers.list', { account: 'guest' }],
    ['locked accounts', 'customers.list', { account: 'locked' }],
    ['a search for customers', 'customers.list', { search: 'guest77@example' }],
    ['a search by order number', 'customers.list', { search: '7K3M9QX2B4TD' }],
    ['the sales of a month', 'reports.sales', {}],
    ['the products of a day', 'reports.sales', { by: 'product', from: today, to: today }],
    ['the customers of a month', 'reports.sales', { by: 'customer' }],
    ['a customer', 'customers.show', { customer: 'u77@example.com' }],
    ['the reviews to decide', 'ratings.list', {}],
    ['all reviews from a place on', 'ratings.list', { status: 'all', after: '4000' }],
    ['mails that failed', 'mails.stuck', { after: '3000' }],
    ['open requests', 'equipment.list', {}],
    ['declined requests from a place on', 'equipment.list', { status: 'declined', after: '2000' }],
    ['the lowest stock', 'stock.list', {}],
    ['stock from a place on', 'stock.list', { below: 900, after: '5 9000' }],
    ['wholesalers', 'wholesellers.list', { after: 'u2@example.com' }],
  ]

  test.each(hot)('%s uses indexes', async (_, [name, call]) => {
    seen.length = 0
    const { status, text } = await api.call(name, call())
    expect({ ok: status < 300, text }).toMatchObject({ ok: true })
    await expectIndexes()
  })

  test.each(work)('for staff, %s uses indexes', async (_, name, input) => {
    seen.length = 0
    await operate(api, name, input)
    await expectIndexes()
  })

  /** No statement since the last reset reads a table that grows from its start to its end. */
  async function expectIndexes() {
    const statements = seen.filter(({ query }) => /^\s*(select|with|update|delete)/i.test(query))
    expect(statements.length).toBeGreaterThan(0)
    for (const { query, params } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (FORMAT JSON) ${query}`,
        params,
      )
      const read = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
        .filter((node) => node['Node Type'] === 'Seq Scan' && BIG.has(node['Relation Name'] ?? ''))
        .map((node) => node['Relation Name'])
      expect({ query, read }).toEqual({ query, read: [] })
    }
  }

  test.each([
    ['the newest', {}],
    ['the next page', { after: '1700000000.000000 7b1c43c8-c7ab-43e7-b573-795471d3a598' }],
    ['of a status', { status: 'confirmed' }],
    ['of a month', { from: '2026-01-01', to: '2026-01-31' }],
  ])('with a million orders, a page of %s is read by an index without sorting', async (_, input) => {
    // The planner takes the number of rows from here, without rows.
    await client.query("UPDATE pg_class SET reltuples = 1000000 WHERE oid = 'orders'::regclass")
    seen.length = 0
    await operate(api, 'orders.list', input)
    await expectIndexes()
    const { query, params } = seen.find((statement) => statement.query.includes('from "orders"'))!
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (FORMAT JSON) ${query}`,
      params,
    )
    const plan = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    expect(plan.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan'])
    expect(plan[0]!['Total Cost']).toBeLessThan(1000)
  })

  test('detects a statement without an index', async () => {
    const { rows } = await client.query("EXPLAIN (FORMAT JSON) SELECT * FROM products WHERE materials = 'Silk'")
    expect(nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])).toContain('Seq Scan')
  })
})
