import type { MyData } from '@shop/shared-api/contract'
import type { Database } from '../../../database/client'
import { userOnTheWire } from '../../auth/auth-service'
import type { Account } from '../../auth/session-repository'
import { orderOnTheWire } from '../../orders/order-on-the-wire'
import { cardOnTheWire } from '../dashboard-repository'
import { byAccount } from './by-account'
import { byAccountOrEmail } from './by-account-or-email'
import { keptForCheckout } from './kept-for-checkout'
import { knownByEmail } from './known-by-email'
import { personInFull, type PersonInFull } from './person-in-full'
import { sessionOnTheWire } from './session-on-the-wire'

/** Everything that the shop knows of a person. What hangs on an email alone is told only once that email is confirmed: anybody can sign up with anybody's. */
export async function myDataOf(db: Database, account: Account, token: string): Promise<MyData> {
  const [person, held] = await Promise.all([personInFull(db, account.id, token), keptForCheckout(db, account.id)])
  const proven = person.emailConfirmedAt !== null
  return {
    exported_at: new Date().toISOString(),
    account: { ...userOnTheWire(account), ...waysIn(person) },
    sessions: person.sessions.map(sessionOnTheWire),
    orders: person.orders.map((order) => orderOnTheWire(order, order)),
    items_on_hold: held,
    payment_methods: person.paymentMethods.map(cardOnTheWire),
    ...byAccount(person),
    ...byAccountOrEmail(person, proven),
    ...knownByEmail(person, proven),
  }
}

const waysIn = ({ createdAt, emailConfirmedAt, passwordHash, loginIdentities, emailChange }: PersonInFull) => ({
  created_at: createdAt.toISOString(),
  email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
  has_password: passwordHash !== null,
  logs_in_with: loginIdentities.map(({ provider, createdAt: since }) => ({ provider, since: since.toISOString() })),
  email_waiting_for_confirmation: emailChange?.email ?? null,
})
