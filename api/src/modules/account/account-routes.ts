import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { serve } from '../../plugins/serve'
import { serializeUser } from '../auth/auth-service'
import { bearerToken } from '../../plugins/authentication'
import { getClient } from '../auth/client'
import { readStoreCredit } from '../store-credit/store-credit-repository'
import { listCards, countOrdersAndWishlist, listOrderSummaries } from './dashboard-repository'
import { confirmEmail } from './email-change'
import { undoEmailChange } from './email-undo'
import { updatePassword, updateProfile } from './profile-service'

/** Profile, password, store credit and dashboard of the signed-in user. */
export async function accountRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'GET /user-dashboard', async ({ account }) => {
    const [recent, counts, cards] = await Promise.all([
      listOrderSummaries(db, account.id, { limit: 3 }),
      countOrdersAndWishlist(db, account.id),
      listCards(db, account.id),
    ])
    return {
      data: {
        user: serializeUser(account),
        recent_orders: recent,
        ...counts,
        default_payment_method: cards.find((card) => card.is_defualt) ?? null,
      },
    }
  })

  serve(app, 'GET /store-credit', async ({ account }) => ({ data: await readStoreCredit(db, account.id) }))

  serve(
    app,
    'POST /update-password',
    async ({ account, body, request }) => {
      await updatePassword(db, account, body, { currentToken: bearerToken(request) ?? '', client: getClient(request) })
      return { success: true, message: 'Your password has been changed.' }
    },
    { perMinute: 10 },
  )
  serve(
    app,
    'POST /update-profile',
    ({ account, body, request }) => updateProfile(db, account, body, getClient(request)),
    { perMinute: 20 },
  )
  serve(
    app,
    'POST /confirm-email',
    async ({ body, request }) => ({ success: true, message: await confirmEmail(db, body.token, getClient(request)) }),
    { perMinute: 10 },
  )
  serve(
    app,
    'POST /undo-email-change',
    async ({ body, request }) => {
      const { email, resetToken } = await undoEmailChange(db, body.token, getClient(request))
      const message = `Your account uses ${email} again, and all devices are logged out. Please set a new password.`
      return { success: true, message, email, reset_token: resetToken }
    },
    { perMinute: 10 },
  )
}
