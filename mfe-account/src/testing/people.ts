import '@shop/account-contract'
import { toSessionUser, type MyData, type User } from '@shop/shared-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'

/** A customer. */
export const dana: User = {
  id: '5a1c0f5e-8f6a-4a86-9d8f-0c8a5e5d3f01',
  username: 'Dana Rivera',
  email: 'dana@gym.example',
  role: 'customer',
  is_verified: true,
  phone: '2155550143',
}

/** The data export of a customer who has done nothing yet. */
export const makeMyData = (): MyData => ({
  exported_at: '2026-11-21T09:00:00.000Z',
  account: {
    ...dana,
    created_at: '2026-10-01T09:00:00.000Z',
    email_confirmed_at: null,
    has_password: true,
    logs_in_with: [],
    email_waiting_for_confirmation: null,
  },
  sessions: [],
  orders: [],
  items_on_hold: [],
  wishlist: [],
  payment_methods: [],
  reviews: [],
  wholesale_application: null,
  company_terms: null,
  store_credit: { balance: 0, entries: [] },
  equipment_requests: [],
  rosters: [],
  reorder_lists: [],
  newsletter: null,
  messages: [],
  authenticity_reports: [],
  back_in_stock_requests: [],
  mails: [],
})

/** Signs a user in. */
export function signIn(user: User = dana): void {
  setSessionHint('session-of-dana')
  bus.publish('session/changed', { user: toSessionUser(user) })
}

/** Signs the user out. */
export function signOut(): void {
  clearSessionHint()
  bus.publish('session/changed', { user: null })
}
