import { cardToken } from '../../testing/order-form'
import type { CallScript } from '../call-script'

const missing = '11111111-1111-4111-8111-111111111111'
const notMine = (request: object) => [
  { because: 'it does not exist, or belongs to another user', request: { as: 'ana' as const, ...request } },
]

/** Calls of a signed-in user. */
export const accountScripts = {
  'GET /user-dashboard': { request: { as: 'ana' } },
  'GET /sessions': { request: { as: 'ana' } },
  'DELETE /sessions/:id': {
    request: async ({ api, tokens }) => {
      const { body } = await api.call('GET /sessions', { token: tokens.leaver })
      return { as: 'leaver', params: { id: body.data.find(({ current }) => !current)!.id } }
    },
    refusals: notMine({ params: { id: missing } }),
  },
  'DELETE /sessions': { request: { as: 'ana' } },
  'GET /my-data': { request: { as: 'bo' } },
  'POST /update-profile': {
    request: {
      as: 'writer',
      body: {
        username: 'Wren',
        phone: '201 555 0177',
        email: 'wren@example.com',
        current_password: 'left hook body shot',
      },
    },
    refusals: [
      {
        because: 'a new email needs the current password',
        request: { as: 'writer', body: { username: 'Wren', email: 'wren@example.com' } },
      },
    ],
  },
  'POST /update-password': {
    request: {
      as: 'bo',
      body: {
        current_password: 'left hook body shot',
        password: 'slow jab quick cross',
        password_confirmation: 'slow jab quick cross',
      },
    },
    refusals: [
      {
        because: 'the current password is wrong',
        request: {
          as: 'bo',
          body: {
            current_password: 'not this one',
            password: 'slow jab quick cross',
            password_confirmation: 'slow jab quick cross',
          },
        },
      },
    ],
  },
  'POST /delete-account': {
    request: { as: 'leaver', body: { password: 'left hook body shot' } },
    refusals: [
      { because: 'the password is wrong', request: { as: 'leaver', body: { password: 'not this one' } } },
      { because: 'an order is open', request: { as: 'ana', body: { password: 'left hook body shot' } } },
    ],
  },
  'GET /payment-provider': { request: {} },
  'GET /payment-methods': { request: { as: 'ana' } },
  'GET /store-credit': { request: { as: 'ana' } },
  'POST /payment-methods': {
    request: { as: 'ana', body: { payment_token: cardToken(), is_defualt: true } },
    refusals: [
      { because: 'the token is malformed', request: { as: 'ana', body: { payment_token: 'nonsense' } } },
      {
        because: 'a field contains a card number',
        request: { as: 'ana', body: { payment_token: '4242424242424242' } },
      },
      {
        because: 'the card has expired',
        request: { as: 'ana', body: { payment_token: cardToken({ exp_year: 2020 }) } },
      },
      {
        because: 'ten cards are already saved',
        request: async ({ api, tokens }) => {
          for (let card = 0; card < 10; card += 1)
            await api.call('POST /payment-methods', {
              body: { payment_token: cardToken({ last4: String(1000 + card) }) },
              token: tokens.writer,
              headers: { 'x-forwarded-for': `10.99.0.${card}` },
            })
          return { as: 'writer', body: { payment_token: cardToken() } }
        },
      },
    ],
  },
  'POST /payment-methods/:id': {
    request: ({ ids }) => ({ as: 'ana', params: { id: ids.card } }),
    refusals: notMine({ params: { id: missing } }),
  },
  'DELETE /payment-methods/:id': {
    request: ({ ids }) => ({ as: 'ana', params: { id: ids.card } }),
    refusals: notMine({ params: { id: missing } }),
  },
  'GET /get-wishlists': { request: { as: 'ana' } },
  'POST /wishlists': {
    request: ({ api }) => ({ as: 'ana', body: { product_id: api.shop.products.glove } }),
    refusals: [{ because: 'the product does not exist', request: { as: 'ana', body: { product_id: 2_000_000 } } }],
  },
  'POST /wishlists/merge': {
    request: ({ api }) => ({ as: 'ana', body: { product_ids: [api.shop.products.glove, api.shop.products.belt] } }),
  },
  'DELETE /wishlists/:id': {
    request: ({ ids }) => ({ as: 'ana', params: { id: ids.wishlistItem } }),
    refusals: notMine({ params: { id: missing } }),
  },
} satisfies Record<string, CallScript>
