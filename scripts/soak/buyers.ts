import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoUsers } from '@shop/api/demo-users'
import { cardToken, orderForm } from '@shop/api/testing/order-form'
import { deliveryAddress, type CartQuote, type Order, type OrderForm } from '@shop/shared-api/contract'
import { toCents } from '@shop/shared-api/money'
import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'
import { pickRandom, randomIpAddress, type Assortment } from './visits'

/** Counters of all purchases so far. */
export interface Purchases {
  /** Started purchases, without those that were sold out. */
  begun: number
  orders: { id: string; totalCents: number }[]
  cancelled: number
  withCoupon: number
  /** Purchases of items that another buyer bought first. */
  soldOut: number
  /** Requests without a response that were repeated with the same key. */
  repeated: number
  byKind: Record<BuyerKind, number>
  /** Failures, one line each. */
  faults: string[]
}

export type BuyerKind = 'guest' | 'customer' | 'wholesaler'

interface Buyer {
  kind: BuyerKind
  shop: string
  address: string
  /** Session cookies. */
  cookies?: string
  purchases: Purchases
}

/** Valid names that break a careless shop. */
const oddNames = naughtyStrings.filter((text) => deliveryAddress.first_name.safeParse(text).success)
const oddTexts = () => ({
  first_name: pickRandom(oddNames),
  last_name: pickRandom(oddNames),
  note: pickRandom(oddNames),
})

const RETRY_TIMEOUT_MS = 20_000

/** A buyer who buys one cart after another until it is over. */
export async function runBuyer(
  kind: BuyerKind,
  shop: string,
  assortment: Assortment,
  isOver: () => boolean,
  purchases: Purchases,
): Promise<void> {
  const buyer: Buyer = { kind, shop, address: randomIpAddress(), purchases }
  while (!isOver()) {
    try {
      buyer.address = randomIpAddress()
      if (kind !== 'guest') buyer.cookies ??= await logIn(buyer)
      await buyOnce(buyer, assortment)
    } catch (error) {
      purchases.faults.push(`${kind}: ${(error as Error).message}`)
      await sleep(500)
    }
    await sleep(50 + Math.random() * 400)
  }
}

async function logIn(buyer: Buyer): Promise<string> {
  const { email, password } = demoUsers[buyer.kind === 'customer' ? 'customer' : 'wholesaler']
  const call = buyer.kind === 'customer' ? '/login' : '/wholsale/login'
  const { status, cookies } = await sendUntilAnswered(buyer, call, { email, password })
  if (status !== 200 || !cookies) throw new Error(`${call} responded with ${status}`)
  return cookies
}

async function buyOnce(buyer: Buyer, assortment: Assortment): Promise<void> {
  const { purchases, kind } = buyer
  const products = cartOf(kind, assortment)
  const coupon = kind === 'guest' && Math.random() < 0.5 ? await couponId(buyer) : undefined
  const chosen = { products, state: 'OR', ...(coupon && { coupen_id: coupon }) }
  const quote = await expectOk<CartQuote>('quote', send(buyer, '/add-to-cart', chosen))
  if (quote.cartHasError) return void (purchases.soldOut += 1)
  purchases.begun += 1
  const form = orderForm({
    ...(chosen as Pick<OrderForm, 'products' | 'coupen_id'>),
    email: `${randomUUID()}@example.com`,
    payment_token: cardToken(),
    expected_total: quote.total,
    ...(Math.random() < 0.3 && oddTexts()),
  })
  const placed = await sendUntilAnswered(buyer, '/add-order', form, { 'idempotency-key': randomUUID() })
  if (placed.status === 409 && (placed.body as { code: string }).code === 'out_of_stock') {
    purchases.begun -= 1
    return void (purchases.soldOut += 1)
  }
  if (placed.status !== 201) throw new Error(`the order failed with ${placed.status}: ${JSON.stringify(placed.body)}`)
  const { data, guest_token: token } = placed.body as { data: Order; guest_token: string | null }
  purchases.orders.push({ id: data.id, totalCents: toCents(data.amounts.total) })
  purchases.byKind[kind] += 1
  if (coupon) purchases.withCoupon += 1
  const secret = { order_id: data.id, ...(token && { token }) }
  await expectOk('confirmation', send(buyer, '/confirm-order', secret))
  if (Math.random() < 0.25) await cancel(buyer, secret)
}

/** One to three lines, sometimes with a scarce item; wholesalers order ten of each. */
function cartOf(kind: BuyerKind, { products, scarce }: Assortment) {
  const count = 1 + Math.floor(Math.random() * 3)
  const lines = new Map(Array.from({ length: count }, () => pickRandom(products)).map((line) => [line.variantId, line]))
  if (scarce.length > 0 && Math.random() < 0.1) lines.set(0, pickRandom(scarce))
  return [...lines].map(([key, { id, variantId }]) => ({
    product_id: id,
    product_variation_id: variantId,
    qty: kind === 'wholesaler' && key !== 0 ? 10 : 1,
  }))
}

async function couponId(buyer: Buyer): Promise<number> {
  const { coupon } = await expectOk<{ coupon: { id: number } }>(
    'coupon',
    send(buyer, '/apply-coupen', { code: 'WELCOME10' }),
  )
  return coupon.id
}

/** A retried cancellation may be rejected if the first response was lost: then the order must be cancelled. */
async function cancel(buyer: Buyer, secret: { order_id: string; token?: string }): Promise<void> {
  const { status } = await sendUntilAnswered(buyer, '/cancel-order', { ...secret, reason: 'changed_mind' })
  if (status !== 200 && status !== 409) throw new Error(`the cancellation failed with ${status}`)
  const address = `/get-orders/${secret.order_id}${secret.token ? `?token=${secret.token}` : ''}`
  const { data } = await expectOk<{ data: Order }>('order', send(buyer, address))
  if (data.status !== 'cancelled') throw new Error(`a cancelled order is ${data.status}`)
  buyer.purchases.cancelled += 1
}

interface Answer {
  status: number
  body: unknown
  /** Cookies set by the response, as a browser sends them back. */
  cookies?: string
}

async function expectOk<Body>(what: string, request: Promise<Answer>): Promise<Body> {
  const { status, body } = await request
  if (status !== 200) throw new Error(`the ${what} failed with ${status}: ${JSON.stringify(body)}`)
  return body as Body
}

/** Repeats a request with the same key until it is answered, as the checkout does. */
async function sendUntilAnswered(buyer: Buyer, path: string, body: object, headers = {}): Promise<Answer> {
  for (const end = Date.now() + RETRY_TIMEOUT_MS; ; buyer.purchases.repeated += 1) {
    const answer = await send(buyer, path, body, headers).catch((error: Error) => ({ status: 0, body: error.message }))
    if ((answer.status > 0 && answer.status < 500) || Date.now() > end) return answer
    await sleep(200)
  }
}

async function send({ shop, address, cookies }: Buyer, path: string, body?: object, headers = {}): Promise<Answer> {
  const answer = await fetch(`${shop}/api${path}`, {
    headers: {
      'x-forwarded-for': address,
      ...(body && { 'content-type': 'application/json' }),
      origin: shop,
      ...(cookies && { cookie: cookies }),
      ...headers,
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await answer.text()
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text, cookies: set.join('; ') }
}
