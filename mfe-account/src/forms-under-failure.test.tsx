import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { openPage } from './testing/open-page'
import { makeOrder } from '@shop/shared-api/testing/orders'
import { dana, signIn, signOut } from './testing/people'

const message = 'The shop is not well.'
const refuse = () => errorResponse(500, 'refused', message)
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const button = (name: string | RegExp) => () => screen.getByRole('button', { name })
const inDialog = (name: string) => () => within(screen.getByRole('dialog')).getByRole('button', { name })
const password = 'three quiet corner posts'
const order = makeOrder()
const dashboard = {
  data: { user: dana, recent_orders: [], orders_count: 0, wishlist_count: 0, default_payment_method: null },
}

/** Screen, its URL, the API call of its button, how it is filled in, and the button. */
const forms: [string, string, keyof Handlers, 'guest' | 'member', () => Promise<void>, () => HTMLElement][] = [
  [
    'login',
    '/login',
    'POST /login',
    'guest',
    async () => {
      await type(/^Email/, dana.email)
      await type(/^Password/, password)
    },
    button('Log in'),
  ],
  [
    'signing up',
    '/signup',
    'POST /register',
    'guest',
    async () => {
      await type(/^Your name/, dana.username)
      await type(/^Email/, dana.email)
      await type(/^Password$/, password)
      await type(/^Confirm password/, password)
      await userEvent.click(screen.getByRole('checkbox', { name: /I agree to the Terms of Service/ }))
    },
    button('Sign up'),
  ],
  [
    'asking for a new password',
    '/reset-password',
    'POST /send-password-reset-code',
    'guest',
    () => type(/^Email/, dana.email),
    () => screen.getByRole('button', { name: /code/i }),
  ],
  [
    'tracking',
    '/settings/order-track',
    'POST /track-order',
    'member',
    () => type(/^Order number/, '394KJ49KQY2P'),
    button('Track'),
  ],
  [
    'the profile',
    '/settings/profile',
    'POST /update-profile',
    'member',
    () => type('Your name', ' the Coach'),
    button('Save'),
  ],
  [
    'another password',
    '/settings/update-password',
    'POST /update-password',
    'member',
    async () => {
      await type('Current password', 'left hook body shot')
      await type('New password', password)
      await type('Confirm new password', password)
    },
    button('Change password'),
  ],
  [
    'deleting the account',
    '/settings/your-data',
    'POST /delete-account',
    'member',
    async () => {
      await click('Delete my account')
      await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(/^Password/), password)
    },
    inDialog('Delete my account'),
  ],
  [
    'a card to save',
    '/settings/payment-methods',
    'POST /payment-methods',
    'member',
    async () => {
      await click('Add a card')
      await type('Card number', '4242424242424242')
      await type('Expiry', '0440')
      await type('Security code', '123')
      await type('Name on card', 'Dana Rivera')
    },
    inDialog('Save card'),
  ],
  [
    'cancelling an order',
    `/order/${order.id}`,
    'POST /cancel-order',
    'member',
    async () => {
      await click('Cancel order')
      await type(/^Anything else/, 'Wrong size')
    },
    inDialog('Yes, cancel order'),
  ],
]

describe('forms under failure', () => {
  test.each(forms)('%s is sent once per click, and reports a failure without losing the input', async (...form) => {
    const [, address, call, who, fill, find] = form
    if (who === 'member') signIn()
    else signOut()
    const held = deferredCall()
    const handlers: Handlers = {
      'GET /user-dashboard': () => dashboard,
      'GET /sessions': () => ({ data: [] }),
      'GET /payment-methods': () => ({ data: [] }),
      'GET /payment-provider': () => ({ data: { provider: 'test-vault', publishable_key: null, api_url: null } }),
      'GET /get-orders/:id': () => ({ data: order }),
    }
    handlers[call] = held.handler
    openPage(address, createFakeApi(handlers))
    await screen.findAllByRole('button')
    await fill()
    await expectSafeRetry(held, find, { refuse, message })
  })
})
