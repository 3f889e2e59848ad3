import { randomUUID } from 'node:crypto'
import { equipmentRequests } from '../../database/schema'
import { quoteOrderForm } from '../../testing/order-form'
import type { CallScript, ExampleRequest, Scene } from '../call-script'
import { idOf } from './id-of'

const noOpenQuote = { status: 409, code: 'conflict', message: 'There is no open quote for this request.' }

/** A request of the gym with a quote of $2,400. */
async function quoted(scene: Scene, status: 'quoted' | 'approved' = 'quoted'): Promise<string> {
  const requestNumber = `E${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  await scene.api.db.insert(equipmentRequests).values({
    requestNumber,
    userId: await idOf(scene, 'gym'),
    name: 'Kai',
    email: 'gym@example.com',
    phone: '2015550166',
    organisation: 'Kai Gym',
    category: 'Boxing gloves',
    items: [{ size: '12 oz', color: 'Red and black', qty: 40 }],
    status,
    quoteCents: 240_000,
    quoteNote: 'Sewn and shipped within six weeks.',
    quotedAt: new Date(),
  })
  return requestNumber
}

/** The gym's order of a request, by card to Oregon. */
async function orderOf(scene: Scene, status: 'quoted' | 'approved', total: number): Promise<ExampleRequest> {
  return {
    as: 'gym',
    params: { number: await quoted(scene, status) },
    body: quoteOrderForm({ email: 'gym@example.com', expected_total: total }),
    headers: { 'idempotency-key': randomUUID() },
  }
}

/** Requests for custom equipment and their quotes. */
export const equipmentScripts = {
  'GET /equipment-requests': {
    request: async (scene) => {
      await quoted(scene)
      return { as: 'gym' }
    },
  },
  'POST /equipment-requests/:number/approve': {
    request: async (scene) => ({ as: 'gym', params: { number: await quoted(scene) }, body: { quote: 2400 } }),
    refusals: [
      {
        because: 'the request does not exist, or belongs to another user',
        request: { as: 'gym', params: { number: 'E000000000' }, body: { quote: 2400 } },
      },
      {
        because: 'the quote has changed',
        request: async (scene) => ({ as: 'gym', params: { number: await quoted(scene) }, body: { quote: 1 } }),
      },
    ],
  },
  'GET /equipment-requests/:number/amounts': {
    request: async (scene) => ({
      as: 'gym',
      params: { number: await quoted(scene, 'approved') },
      query: { state: 'NY' },
    }),
    refusals: [
      {
        because: 'the request does not exist, or belongs to another user',
        request: { as: 'gym', params: { number: 'E000000000' }, query: { state: 'NY' } },
      },
      {
        because: 'the quote is not approved, or ordered already',
        request: async (scene) => ({ as: 'gym', params: { number: await quoted(scene) }, query: { state: 'NY' } }),
      },
    ],
  },
  'POST /equipment-requests/:number/order': {
    request: (scene) => orderOf(scene, 'approved', 2400),
    refusals: [
      {
        because: 'the request does not exist, or belongs to another user',
        request: async (scene) => ({ ...(await orderOf(scene, 'approved', 2400)), params: { number: 'E000000000' } }),
      },
      { because: 'the quote is not approved, or ordered already', request: (scene) => orderOf(scene, 'quoted', 2400) },
      { because: 'the total differs from what the buyer saw', request: (scene) => orderOf(scene, 'approved', 2000) },
    ],
  },
  'POST /equipment-requests/:number/decline': {
    request: async (scene) => ({
      as: 'gym',
      params: { number: await quoted(scene) },
      body: { reason: 'We have found gloves in stock elsewhere.' },
    }),
    refusals: [
      {
        because: 'the request does not exist, or belongs to another user',
        request: { as: 'gym', params: { number: 'E000000000' }, body: { reason: 'Too late for us' } },
      },
      { because: 'the request has no open quote', documented: noOpenQuote },
    ],
  },
  'POST /equipment-requests/:number/counter-offer': {
    request: async (scene) => ({
      as: 'gym',
      params: { number: await quoted(scene) },
      body: { price: 2200, note: 'We can collect them ourselves.' },
    }),
    refusals: [
      {
        because: 'the request does not exist, or belongs to another user',
        request: { as: 'gym', params: { number: 'E000000000' }, body: { note: 'Could it be cheaper?' } },
      },
      { because: 'the request has no open quote', documented: noOpenQuote },
    ],
  },
} satisfies Record<string, CallScript>
