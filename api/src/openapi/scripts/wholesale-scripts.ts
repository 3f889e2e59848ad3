import { wholesaleApplications } from '../../database/schema'
import type { CallScript, ExampleRequest, Scene } from '../call-script'
import { gymApplication } from '../../testing/gym-application'
import { idOf } from './id-of'
import { DEADLINE_AHEAD, DEADLINE_OVER } from '../played-call'

const nobodysId = '00000000-0000-4000-8000-000000000000'

const list = { title: 'Every month', lines: [{ sku: 'BLT-WHT-A1', qty: 12 }] }
const call = ({ api }: Scene) => ({
  title: 'Summer camp',
  product_id: api.shop.products.belt,
  color: 'White',
  deadline: DEADLINE_AHEAD,
})

async function openRoster(scene: Scene) {
  const { body } = await scene.api.call('POST /rosters', { body: call(scene), token: scene.tokens.gym })
  return { id: body.data.id, key: body.data.share_path.split('/').pop()! }
}

const nameTaken = {
  status: 409,
  code: 'name_taken',
  message: 'This name is already on the roster. Enter another one.',
}

async function openEntry(scene: Scene) {
  const { id, key } = await openRoster(scene)
  const body = { name: 'Cy', size: 'A1', number: '7' }
  const entered = await scene.api.call('POST /roster-sheets/:key/entries', { params: { key }, body })
  return { id, key, entry: entered.body.entry_id, secret: entered.body.secret }
}

async function applied(scene: Scene): Promise<ExampleRequest> {
  const values = gymApplication(await idOf(scene, 'gym'))
  await scene.api.db.insert(wholesaleApplications).values(values).onConflictDoNothing()
  return { as: 'gym' }
}

/** Tools for clubs and dealers. */
export const wholesaleScripts = {
  'GET /wholesale-application': {
    request: applied,
    refusals: [{ because: 'the account has no application', request: { as: 'ana' } }],
  },
  'GET /company-terms': { request: { as: 'gym' } },
  'GET /open-invoices': { request: { as: 'gym' } },
  'POST /find-skus': { request: { body: { skus: ['GLV-BLK-12', 'NO-SUCH-1'] } } },
  'GET /reorder-lists': { request: { as: 'gym' } },
  'POST /reorder-lists': {
    request: { as: 'gym', body: list },
    refusals: [
      {
        because: 'fifty lists are already saved',
        documented: { status: 409, code: 'full', message: 'You already have 50 lists. Please delete one first.' },
      },
    ],
  },
  'DELETE /reorder-lists/:id': {
    request: async ({ api, tokens }) => ({
      as: 'gym',
      params: { id: (await api.call('POST /reorder-lists', { body: list, token: tokens.gym })).body.data.id },
    }),
    refusals: [
      {
        because: 'the list does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId } },
      },
    ],
  },
  'GET /rosters': { request: { as: 'gym' } },
  'POST /rosters': {
    request: (scene) => ({ as: 'gym', body: call(scene) }),
    refusals: [
      {
        because: 'the product is not sold in this color',
        request: (scene) => ({ as: 'gym', body: { ...call(scene), color: 'Plaid' } }),
      },
      {
        because: 'the account already has fifty rosters',
        documented: { status: 409, code: 'full', message: 'You already have 50 rosters. Please delete one first.' },
      },
    ],
  },
  'GET /rosters/:id': {
    request: async (scene) => ({ as: 'gym', params: { id: (await openRoster(scene)).id } }),
    refusals: [
      {
        because: 'the roster does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId } },
      },
    ],
  },
  'POST /rosters/:id': {
    request: async (scene) => ({
      as: 'gym',
      params: { id: (await openRoster(scene)).id },
      body: { deadline: DEADLINE_OVER },
    }),
    refusals: [
      {
        because: 'the roster does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId }, body: { deadline: DEADLINE_OVER } },
      },
    ],
  },
  'DELETE /rosters/:id': {
    request: async (scene) => ({ as: 'gym', params: { id: (await openRoster(scene)).id } }),
    refusals: [
      {
        because: 'the roster does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId } },
      },
    ],
  },
  'POST /rosters/:id/in-cart': {
    request: async (scene) => ({ as: 'gym', params: { id: (await openRoster(scene)).id }, body: { again: false } }),
    refusals: [
      {
        because: 'the roster does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId }, body: { again: false } },
      },
      {
        because: 'the roster was ordered',
        documented: {
          status: 409,
          code: 'ordered',
          message: 'This roster was ordered already, with order 394KJ49KQY2P.',
        },
      },
    ],
  },
  'POST /rosters/:id/entries/:entry': {
    request: async (scene) => {
      const { id, entry } = await openEntry(scene)
      return { as: 'gym', params: { id, entry }, body: { name: 'Cy Young', size: 'A1', number: '17' } }
    },
    refusals: [
      {
        because: 'the roster or member does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId, entry: nobodysId }, body: { name: 'Cy', size: 'A1' } },
      },
      { because: 'another member has the name', documented: nameTaken },
    ],
  },
  'DELETE /rosters/:id/entries/:entry': {
    request: async (scene) => {
      const { id, entry } = await openEntry(scene)
      return { as: 'gym', params: { id, entry } }
    },
    refusals: [
      {
        because: 'the roster or member does not exist, or belongs to another user',
        request: { as: 'gym', params: { id: nobodysId, entry: nobodysId } },
      },
    ],
  },
  'GET /roster-sheets/:key': {
    request: async (scene) => ({ params: { key: (await openRoster(scene)).key } }),
    refusals: [{ because: 'the link is unknown', request: { params: { key: 'x'.repeat(22) } } }],
  },
  'POST /roster-sheets/:key/entries': {
    request: async (scene) => ({
      params: { key: (await openRoster(scene)).key },
      body: { name: 'Cy Young', size: 'A1', number: '7' },
    }),
    refusals: [
      {
        because: 'the link is unknown',
        request: { params: { key: 'x'.repeat(22) }, body: { name: 'Cy Young', size: 'A1', number: '7' } },
      },
      {
        because: 'the deadline has passed',
        request: async (scene) => {
          const { id, key } = await openRoster(scene)
          const token = scene.tokens.gym
          await scene.api.call('POST /rosters/:id', { params: { id }, body: { deadline: DEADLINE_OVER }, token })
          return { params: { key }, body: { name: 'Late Lee', size: 'A1', number: '' } }
        },
      },
    ],
  },
  'POST /roster-sheets/:key/entries/:entry': {
    request: async (scene) => {
      const { key, entry, secret } = await openEntry(scene)
      return { params: { key, entry }, body: { name: 'Cy Young', size: 'A1', number: '17', secret } }
    },
    refusals: [
      {
        because: 'the secret is wrong, or the entry was removed',
        request: async (scene) => {
          const { key, entry } = await openEntry(scene)
          return { params: { key, entry }, body: { name: 'Cy Young', size: 'A1', secret: 'wrong' } }
        },
      },
      { because: 'another member has the name', documented: nameTaken },
    ],
  },
} satisfies Record<string, CallScript>
