import type { Stripe } from 'stripe'
import { Failure } from '../../failure'
import type { Card, Charge, PartialRefund, PaymentProvider } from './provider'
import { declineMessage, toFailure, isDecline, ignoreAlreadyRefunded } from './stripe-failures'

/** The keys of a Stripe account, and the shop's URL. */
export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret?: string
  /** Replaces Stripe's API URL in tests. */
  apiUrl?: string
  publicUrl: string
  /** Timeout of one try; there are at most two. */
  timeoutMs?: number
}

/** Two tries and the pause between them end before the document server's timeout of 15 s. */
const USUAL_TIMEOUT_MS = 6_000

const STRIPE_URL = 'https://api.stripe.com'
const NAMELESS = 'Card holder'

/** A saved card belongs to a Stripe customer and is charged through it. */
const referenceOf = (card: Stripe.PaymentMethod) => (card.customer ? `${idOf(card.customer)}/${card.id}` : card.id)
const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id)
function partsOf(reference: string): { customer?: string; payment_method: string } {
  const [first, second] = reference.split('/')
  return second ? { customer: first, payment_method: second } : { payment_method: first! }
}

/** Payments by Stripe. Browsers send card data directly to Stripe; we see only tokens, brands and last digits. */
export async function stripeProvider(settings: StripeSettings): Promise<PaymentProvider> {
  const { default: StripeClient } = await import('stripe')
  const stripe = new StripeClient(settings.secretKey, { ...connection(settings), telemetry: false })

  // A token can be used once; its own idempotency key lets a repeated order find the resulting card.
  const methodOf = (token: string) =>
    token.startsWith('tok_')
      ? stripe.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: `card-${token}` })
      : stripe.paymentMethods.retrieve(token)
  const orThrow = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw toFailure(error)
    })
  const retrieveCharge = async (reference: string) => chargeOf(await stripe.paymentIntents.retrieve(reference))

  return {
    name: 'stripe',
    publicInfo: {
      provider: 'stripe',
      publishable_key: settings.publishableKey,
      api_url: settings.apiUrl ?? STRIPE_URL,
    },
    readCard: async (token) => asCard(await orThrow(methodOf(token))),
    saveCard: (token, owner) =>
      orThrow(
        (async () => {
          const method = await methodOf(token)
          const customerId = owner.otherReference && partsOf(owner.otherReference).customer
          const customer = customerId ?? (await newCustomer(stripe, owner))
          return asCard(await stripe.paymentMethods.attach(method.id, { customer }))
        })(),
      ),
    deleteCard: async (reference) => {
      await orThrow(stripe.paymentMethods.detach(partsOf(reference).payment_method))
    },
    charge: async ({ reference, amountCents, key, returnPath }) => {
      const request: Stripe.PaymentIntentCreateParams = {
        ...partsOf(reference),
        amount: amountCents,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        return_url: `${settings.publicUrl}${returnPath}`,
        metadata: { order_id: key },
      }
      try {
        return chargeOf(await stripe.paymentIntents.create(request, { idempotencyKey: `order-${key}` }))
      } catch (error) {
        if (isDecline(error)) return { state: 'declined', message: declineMessage(error) }
        throw toFailure(error)
      }
    },
    capture: async (reference) => {
      await orThrow(stripe.paymentIntents.capture(reference, {}, { idempotencyKey: `capture-${reference}` }))
    },
    getCharge: (reference) => orThrow(retrieveCharge(reference)),
    refund: (reference, part) =>
      orThrow(
        (async () => {
          if (part) return refundPart(stripe, reference, part)
          const { status } = await stripe.paymentIntents.retrieve(reference)
          if (status === 'canceled') return
          if (status === 'succeeded')
            await stripe.refunds
              .create({ payment_intent: reference }, { idempotencyKey: `refund-${reference}` })
              .catch(ignoreAlreadyRefunded)
          else await stripe.paymentIntents.cancel(reference)
        })(),
      ),
    ...(settings.webhookSecret && {
      parseOrderEvent: (body, signature) => orderOfEvent(stripe, body, signature, settings.webhookSecret!),
    }),
  }
}

/**
 * Stripe forgets idempotency keys after a day, so refunds carry theirs as metadata too. A charge that was refunded in
 * Stripe's dashboard has nothing left to refund.
 */
async function refundPart(stripe: Stripe, reference: string, { amountCents, key }: PartialRefund): Promise<void> {
  const earlier = stripe.refunds.list({ payment_intent: reference, limit: 100 })
  for await (const { metadata } of earlier) if (metadata?.refund_id === key) return
  await stripe.refunds
    .create(
      { payment_intent: reference, amount: amountCents, metadata: { refund_id: key } },
      { idempotencyKey: `refund-${key}` },
    )
    .catch(ignoreAlreadyRefunded)
}

function connection({ apiUrl, timeoutMs = USUAL_TIMEOUT_MS }: StripeSettings): Stripe.StripeConfig {
  const limits = { timeout: timeoutMs, maxNetworkRetries: 1 }
  if (!apiUrl) return limits
  const { protocol, hostname, port } = new URL(apiUrl)
  return { ...limits, protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port }
}

async function newCustomer(stripe: Stripe, { id, email, username }: { id: string; email: string; username: string }) {
  const customer = await stripe.customers.create(
    { email, name: username, metadata: { user_id: id } },
    { idempotencyKey: `customer-${id}-${email}` },
  )
  return customer.id
}

function asCard(method: Stripe.PaymentMethod): Card {
  if (!method.card) throw new Failure(422, 'invalid', 'We only accept cards. Please enter one.')
  return {
    reference: referenceOf(method),
    brand: method.card.brand,
    last4: method.card.last4,
    expMonth: method.card.exp_month,
    expYear: method.card.exp_year,
    holderName: method.billing_details.name ?? NAMELESS,
  }
}

function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const reference = intent.id
  if (intent.status === 'requires_capture') return { state: 'authorized', reference }
  if (intent.status === 'succeeded') return { state: 'captured', reference }
  const url = intent.next_action?.redirect_to_url?.url
  if (intent.status === 'requires_action' && url) return { state: 'action', reference, url }
  return { state: 'declined', message: declineMessage(intent.last_payment_error) }
}

function orderOfEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): string | undefined {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret)
    return event.type.startsWith('payment_intent.')
      ? (event.data.object as Stripe.PaymentIntent).metadata.order_id
      : undefined
  } catch {
    throw new Failure(400, 'malformed', 'This message is not signed by our payment provider.')
  }
}
