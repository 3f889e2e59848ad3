import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import { serve } from '../../plugins/serve'
import { requireAttempt, type AttemptLimit } from '../auth/attempts'
import { contentRepository } from '../content/content-repository'
import { cartService, isWholesale } from './cart-service'
import { settingsCarrier, type Carrier } from './carrier'
import { findDestination } from './destination'
import { applyFreeShipping } from './free-shipping'
import { saveRates, fetchOffers, serializeRate } from './shipment-rates'

/** Coupon codes that one account, or one guest's network, may try, to prevent guessing. */
const COUPONS: AttemptLimit = { scope: 'coupon', maxAttempts: 60, windowSeconds: 3600 }

/** Cart pricing calls. `carrier` replaces the settings' shipping prices when one is connected. */
export async function cartRoutes(app: FastifyInstance, { db, carrier }: { db: Database; carrier?: Carrier }) {
  const cart = cartService(db)
  const content = contentRepository(db)

  serve(app, 'POST /add-to-cart', ({ body, account }) => cart.quote(body, account))
  serve(
    app,
    'POST /apply-coupen',
    async ({ body, account, request }) => {
      const wait = 'You have tried many coupons. Please try again in an hour.'
      await requireAttempt(db, COUPONS, account?.id ?? request.network, wait)
      return cart.applyCoupon(body, account)
    },
    { perMinute: 30 },
  )
  serve(app, 'POST /rates', async ({ body, account, request }) => {
    const [settings, quote, { extraDays }] = await Promise.all([
      content.settings(),
      cart.quote({ products: body.products, shipment_type: 'simple', state: body.state }, account),
      findDestination(db, body.state),
    ])
    if (quote.cartHasError || quote.items.length === 0) {
      throw new Failure(409, 'cart_in_error', 'An item in your cart is not available. Please review your cart first.')
    }
    const own = settingsCarrier(settings, extraDays)
    const offers = await fetchOffers(carrier ?? own, own, body, (err) => request.log.warn({ err }, 'carrier failed'))
    const rates = await saveRates(db, offers, body)
    const buyer = { subtotal: quote.subtotal, settings, wholesale: isWholesale(account) }
    return { data: applyFreeShipping(rates, buyer).map(serializeRate) }
  })
}
