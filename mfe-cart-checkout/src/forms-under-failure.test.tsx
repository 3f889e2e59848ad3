import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dana, makeDraft } from './testing/drafts'
import { openOrderDesk } from './testing/order-desk'
import { showCheckout } from './testing/show-checkout'
import { openSmallShop } from './testing/small-shop'

const message = 'The shop is not well.'
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)

/** Form, path, request of its button, initial draft, how to fill it in, and the button. */
const forms: [string, string, keyof Handlers, object, () => Promise<unknown>, string | RegExp][] = [
  ['a promo code', '/cart', 'POST /apply-coupen', {}, () => type('Promo code', 'WELCOME10'), /^Apply/],
  [
    'an address',
    '/shipment',
    'POST /rates',
    { address: dana },
    () => screen.findByLabelText('Email'),
    'Continue to payment',
  ],
  [
    'a card to save',
    '/payment',
    'POST /payment-methods',
    makeDraft({ payment: null, card: null }),
    async () => {
      await type('Card number', '4242424242424242')
      await type('Expiry', '0440')
      await type('Security code', '123')
      await type('Name on card', 'Dana Rivera')
      await userEvent.click(screen.getByRole('checkbox', { name: /^Save this card/ }))
    },
    'Continue to checkout',
  ],
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setSessionHint('a-token')
})
afterEach(clearSessionHint)

describe('forms under failure', () => {
  test.each(forms)('%s is sent once per press, and shows the error while it keeps the input', async (...form) => {
    const [, path, call, draft, fill, button] = form
    const shop = openSmallShop()
    openOrderDesk(shop)
    const held = deferredCall()
    shop.answers[call] = held.handler
    await showCheckout(shop, { path, draft })
    await fill()
    const refusing = { refuse: () => errorResponse(500, 'internal', message), message }
    await expectSafeRetry(held, () => screen.getByRole('button', { name: button }), refusing)
  })
})
