import type { MyData } from '@shop/shared-api/contract'
import type { Database } from '../../../database/client'
import { serializeUser } from '../../auth/auth-service'
import type { Account } from '../../auth/session-repository'
import { serializeOrder } from '../../orders/serialize-order'
import { readStoreCredit } from '../../store-credit/store-credit-repository'
import { serializeCard } from '../dashboard-repository'
import { serializeAccountData } from './account-data'
import { serializeReviewsAndRequests } from './reviews-and-requests'
import { listHeldItems } from './held-items'
import { serializeEmailData } from './email-data'
import { loadAccountRecords, type AccountRecords } from './account-records'
import { serializeSession } from './serialize-session'

/**
 * Exports everything the shop stores about a user. Data that is linked by email alone is included only if that email
 * is confirmed, since anyone can sign up with any address.
 */
export async function exportMyData(db: Database, account: Account, token: string): Promise<MyData> {
  const [person, held, credit] = await Promise.all([
    loadAccountRecords(db, account.id, token),
    listHeldItems(db, account.id),
    readStoreCredit(db, account.id, Number.MAX_SAFE_INTEGER),
  ])
  const proven = person.emailConfirmedAt !== null
  return {
    exported_at: new Date().toISOString(),
    account: { ...serializeUser(account), ...loginMethods(person) },
    sessions: person.sessions.map(serializeSession),
    orders: person.orders.map((order) => serializeOrder(order, order)),
    items_on_hold: held,
    store_credit: credit,
    payment_methods: person.paymentMethods.map(serializeCard),
    ...serializeAccountData(person),
    ...serializeReviewsAndRequests(person, proven),
    ...serializeEmailData(person, proven),
  }
}

const loginMethods = ({ createdAt, emailConfirmedAt, passwordHash, loginIdentities, emailChange }: AccountRecords) => ({
  created_at: createdAt.toISOString(),
  email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
  has_password: passwordHash !== null,
  logs_in_with: loginIdentities.map(({ provider, createdAt: since }) => ({ provider, since: since.toISOString() })),
  email_waiting_for_confirmation: emailChange?.email ?? null,
})
