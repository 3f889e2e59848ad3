import type { MyData } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { emailChanges, loginIdentities, users } from '../../../database/schema'
import { userOnTheWire } from '../../auth/auth-service'
import { sessionsOf, type Account } from '../../auth/session-repository'
import { cardsOf } from '../dashboard-repository'
import { knownByEmail } from './known-by-email'
import { ownOrders } from './own-orders'
import { ownThings } from './own-things'
import { sessionOnTheWire } from './session-on-the-wire'

/** Everything that the shop knows of a person. What hangs on an email alone is told only once that email is confirmed: anybody can sign up with anybody's. */
export async function myDataOf(db: Database, account: Account, token: string): Promise<MyData> {
  const [[row], identities, [change], sessions, orders, things, cards] = await Promise.all([
    db.select().from(users).where(eq(users.id, account.id)),
    db.select().from(loginIdentities).where(eq(loginIdentities.userId, account.id)),
    db.select().from(emailChanges).where(eq(emailChanges.userId, account.id)),
    sessionsOf(db, account.id, token),
    ownOrders(db, account.id),
    ownThings(db, account.id),
    cardsOf(db, account.id),
  ])
  const confirmed = row!.emailConfirmedAt
  return {
    exported_at: new Date().toISOString(),
    account: {
      ...userOnTheWire(account),
      created_at: row!.createdAt.toISOString(),
      email_confirmed_at: confirmed?.toISOString() ?? null,
      has_password: row!.passwordHash !== null,
      logs_in_with: identities.map(({ provider, createdAt }) => ({ provider, since: createdAt.toISOString() })),
      email_waiting_for_confirmation: change?.email ?? null,
    },
    sessions: sessions.map(sessionOnTheWire),
    orders,
    payment_methods: cards,
    ...things,
    ...(await knownByEmail(db, confirmed && account.email)),
  }
}
