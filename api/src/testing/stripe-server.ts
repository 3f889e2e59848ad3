import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, string>
type Thing = Record<string, unknown> & { id: string }
interface Reply {
  status: number
  body: object
}
/** A call that reached the server. */
export interface StripeCall {
  name: string
  fields: Fields
  key?: string
}

/** Documented test cards by token: how the bank responds to a charge. */
const BANK: Record<string, string> = {
  chargeDeclined: 'generic_decline',
  chargeDeclinedInsufficientFunds: 'insufficient_funds',
  chargeDeclinedExpiredCard: 'expired_card',
  threeDSecure2Required: 'action',
}
/** Allowed parameters of a payment intent, among those we might send. */
const INTENT_PARAMETERS =
  /^(amount|currency|customer|payment_method|confirm|capture_method|return_url|allowed_payment_method_types\[0\]|metadata\[order_id\])$/
const fresh = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`
const problem = (status: number, error: object): Reply => ({ status, body: { error } })
const missing = (id: string) =>
  problem(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` })
const fine = (body: object): Reply => ({ status: 200, body })

/**
 * A server with the calls of Stripe's API that we use, as documented: form-encoded bodies, Idempotency-Key, error
 * shapes.
 */
export async function stripeServer(secretKey: string) {
  const things = new Map<string, Thing>()
  const calls: StripeCall[] = []
  const earlier = new Map<string, { hash: string; reply: Reply }>()
  const used = new Set<string>()
  const keep = (thing: Thing) => (things.set(thing.id, thing), fine(thing))
  const card = (name: string): Thing => ({
    id: fresh('pm'),
    object: 'payment_method',
    type: 'card',
    customer: null,
    card: { brand: 'visa', last4: name.startsWith('chargeDeclined') ? '0002' : '4242', exp_month: 12, exp_year: 2099 },
    billing_details: { name: 'Ana Lima' },
    bank: BANK[name],
  })
  for (const name of ['visa', ...Object.keys(BANK)])
    things.set(`pm_card_${name}`, { ...card(name), id: `pm_card_${name}` })

  const newMethod = (fields: Fields): Reply => {
    const token = fields['card[token]'] ?? ''
    if (!token.startsWith('tok_')) return missing(token)
    if (used.has(token))
      return problem(400, { type: 'invalid_request_error', code: 'token_already_used', message: 'Used more than once' })
    used.add(token)
    return keep(card(token.replace(/^tok_/, '').replace(/_\d+$/, '')))
  }

  const newIntent = (fields: Fields): Reply => {
    const unknown = Object.keys(fields).find((name) => !INTENT_PARAMETERS.test(name))
    if (unknown) return problem(400, { type: 'invalid_request_error', code: 'parameter_unknown', param: unknown })
    const method = things.get(fields.payment_method ?? '')
    if (!method) return missing(fields.payment_method ?? '')
    if (method.customer && method.customer !== fields.customer)
      return problem(400, { type: 'invalid_request_error', message: 'The payment method belongs to a customer.' })
    const intent: Thing = {
      id: fresh('pi'),
      object: 'payment_intent',
      amount: Number(fields.amount),
      currency: fields.currency,
      metadata: { order_id: fields['metadata[order_id]'] },
      status: 'requires_capture',
    }
    if (method.bank === 'action') {
      const url = `https://hooks.stripe.com/redirect/${intent.id}`
      intent.status = 'requires_action'
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: fields.return_url } }
    } else if (method.bank) {
      const error = { type: 'card_error', code: 'card_declined', decline_code: method.bank, message: 'Declined.' }
      things.set(intent.id, { ...intent, status: 'requires_payment_method', last_payment_error: error })
      return problem(402, error)
    }
    return keep(intent)
  }

  const move = (id: string, from: string[], to: string): Reply => {
    const intent = things.get(id)
    if (!intent) return missing(id)
    if (!from.includes(String(intent.status)))
      return problem(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `This PaymentIntent is ${String(intent.status)}.`,
      })
    return keep({ ...intent, status: to })
  }

  const refundsOf = (id: string) =>
    [...things.values()].filter(({ object, payment_intent: of }) => object === 'refund' && of === id)

  const refund = (fields: Fields): Reply => {
    const id = fields.payment_intent ?? ''
    const intent = things.get(id)
    const done = refundsOf(id).reduce((sum, { amount }) => sum + Number(amount), 0)
    const left = intent?.refunded ? 0 : Number(intent?.amount) - done
    const amount = Number(fields.amount ?? left)
    if (intent?.status !== 'succeeded' || left === 0)
      return problem(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' })
    if (amount > left)
      return problem(400, {
        type: 'invalid_request_error',
        message: 'Refund amount is greater than what is left.',
      })
    things.set(id, { ...intent, refunded: amount === left })
    const metadata = { refund_id: fields['metadata[refund_id]'] }
    return keep({ id: fresh('re'), object: 'refund', payment_intent: id, amount, metadata, status: 'succeeded' })
  }

  function answer(name: string, id: string, fields: Fields): Reply {
    const thing = things.get(id)
    switch (name) {
      case 'POST payment_methods':
        return newMethod(fields)
      case 'POST customers':
        return keep({ id: fresh('cus'), object: 'customer', email: fields.email })
      case 'POST payment_methods/attach':
        return thing ? keep({ ...thing, customer: fields.customer }) : missing(id)
      case 'POST payment_methods/detach':
        return thing ? keep({ ...thing, customer: null }) : missing(id)
      case 'POST payment_intents':
        return newIntent(fields)
      case 'POST payment_intents/capture':
        return move(id, ['requires_capture'], 'succeeded')
      case 'POST payment_intents/cancel':
        return move(id, ['requires_capture', 'requires_action', 'requires_payment_method'], 'canceled')
      case 'POST refunds':
        return refund(fields)
      case 'GET refunds':
        return fine({
          object: 'list',
          data: refundsOf(fields.payment_intent ?? ''),
          has_more: false,
          url: '/v1/refunds',
        })
      case 'GET payment_methods':
      case 'GET payment_intents':
        return thing ? fine(thing) : missing(id)
      default:
        return problem(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${name}).` })
    }
  }

  async function handle(request: IncomingMessage): Promise<Reply> {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return problem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const body = await textOf(request)
    const type = request.headers['content-type'] ?? ''
    if (body && !type.startsWith('application/x-www-form-urlencoded'))
      return problem(400, { type: 'invalid_request_error', message: 'Bodies must be form-encoded.' })
    const { pathname, search } = new URL(request.url!, 'http://localhost')
    const [, object = '', id = '', verb = ''] = pathname.slice(1).split('/')
    const name = `${request.method} ${object}${verb && `/${verb}`}`
    const fields = Object.fromEntries(new URLSearchParams(body || search))
    const key = request.headers['idempotency-key'] as string | undefined
    calls.push({ name, fields, key })
    const hash = createHash('sha256').update(`${request.url}\n${body}`).digest('hex')
    const before = key === undefined ? undefined : earlier.get(key)
    if (before && before.hash !== hash)
      return problem(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' })
    const reply = before?.reply ?? answer(name, id, fields)
    if (key !== undefined) earlier.set(key, { hash, reply })
    return reply
  }

  const server = createServer((request, response) => {
    void handle(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': fresh('req') })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    things,
    /** Forgets an idempotency key, as Stripe does after a day. */
    forgetKey: (key: string) => earlier.delete(key),
    /** Sets the result of the shopper's authentication. */
    bankSays: (intent: string, yes: boolean) =>
      things.set(intent, {
        ...things.get(intent)!,
        ...(yes
          ? { status: 'requires_capture', next_action: null }
          : {
              status: 'requires_payment_method',
              last_payment_error: { type: 'card_error', code: 'payment_intent_authentication_failure' },
            }),
      }),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
