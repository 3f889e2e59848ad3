import { emptyCart } from '../cart/stored-cart'
import { makeLine } from '../testing/cart-of'
import { dana, makeDraft } from '../testing/drafts'
import { makeRate, makeRates } from '../testing/order-desk'
import { chosenRate, getDestination, getStepRedirect, type StepPath } from './steps'

const full = { ...emptyCart, lines: [makeLine()] }
const pending = { key: 'k', body: {} as never, buyer: null }

describe('checkout steps', () => {
  test.each<[string, StepPath, object, object, StepPath | undefined]>([
    ['an empty cart goes to the cart', '/checkout', emptyCart, {}, '/cart'],
    ['a line in error goes to the cart', '/payment', { ...full, lines: [makeLine({ hasError: true })] }, {}, '/cart'],
    ['no address goes to shipment', '/payment', full, { addressDone: false }, '/shipment'],
    ['an address without its rates goes to shipment', '/checkout', full, { ratesFor: 'elsewhere' }, '/shipment'],
    ['no payment goes to payment', '/checkout', full, { payment: null }, '/payment'],
    ['a card lost in a reload goes to payment', '/checkout', full, { card: null }, '/payment'],
    ['a saved card needs no token', '/checkout', full, { card: null, payment: { kind: 'saved', id: 'c' } }, undefined],
    ['a complete draft opens the summary', '/checkout', full, {}, undefined],
    ['earlier steps stay open', '/shipment', full, {}, undefined],
    ['the cart is always open', '/cart', emptyCart, {}, undefined],
    ['an order in flight is finished before it is changed', '/payment', full, { order: pending }, '/checkout'],
    ['an order in flight opens the summary over an empty cart', '/checkout', emptyCart, { order: pending }, undefined],
  ])('getStepRedirect: %s', (_, path, cart, draft, elsewhere) =>
    expect(getStepRedirect(path, { ...emptyCart, ...cart }, makeDraft(draft))).toBe(elsewhere),
  )

  const now = Date.now()
  test('chosenRate: returns the unexpired rate of the chosen shipping method for this address', () => {
    expect(chosenRate(makeDraft(), 'express', now)?.object_id).toBe('rate-express')
    expect(chosenRate(makeDraft({ address: { ...dana, zip: '10002' } }), 'simple', now)).toBeUndefined()
    const expired = makeRates().map((rate) => ({ ...rate, expires_at: new Date(now - 1).toISOString() }))
    expect(chosenRate(makeDraft({ rates: expired }), 'simple', now)).toBeUndefined()
  })

  test('chosenRate: goes with the state into each quote once the address is complete', () => {
    expect(getDestination(makeDraft(), 'simple')).toEqual({ state: 'NY', shipment_id: 'rate-simple' })
    expect(getDestination(makeDraft({ rates: [makeRate({})] }), 'express')).toEqual({ state: 'NY', shipment_id: null })
    expect(getDestination(makeDraft({ addressDone: false }), 'simple')).toBeNull()
  })
})
