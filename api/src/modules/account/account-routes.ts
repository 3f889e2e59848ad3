import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { serve } from '../../plugins/serve'
import { userOnTheWire } from '../auth/auth-service'
import { bearerToken } from '../../plugins/authentication'
import { confirmEmail, updatePassword, updateProfile } from './profile-service'
import { cardsOf, countsOf, orderSummaries } from './dashboard-repository'

/** Calls on the caller's own account. */
export async function accountRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'GET /user-dashboard', async ({ account }) => {
    const [recent, counts, cards] = await Promise.all([
      orderSummaries(db, account.id, { limit: 3 }),
      countsOf(db, account.id),
      cardsOf(db, account.id),
    ])
    return {
      data: {
        user: userOnTheWire(account),
        recent_orders: recent,
        ...counts,
        default_payment_method: cards.find((card) => card.is_defualt) ?? null,
      },
    }
  })

  serve(
    app,
    'POST /update-password',
    async ({ account, body, request }) => {
      await updatePassword(db, account, body, bearerToken(request) ?? '')
      return { success: true, message: 'Your password is changed.' }
    },
    { perMinute: 10 },
  )
  serve(app, 'POST /update-profile', ({ account, body }) => updateProfile(db, account, body), { perMinute: 20 })
  serve(
    app,
    'POST /confirm-email',
    async ({ body }) => {
      await confirmEmail(db, body.token)
      return { success: true, message: 'Your email is confirmed.' }
    },
    { perMinute: 10 },
  )
}
