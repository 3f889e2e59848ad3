import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { bearerToken } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { logIn, newPasswordHash, sessionFor, signUp, type SignUp } from './auth-service'
import { resetPassword, sendResetCode, validateResetCode } from './password-reset'
import { closeSession } from './session-repository'

/** Calls that open and close a session. */
export async function authRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const register = async (form: SignUp) => sessionFor(db, await signUp(db, form, await newPasswordHash(form)))
  serve(app, 'POST /register', ({ body }) => register(body), { perMinute: 10 })
  serve(app, 'POST /login', ({ body }) => logIn(db, body), { perMinute: 20 })
  serve(app, 'POST /wholsale/login', ({ body }) => logIn(db, body, 'wholeseller'), { perMinute: 20 })
  serve(app, 'POST /logout', async ({ request }) => {
    await closeSession(db, bearerToken(request) ?? '')
    return { success: true, message: 'You are logged out.' }
  })

  serve(
    app,
    'POST /send-password-reset-code',
    async ({ body }) => {
      await sendResetCode(db, body.email)
      return { success: true, message: 'If this email has an account, a code is on its way.' }
    },
    { perMinute: 10 },
  )
  serve(
    app,
    'POST /validate-reset-code',
    async ({ body }) => ({ reset_token: await validateResetCode(db, body.email, body.code) }),
    { perMinute: 20 },
  )
  serve(
    app,
    'POST /reset-password',
    async ({ body }) => {
      await resetPassword(db, body)
      return { success: true, message: 'Your password is changed. Please log in.' }
    },
    { perMinute: 10 },
  )
}
