import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { expectPatience, heldCall } from '@shop/shared-forms/testing/held-call'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dana, makeDraft } from './testing/drafts'
import { openOrderDesk, refuse } from './testing/order-desk'
import { showCheckout } from './testing/show-checkout'
import { openSmallShop } from './testing/small-shop'

const words = 'The shop is not well.'
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)

/** Form, its address, the call that its button makes, what was drafted before, how it is filled in, and the button. */
const forms: [string, string, string, object, () => Promise<unknown>, string | RegExp][] = [
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
    'a card to keep',
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

test.each(forms)('%s is sent once a press, and says what failed while it keeps what was typed', async (...form) => {
  const [, at, call, draft, fill, button] = form
  const shop = openSmallShop()
  openOrderDesk(shop)
  const held = heldCall()
  shop.answers[call] = held.handler as never
  await showCheckout(shop, { at, draft })
  await fill()
  const refusing = { refuse: () => refuse(500, 'internal', words), words }
  await expectPatience(held, () => screen.getByRole('button', { name: button }), refusing)
})
